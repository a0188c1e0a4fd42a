import type { Day } from '#kernel/calendar.ts';
import { money, type Currency, type Money } from '#kernel/money.ts';
import type { ColumnRole, DecimalMark, UnreadLine } from '#modules/money/csv-detection/model.ts';
import {
  currenciesIn,
  currenciesMeant,
  decimalUnder,
  figureOf,
  isBlank,
  joined,
  moneyOf,
  oneLine,
  type Figure,
  unread as unreadLine,
  type Movement,
  type TableRows,
} from '#modules/money/csv-detection/rules.ts';
import { checkBalance, withTrueIds } from './balance.ts';
import type { AccountSection, StatementRow } from './model.ts';
import { takeStated } from './stated-balances.ts';
import { withUncounted } from './uncounted.ts';
import { fieldAmount, fieldRate, paidIn } from './original.ts';

const OF_CATEGORY = 'This line is the other side of an entry. No money moved in an account.';

/** The accounts of a table: one for each account and currency its rows name, in the order they first appear. */
export function sectionsOf(parts: TableRows): AccountSection[] {
  const { movements, unread, sorted, unmoved, ofCategories, roles, facts, signed, currency, dayOf, currencyOf } = parts;
  const sections = new Map<string, AccountSection>();
  const lines: UnreadLine[] = [...sorted.failed];
  const skipped: UnreadLine[] = [...sorted.skipped];
  const accountColumn = roles.indexOf('account');
  for (const [at, movement] of movements.entries()) {
    const leave = (reason: UnreadLine['reason']) => unreadLine(movement.line, reason, movement.cells.join(' '));
    const amount = signed.amounts[at] ?? null;
    const fee = signed.fees[at] ?? null;
    const day = movement.day === null ? null : dayOf(movement.day);
    const own = currencyOf(movement);
    const left = unmoved.get(movement);
    if (left !== undefined) (left === 'bad-status' ? lines : skipped).push(leave(left));
    else if (ofCategories.has(movement)) skipped.push({ ...leave('no-movement'), sentence: OF_CATEGORY });
    else if (movement.day !== null && day === null) lines.push(leave('bad-day'));
    else if (own === null) lines.push(leave('bad-currency'));
    else if (unread.has(movement)) lines.push(leave('bad-amount'));
    else if (amount === null && (fee === null || isPrinted(movement))) lines.push(leave('bad-sign'));
    else {
      const account =
        (accountColumn < 0 ? '' : withoutTextMark(movement.cells[accountColumn] ?? '')) ||
        (movement.account ?? facts.account);
      const key = `${account ?? ''}\n${own}`;
      const section = sections.get(key) ?? sectionFor(account, own, parts);
      sections.set(key, section);
      section.rows.push(
        ...rowsOf(
          movement,
          { day, amount, fee, balance: signed.balances[at] ?? null, currency: own, doubt: doubtOf(signed, at) },
          parts,
        ),
      );
    }
  }
  const [first = sectionFor(facts.account, currency, parts), ...others] = sections.values();
  first.skipped.push(...skipped.toSorted((a, b) => a.line - b.line));
  first.failed.push(...lines.toSorted((a, b) => a.line - b.line));
  const all = [first, ...others];
  if (all.length === 1) takeStated(first, parts);
  return all.map((section) => ({
    ...section,
    rows: withTrueIds(withUncounted(section.rows)),
    check: checkBalance(section),
  }));
}

/** A spreadsheet marks a number that is text by one apostrophe before it. */
const withoutTextMark = (cell: string): string => (cell.lastIndexOf("'") === 0 ? cell.slice(1) : cell);

/** Whether the row has an amount beside its fee. */
function isPrinted({ figures }: Movement): boolean {
  return [figures.amount, figures['money-in'], figures['money-out']].some((figure) => figure !== undefined);
}

function sectionFor(account: string | null, currency: Currency, { facts, isCurrencyNamed }: TableRows): AccountSection {
  return {
    account,
    currency,
    isCurrencyNamed,
    type: facts.type,
    opening: null,
    closing: null,
    rows: [],
    skipped: [],
    failed: [],
    check: { kind: 'unknown' },
  };
}

type Values = {
  day: Day | null;
  amount: bigint | null;
  fee: bigint | null;
  balance: bigint | null;
  currency: Currency;
  doubt: string | null;
};

