import type { Day } from '#kernel/calendar.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';
import type { BankBalance } from '#modules/money/accounts/rules.ts';
import type { AccountSection, StatementRow } from '#modules/money/statement-formats/model.ts';

type Closed = Pick<AccountSection, 'currency' | 'opening' | 'closing' | 'rows' | 'failed' | 'check'>;
type End = { readonly day: Day; readonly minor: bigint; readonly before: bigint | null; readonly isProven: boolean };

/** Where what is owed may be printed without a sign. */
const OWED: ReadonlySet<AccountType> = new Set(['credit-card', 'loan']);

/**
 * What the bank says was in the account when the statement ends, if it says so in a way that can be compared: the running
 * balance of its newest row, else its closing balance, unless rows go on after its day and it does not count them.
 * @param broughtOn the day on which the file came: a statement says nothing of days after that, whatever it is dated
 */
export function bankBalanceOf(section: Closed, accountType: AccountType, broughtOn: Day): BankBalance | null {
  const booked = section.rows.filter(({ status, part }) => status === 'booked' && part !== 'opening');
  const days = booked.flatMap(({ day }) => day ?? []).toSorted();
  const end =
    runningEnd(section, booked, days.at(-1) ?? null) ?? statedEnd(section, booked, days.at(-1) ?? null, broughtOn);
  if (end === null || !isKept(end.minor)) return null;
  const [firstDay] = days;
  const before = end.before === null || !isKept(end.before) ? null : end.before;
  return {
    day: end.day,
    minor: end.minor,
    isSignSure: end.isProven || end.minor <= 0n || !OWED.has(accountType),
    before: firstDay === undefined || before === null ? null : { day: firstDay, minor: before },
  };
}

/**
 * The balance beside the newest row: the end to which the balances lead, or, where most of them do and one is missing, that
 * of the later day. Figures that do not lead from row to row are no running balance, whatever their column is called.
 */
function runningEnd({ check }: Closed, booked: readonly StatementRow[], last: Day | null): End | null {
  const chained = newestBalance(booked);
  if (last === null) return null;
  // One row fits any sign of its balance.
  const isProven = booked.some(({ line }) => line !== booked[0]?.line);
  if (chained !== null) return { day: last, minor: chained, before: chained - sumOf(booked), isProven };
  const order = check.kind === 'gap' ? orderOf(booked) : null;
  const [newest, oldest] = order === 'newest-last' ? [booked.at(-1), booked[0]] : [booked[0], booked.at(-1)];
  if (order === null || newest?.balance == null || newest.day !== last) return null;
  const first = endOf(booked, oldest);
  const before = first === null ? null : first.balance - first.moved;
  // A chain with a gap says what was there, and by its figures' signs nothing.
  return { day: last, minor: newest.balance.minor, before, isProven: false };
}

function statedEnd(
  { currency, opening, closing, failed }: Closed,
  booked: readonly StatementRow[],
  last: Day | null,
  broughtOn: Day,
): End | null {
  if (closing === null || closing.amount.currency !== currency) return null;
  const { minor } = closing.amount;
  const sum = sumOf(booked);
  const begins = opening !== null && opening.amount.currency === currency ? opening.amount.minor : null;
  const addsUp = begins !== null && begins + sum === minor;
  const before = begins ?? (failed.length > 0 ? null : minor - sum);
  // What adds up counts all the rows, whatever its day.
  if (last !== null && (closing.day === null || (addsUp && closing.day < last)))
    return { day: last, minor, before, isProven: addsUp };
  if (closing.day === null || (last !== null && closing.day < last)) return null;
  const told = closing.day < broughtOn ? closing.day : broughtOn;
  return { day: last !== null && last > told ? last : told, minor, before, isProven: addsUp };
}

/**
 * The running balance at the newest end of the rows, which may be the first or the last; null where neither chains. Where
 * both do, as with a payment that came back, the days tell.
 */
export function newestBalance(rows: readonly StatementRow[]): bigint | null {
  const first = endOf(rows, rows[0]);
  const last = endOf(rows, rows.at(-1));
  if (first === null || last === null) return null;
  const total = sumOf(rows);
  const isForward = last.balance - total === first.balance - first.moved;
  const isBackward = first.balance - total === last.balance - last.moved;
  if (isForward && isBackward && first.balance !== last.balance) {
    const order = orderOf(rows);
    return order === null ? null : order === 'newest-last' ? last.balance : first.balance;
  }
  if (isForward) return last.balance;
  return isBackward ? first.balance : null;
}

/** A row with a fee on its line moves the balance by both. */
function endOf(rows: readonly StatementRow[], row: StatementRow | undefined) {
  if (row === undefined || row.balance === null) return null;
  return { balance: row.balance.minor, moved: sumOf(rows.filter(({ line }) => line === row.line)) };
}

/** How the days run; null where they run both ways, or are all one. */
function orderOf(rows: readonly StatementRow[]): 'newest-first' | 'newest-last' | null {
  let [rises, falls] = [false, false];
  let before: Day | null = null;
  for (const { day } of rows) {
    if (day === null) return null;
    rises ||= before !== null && day > before;
    falls ||= before !== null && day < before;
    before = day;
  }
  return rises === falls ? null : rises ? 'newest-last' : 'newest-first';
}

export function sumOf(rows: readonly StatementRow[]): bigint {
  return rows.reduce((sum, { amount }) => sum + amount.minor, 0n);
}

const isKept = (minor: bigint) => minor <= LARGEST_MINOR && minor >= -LARGEST_MINOR;
