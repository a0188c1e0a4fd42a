import type { Day } from '#kernel/calendar.ts';
import { money, type Money } from '#kernel/money.ts';
import { judgeByBalance, unread } from '#modules/money/csv-detection/rules.ts';
import type { UnreadLine } from '#modules/money/csv-detection/model.ts';
import type { AccountSection, BalanceCheck, StatementRow } from './model.ts';

export type Checked = Pick<AccountSection, 'rows' | 'opening' | 'closing'>;

/**
 * Whether the money adds up: row upon row where there are running balances, and opening + sum = closing where the
 * statement names both. A gap names the line at which the balance departs from the rows, and by how much.
 */
export function checkBalance({ rows, opening, closing }: Checked): BalanceCheck {
  const booked = rows.filter((row) => row.status === 'booked' && row.part !== 'opening');
  const { steps, isChain } = chainOf(booked);
  if (isChain) {
    const gap = firstGap(steps, opening?.amount ?? null, rows);
    if (gap !== null) return gap;
  }
  if (opening !== null && closing !== null) {
    if (opening.amount.currency !== closing.amount.currency) return { kind: 'unknown' };
    if (booked.some(({ amount }) => amount.currency !== opening.amount.currency)) return { kind: 'unknown' };
    const sum = booked.reduce((total, { amount }) => total + amount.minor, opening.amount.minor);
    const last = booked.at(-1)?.line ?? 1;
    return sum === closing.amount.minor
      ? { kind: 'matches' }
      : balanceGap(last, money(closing.amount.minor - sum, closing.amount.currency));
  }
  return isChain || isOnlyStep(steps, opening) || isFollowed(steps, opening?.amount ?? null, rows)
    ? { kind: 'matches' }
    : { kind: 'unknown' };
}

/** The steps in the order in which their balances follow, and whether there are as many balances as a running one has. */
export function chainOf(booked: readonly StatementRow[]): {
  readonly steps: readonly Step[];
  readonly isChain: boolean;
} {
  const steps = stepsOf(booked);
  const amounts = steps.map(({ amount }) => amount);
  const judged = judgeByBalance({
    amounts,
    fees: amounts.map(() => null),
    balances: steps.map(({ balance }) => balance),
    moments: steps.map(({ day }) => day),
    accounts: amounts.map(() => ''),
    isAside: amounts.map(() => false),
    isVoid: amounts.map(() => false),
    opening: null,
  });
  // Balances that do not follow from the rows are a gap as well, where the file has as many as a running balance has.
  const isChain = judged.steps > 0 && judged.steps * 2 >= steps.length - 1;
  return { steps: isChain ? judged.order.flatMap((at) => steps[at] ?? []) : steps, isChain };
}

/** One movement, which the opening balance and its own agree with. */
function isOnlyStep(steps: readonly Step[], opening: Checked['opening']): boolean {
  const [only] = steps;
  return (
    steps.length === 1 && only !== undefined && opening !== null && opening.amount.minor + only.amount === only.balance
  );
}

/** So many balances that follow from those before them, with several rows between them, prove the rows. */
const LEAST_FOLLOWED = 3;
/** So many of the rows may stand before the first balance, which nothing proves. */
const LEADING = 0.1;

/** Whether all balances follow where only some rows have one, as the last of each day: in the order of the rows, or backwards. */
function isFollowed(steps: readonly Step[], opening: Money | null, rows: readonly StatementRow[]): boolean {
  const balances = steps.filter(({ balance }) => balance !== null).length;
  if (balances <= LEAST_FOLLOWED || balances === steps.length) return false;
  return [steps, steps.toReversed()].some((ordered) => {
    const before = ordered.findIndex(({ balance }) => balance !== null);
    const isWhole = ordered.at(-1)?.balance !== null && (opening !== null || before <= ordered.length * LEADING);
    return isWhole && firstGap(ordered, opening, rows) === null;
  });
}

/** How many rows have the balance that follows from the row before them. */
export function followingIn(rows: readonly Pick<StatementRow, 'balance' | 'amount'>[]): number {
  return rows.filter(({ balance, amount }, at) => {
    const before = rows[at - 1]?.balance;
    return balance !== null && before != null && before.minor + amount.minor === balance.minor;
  }).length;
}

type Step = { line: number; day: Day | null; amount: bigint; balance: bigint | null };

/** One step per line of the file: an entry and its fee move the balance together. */
function stepsOf(rows: readonly StatementRow[]): Step[] {
  const steps: Step[] = [];
  for (const { line, day, amount, balance, part } of rows) {
    const last = steps.at(-1);
    if (part === 'fee' && last?.line === line) last.amount += amount.minor;
    else steps.push({ line, day, amount: amount.minor, balance: balance?.minor ?? null });
  }
  return steps;
}