const AGAINST_BALANCE = 'The sign of this amount contradicts the running balance, so we used the balance.';
const BY_WORDS = 'Only the description tells whether this is money in or money out. Please check.';

function doubtOf({ doubts, byWord }: TableRows['signed'], at: number): string | null {
  if (doubts.has(at)) return AGAINST_BALANCE;
  return byWord?.has(at) === true ? BY_WORDS : null;
}

function rowsOf(
  movement: Movement,
  { day, amount, fee, balance, currency, doubt }: Values,
  parts: TableRows,
): StatementRow[] {
  const { roles, dayOf } = parts;
  const textOf = (...wanted: ColumnRole[]): string[] =>
    movement.cells.filter((cell, at) => wanted.includes(roles[at] ?? 'ignore') && cell !== '');
  const first = (role: ColumnRole): string | null => textOf(role)[0] ?? null;
  const own = [...textOf('payee'), ...textOf('description')];
  const words = own.length > 0 ? own : textOf('bank-text');
  const named = words.length > 0 ? words : wordsAside(movement, roles);
  const row: StatementRow = {
    line: movement.line,
    part: 'entry',
    day,
    valueDay: movement.valueDay === null ? null : dayOf(movement.valueDay),
    amount: money(amount ?? fee ?? 0n, currency),
    roundedFrom: roundingIn(movement, amount, currency, parts.balanceMark),
    description: joined(named),
    bankText: [...named, ...(own.length > 0 ? textOf('bank-text') : [])].join('\n'),
    counterparty: first('payee') === null ? null : oneLine(first('payee') ?? ''),
    reference: first('reference'),
    sourceId: first('source-id'),
    balance: balance === null ? null : money(balance, currency),
    status: movement.status === 'pending' ? 'pending' : 'booked',
    category: null,
    transferAccount: null,
    splits: [],
    ...(doubt === null ? {} : { doubt }),
  };
  if (amount === null || fee === null || fee === 0n)
    return [{ ...row, ...(amount === null ? {} : originalIn(movement, row.amount, movement.figures.fee, parts)) }];
  if (amount === 0n) return [{ ...row, amount: money(fee, currency) }];
  return [
    { ...row, ...originalIn(movement, row.amount, undefined, parts) },
    {
      ...row,
      part: 'fee',
      amount: money(fee, currency),
      roundedFrom: null,
      description: oneLine(`Fee: ${row.description}`),
    },
  ];
}

/** What was paid in another currency, and a fee that the amount includes. */
function originalIn(
  { cells }: Movement,
  amount: Money,
  fee: Figure | undefined,
  { original, layout: { heading, decimal } }: TableRows,
): Pick<StatementRow, 'original'> {
  if (original === null) return {};
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
  const text = cell(original.amount);
  const word = cell(original.currency) || (figureOf(text)?.currency ?? '');
  const meant = word === '' ? currenciesIn(heading?.[original.amount] ?? '') : currenciesMeant(word);
  // A word that several currencies share names none.
  const [currency = null] = meant.length === 1 ? meant : [];
  return paidIn(amount, {
    amount: fieldAmount(text, currency, decimal),
    rate: { value: fieldRate(cell(original.rate), decimal), per: null },
    fee: fee === undefined ? null : fieldAmount(fee.body, amount.currency, decimal),
  });
}

/** A row without description still has a type, a from and a to. */
function wordsAside({ cells }: Movement, roles: readonly ColumnRole[]): string[] {
  return cells
    .filter(
      (cell, at) => (roles[at] === 'ignore' || roles[at] === 'marker') && !isBlank(cell) && /\p{L}{2}/u.test(cell),
    )
    .slice(0, 3);
}

function roundingIn(
  { figures }: Movement,
  amount: bigint | null,
  currency: Currency,
  mark: DecimalMark,
): string | null {
  if (amount === null) return null;
  for (const figure of [figures.amount, figures['money-in'], figures['money-out']]) {
    const value = figure === undefined ? null : decimalUnder(figure.body, mark);
    const finer = value === null ? null : (moneyOf(value, amount < 0n, currency)?.roundedFrom ?? null);
    if (finer !== null) return finer;
  }
  return null;
}
