import type { TextRecord } from './cells.ts';
import type { Profile } from './column-profiles.ts';
import { normalHeading } from './headings.ts';
import { namedMeaningOf } from './near-headings.ts';
import type { ColumnRole } from './model.ts';
import { isStepOf, minorsOf, movedIn } from './running-columns.ts';

/**
 * The account of a row's other side is not its own: a payment by card has none, so that its column is blank on some rows. Then
 * a column of accounts that every row fills, under a weaker word, is the own one.
 */
export function settleAccounts(
  heading: readonly string[],
  roles: ColumnRole[],
  profiles: readonly Profile[],
  rows: readonly TextRecord[],
): void {
  settleNumbered(roles, profiles, rows);
  const most = Math.max(0, ...profiles.map(({ filled }) => filled));
  const filled = (column: number): number => profiles[column]?.filled ?? 0;
  const partly = roles.flatMap((role, column) =>
    role === 'account' && isPartly(profiles[column], most) ? [column] : [],
  );
  if (partly.length === 0) return;
  for (const column of partly) roles[column] = 'ignore';
  if (roles.includes('account')) return;
  const own = heading.findIndex(
    (word, column) => roles[column] === 'ignore' && filled(column) === most && namedMeaningOf(word)?.role === 'account',
  );
  if (own >= 0) roles[own] = 'account';
}

/** Where an account is named and numbered, its number is the account: names change, and two accounts may have one. */
function settleNumbered(roles: ColumnRole[], profiles: readonly Profile[], rows: readonly TextRecord[]): void {
  const columns = roles.flatMap((role, column) => (role === 'account' ? [column] : []));
  const isNumbered = (column: number): boolean =>
    rows.every(({ cells }) => (cells[column] ?? '').replace(/\D/g, '').length >= FEWEST_DIGITS);
  const [numbered, another] = columns.filter(isNumbered);
  if (columns.length < 2 || numbered === undefined || another !== undefined) return;
  // A number that changes more often than the name is that of the other side.
  const distinct = (column: number): number => profiles[column]?.distinct ?? 0;
  const names = columns.filter((column) => column !== numbered);
  if (names.some((column) => distinct(column) < distinct(numbered))) return;
  for (const column of names) roles[column] = 'ignore';
}

const FEWEST_DIGITS = 3;

/** As long as the numbers of accounts are that banks write for others. */
const LONG = 8;

/** Filled on half of the rows at most, or on fewer than all and with several accounts. */
function isPartly(profile: Profile | undefined, rows: number): boolean {
  if (profile === undefined || profile.filled === 0 || profile.filled >= rows) return false;
  if (profile.length < profile.filled * LONG) return false;
  return profile.filled * 2 <= rows || profile.distinct > 1;
}

const CUSTOMER = /\b(?:customer|payer|payment method|payment channel)\b/;

/** So many rows at least tell by themselves that an account which changes from row to row is another's. */
const ROWS = 4;

/**
 * A column of accounts in which nearly every row has another, is that of the other side: where the lines above the table name
 * the own account, and none of the rows is on it, or where the rows are many enough to tell.
 */
export function withoutOthers(
  roles: readonly ColumnRole[],
  { heading, rows, own }: { heading: readonly string[]; rows: readonly TextRecord[]; own: string | null },
): ColumnRole[] {
  const column = roles.indexOf('account');
  const named = rows.flatMap(({ cells }) => plain(cells[column] ?? '') || []);
  const isVaried = new Set(named).size * 2 > named.length;
  const isOwn = own !== null && named.some((account) => isSame(account, plain(own)));
  const areLong = named.every((account) => account.length >= LONG);
  const areNumbers = named.every((account) => account.replace(/\D/g, '').length >= LONG);
  // A shop names its customers beside their accounts.
  const isOfShop = heading.some((word) => CUSTOMER.test(normalHeading(word)));
  const isMany =
    own === null ? (named.length >= ROWS && areNumbers) || (isOfShop && named.length > 1) : named.length > 0;
  const isOthers = column >= 0 && isVaried && !isOwn && isMany && areLong;
  return isOthers ? roles.with(column, 'ignore') : [...roles];
}

/** A column of accounts, beside one balance that goes on from row to row wherever the account changes, is no column of one's own. */
export function withoutCrossed(roles: readonly ColumnRole[], all: readonly TextRecord[]): ColumnRole[] {
  const column = roles.indexOf('account');
  if (column < 0 || !roles.includes('balance')) return [...roles];
  const rows = all.slice(0, MOST_ROWS);
  const [balances, moved] = [minorsOf(rows, roles.indexOf('balance')), movedIn(roles, rows)];
  const crossings = rows.flatMap(({ cells }, at) => {
    const before = balances[at - 1] ?? null;
    const own = balances[at] ?? null;
    if (before === null || own === null || rows[at - 1]?.cells[column] === cells[column]) return [];
    return [isStepOf(own - before, moved, at)];
  });
  const areCrossed = crossings.length > 0 && crossings.every(Boolean);
  return areCrossed ? roles.with(column, 'ignore') : [...roles];
}

/** Rows beyond these are not looked at. */
const MOST_ROWS = 500;

/**
 * Without names, the column that comes first but for the days and has an IBAN of one bank on every row: one's own account, or
 * several that come back. The accounts of others are of many banks.
 */
export function accountWithoutName(roles: readonly ColumnRole[], rows: readonly TextRecord[]): number | null {
  const column = roles.findIndex((role) => role !== 'day' && role !== 'value-day');
  const accounts = rows.map(({ cells }) => plain(cells[column] ?? ''));
  if (roles[column] !== 'ignore' || rows.length < 2 || !accounts.every((account) => IBAN.test(account))) return null;
  const banks = new Set(accounts.map((account) => account.slice(0, 2) + account.slice(4, 8)));
  return banks.size === 1 && new Set(accounts).size * 2 <= accounts.length ? column : null;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Names of accounts in the books of a business. */
const LEDGER =
  /^(?:(?:general )?ledger(?: account)?|gl account|nominal(?: account| code)?|account (?:name|title|code))$/;

/** The column of accounts of a ledger: of entries that even each other out on every day, each is on one of several. */
export function withLedgerAccounts(
  roles: readonly ColumnRole[],
  heading: readonly string[],
  rows: readonly TextRecord[],
): ColumnRole[] {
  const column = heading.findIndex((word, at) => roles[at] !== 'account' && LEDGER.test(normalHeading(word)));
  const [day, amount] = [roles.indexOf('day'), roles.indexOf('amount')];
  if (roles.includes('account') || column < 0 || amount < 0 || rows.length < 2) return [...roles];
  const sums = new Map<string, bigint>();
  for (const [at, value] of minorsOf(rows, amount).entries()) {
    const key = rows[at]?.cells[day] ?? '';
    sums.set(key, (sums.get(key) ?? 0n) + (value ?? 0n));
  }
  return [...sums.values()].every((sum) => sum === 0n) ? roles.with(column, 'account') : [...roles];
}

const plain = (account: string): string => account.replace(/[^\p{L}\d*]/gu, '').toUpperCase();

/** One may be written with its bank, or with all but its last digits hidden. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one.slice(-4), other.slice(-4)];
  return one.endsWith(other) || other.endsWith(one) || (a.length === 4 && a === b);
}