function firstGap(steps: readonly Step[], opening: Money | null, rows: readonly StatementRow[]): BalanceCheck | null {
  let before = opening?.minor ?? null;
  const currency = rows[0]?.amount.currency;
  for (const { line, amount, balance } of steps) {
    if (before !== null) before += amount;
    if (balance === null) continue;
    if (before !== null && before !== balance && currency !== undefined)
      return balanceGap(line, money(balance - before, currency));
    before = balance;
  }
  return null;
}

export function balanceGap(line: number, gap: Money): BalanceCheck {
  const sentence = `The balance at line ${line} does not match the transactions: one may be missing or wrong. Compare it with your statement.`;
  return { kind: 'gap', line, gap, sentence };
}

/** Totals of money in or out that are not those of the rows. */
export function totalsGap(line: number, gap: Money): BalanceCheck {
  return { kind: 'gap', line, gap, sentence: OTHER_TOTALS };
}

const OTHER_TOTALS =
  'The totals on this line do not match the transactions: one may be missing or wrong. Compare it with your statement.';

/**
 * Several statements of one account in one file are one account; each is checked, and that one begins where the last ended.
 * @param areUnique the format has an identifier for each row of an account: one that an earlier statement has counts once
 */
export function merged(sections: readonly AccountSection[], areUnique = false): AccountSection[] {
  const byAccount = new Map<string, AccountSection>();
  const idsBy = new Map<string, Ids>();
  for (const given of sections) {
    const section = given.check.kind === 'unknown' ? { ...given, check: checkBalance(given) } : given;
    const key = `${section.account ?? ''}\n${section.currency}`;
    const first = byAccount.get(key);
    const ids = idsBy.get(key) ?? { known: new Set(), areTrue: areUnique };
    idsBy.set(key, ids);
    if (first === undefined) {
      noteIds(ids, section.rows);
      byAccount.set(key, section);
      continue;
    }
    const between =
      first.closing !== null && section.opening !== null
        ? section.opening.amount.minor - first.closing.amount.minor
        : null;
    const [own, again] = between === 0n ? [section.rows, []] : withoutRepeated(section.rows, ids);
    noteIds(ids, own);
    const step = again.length > 0 ? 0n : (between ?? 0n);
    if (first.check.kind !== 'gap' && step !== 0n)
      first.check = balanceGap(section.rows[0]?.line ?? first.rows.at(-1)?.line ?? 1, money(step, section.currency));
    else if (first.check.kind !== 'gap' && section.check.kind !== 'unknown') first.check = section.check;
    first.rows.push(...own);
    first.skipped.push(...section.skipped, ...again);
    first.failed.push(...section.failed);
    first.opening ??= section.opening;
    first.closing = section.closing ?? first.closing;
  }
  return [...byAccount.values()];
}

/** The identifiers of the rows of an account so far; one that comes twice within a statement identifies nothing. */
type Ids = { readonly known: Set<string>; areTrue: boolean };

function noteIds(ids: Ids, rows: readonly StatementRow[]): void {
  for (const key of ids.areTrue ? rows.flatMap((row) => keyOf(row) ?? []) : []) {
    ids.areTrue &&= !ids.known.has(key);
    ids.known.add(key);
  }
}

/** Periods of one account may overlap: a row whose identifier, day and amount an earlier statement has is there already. */
function withoutRepeated(rows: StatementRow[], { known, areTrue }: Ids): [StatementRow[], UnreadLine[]] {
  const keys = rows.flatMap((row) => keyOf(row) ?? []);
  if (!areTrue || new Set(keys).size < keys.length) return [rows, []];
  const [own, again] = [false, true].map((isAgain) => rows.filter((row) => known.has(keyOf(row) ?? '') === isAgain));
  return [own ?? [], (again ?? []).map(({ line, description }) => unread(line, 'repeated', description))];
}

const keyOf = ({ sourceId, day, amount, part }: StatementRow): string | null =>
  sourceId === null || part !== 'entry' ? null : `${sourceId}\n${day}\n${amount.minor}`;

/**
 * Identifiers that come again with the same amount identify nothing (some banks print one reference on every line): they
 * stay as references only.
 */
export function withTrueIds(rows: readonly StatementRow[]): StatementRow[] {
  const seen = new Set<string>();
  for (const { sourceId, amount, part } of rows) {
    if (sourceId === null || part !== 'entry') continue;
    const key = `${sourceId}\n${amount.minor}`;
    if (seen.has(key)) return rows.map((row) => ({ ...row, sourceId: null, reference: row.reference ?? row.sourceId }));
    seen.add(key);
  }
  return [...rows];
}
