import type { Currency, Money } from '#kernel/money.ts';
import { decideMark, decimalUnder, figureOf, moneyOf, type Figure, isBlank } from './amounts.ts';
import { balanceBefore } from './balance-before.ts';
import { chooseCurrency, currenciesMeant } from './currencies.ts';
import { currenciesOfCell } from './currency-names.ts';
import type { MoneyColumns } from './directions.ts';
import type { Facts } from './facts.ts';
import { isMarkName, normalHeading } from './headings.ts';
import { markOfBalances, markProved } from './mark-evidence.ts';
import type { ColumnRole, DecimalMark } from './model.ts';
import type { Minors } from './signs.ts';
import { type RowStatus, statusOf } from './statuses.ts';
import { worthOf } from './trade-worth.ts';
import { isOfAccount } from './of-account.ts';
import { areUnnamed } from './unnamed-columns.ts';
import { isRefund } from './words.ts';
import { MONEY_ROLES, type MoneyRole, type Movement, type Sorted } from './movements.ts';

/**
 * The currency of a row: what its own cell names, else that of the table. Null where its cell names none we know.
 * @param answered what the sign can mean of which a person said what it means
 */
export function rowCurrency(
  { cells, figures }: Movement,
  column: number,
  {
    currency,
    account,
    answered,
  }: { currency: Currency; account: Currency | undefined; answered: readonly Currency[] | null },
): Currency | null {
  // A sign that several share means the same in every row: what the person said of it, or what the table is in.
  const chosen = (named: readonly Currency[]): Currency | null =>
    named.includes(currency) ||
    (answered !== null && answered.length > 1 && answered.every((one) => named.includes(one)))
      ? currency
      : chooseCurrency(named, account);
  const word = column < 0 ? '' : (cells[column] ?? '');
  if (!isBlank(word)) return chosen(currenciesOfCell(word));
  // Beside the amount itself another may stand than in most rows.
  const beside = [figures.amount, figures['money-in'], figures['money-out']].find((figure) => figure?.currency != null);
  const meant = beside?.currency == null ? [] : currenciesMeant(beside.currency);
  return meant.length === 0 ? currency : chosen(meant);
}

/** The decimal mark of the table, and of each column where they differ. */
export type Marks = { main: DecimalMark; of: (role: MoneyRole) => DecimalMark; because: string };

/** One decimal mark for the table; a column that proves another keeps its own. */
export function marksOf(
  movements: readonly Movement[],
  {
    decimals,
    isNamed,
    stated,
    heading = [],
  }: { decimals: number; isNamed: boolean; stated: readonly string[]; heading?: readonly string[] },
  told: DecimalMark | null,
): Marks | null {
  if (told !== null) return { main: told, of: () => told, because: 'You chose this.' };
  const bodies = (role: MoneyRole): string[] => movements.flatMap(({ figures }) => figures[role]?.body ?? []);
  const inRows = decideMark(MONEY_ROLES.flatMap(bodies), decimals, isNamed);
  // Balances in the lines around the table are written as its amounts are.
  const around = inRows.mark === null ? decideMark(stated, decimals, isNamed) : inRows;
  const whole = around.mark !== null && around.isProved ? around : inRows;
  if (whole.mark !== null && !whole.isProved) {
    const { mark, because } = markOfBalances(movements) ?? whole;
    return { main: mark, of: () => mark, because };
  }
  const own = new Map(MONEY_ROLES.map((role) => [role, decideMark(bodies(role), decimals, isNamed)] as const));
  const proved = (role: MoneyRole): DecimalMark | null => {
    const decision = own.get(role);
    return decision?.mark != null && decision.isProved ? decision.mark : null;
  };
  const main = (['amount', 'money-out', 'money-in'] as const).map(proved).find((mark) => mark !== null) ?? whole.mark;
  if (main === null) {
    const evidence = markProved(movements, heading);
    return evidence === null ? null : { main: evidence.mark, of: () => evidence.mark, because: evidence.because };
  }
  return {
    main,
    of: (role) => proved(role) ?? whole.mark ?? main,
    because: whole.mark === null ? 'Each column shows its own decimal separator.' : whole.because,
  };
}

/** The figures as exact minor units. A movement with a figure that can't be read under the mark goes to the failed lines. */
export function moneyColumns(
  movements: readonly Movement[],
  markOf: (role: MoneyRole) => DecimalMark,
  currencyOf: (movement: Movement) => Currency,
  {
    heading,
    roles,
    sorted,
    facts,
    currency,
    moments,
    isMapped = false,
  }: {
    heading: readonly string[];
    roles: readonly ColumnRole[];
    sorted: Sorted;
    facts: Facts;
    currency: Currency;
    moments: readonly (string | null)[];
    /** A person said what the columns are. */
    isMapped?: boolean;
  },
): { columns: MoneyColumns; unread: Set<Movement> } {
  const unread = new Set<Movement>();
  const minorsFor = (role: MoneyRole): (bigint | null)[] =>
    movements.map((movement) => {
      const figure = movement.figures[role];
      if (figure === undefined) return null;
      if (role === 'balance') return balanceOf(figure, markOf(role), currencyOf(movement))?.minor ?? null;
      const minor = minorOf(figure, markOf(role), currencyOf(movement));
      if (minor === null && role !== 'net') unread.add(movement);
      return minor;
    });
  const minors: MoneyColumns['minors'] = {};
  for (const role of MONEY_ROLES) if (roles.includes(role)) minors[role] = minorsFor(role);
  const stated = [...facts.stated, ...sorted.stated].find(({ which }) => which === 'opening');
  return {
    columns: {
      minors,
      moments,
      accounts: movements.map((movement) => {
        const account = movement.cells[roles.indexOf('account')] ?? movement.account ?? '';
        return `${account}\n${currencyOf(movement) ?? ''}`;
      }),
      // A row that was not booked and has no balance beside it takes part in no step.
      isAside: movements.map(({ status, figures }) => status === 'pending' || (!isBooked(status) && !figures.balance)),
      isVoid: movements.map(({ status }) => !isBooked(status)),
      pluses: movements.map(({ figures }) => figures.amount?.sign === '+'),
      markers: movements.map(({ marker }) => marker),
      areMarkersNamed: isMarkName(heading[roles.indexOf('marker')] ?? ''),
      areMarkersWords: movements.every(({ cells }) => /^\P{L}*$|\p{L}{3}/u.test(cells[roles.indexOf('marker')] ?? '')),
      texts: movements.map(({ cells }) =>
        cells.filter((_, at) => roles[at] === 'description' || roles[at] === 'payee').join(' '),
      ),
      kinds: kindsIn(movements, roles),
      marks: marksIn(movements, roles, heading),
      isUnnamed: areUnnamed(heading, roles),
      isMapped,
      isTrade: roles.includes('quantity'),
      worth: worthOf(movements, roles, currencyOf),
      isOfAccount: isOfAccount(heading, roles, { rows: movements, facts }),
      isOwed: facts.type === 'card' || facts.type === 'loan',
      opening:
        stated === undefined
          ? openingBeside(movements, roles, minors.balance, (figure) => balanceOf(figure, markOf('balance'), currency))
          : (balanceOf(stated.figure, markOf('balance'), currency)?.minor ?? null),
    },
    unread,
  };
}

/** More columns than this are not looked at. */
const MOST_COLUMNS = 40;

/** The balance before the first row, where a column has that of every row: "Balance before". */
function openingBeside(
  movements: readonly Movement[],
  roles: readonly ColumnRole[],
  balances: Minors | undefined,
  read: (figure: Figure) => Money | null,
): bigint | null {
  if (balances === undefined || roles.length > MOST_COLUMNS) return null;
  const columns = roles.flatMap((role, column) => (role === 'ignore' ? [column] : []));
  const minorsOf = (column: number): Minors =>
    movements.map(({ cells }) => {
      const figure = figureOf(cells[column] ?? '');
      return figure === null ? null : (read(figure)?.minor ?? null);
    });
  return balanceBefore(balances, columns.map(minorsOf));
}

/** A figure in minor units, minus for a minus or brackets. */
function minorOf(figure: Figure, mark: DecimalMark, currency: Currency): bigint | null {
  const value = decimalUnder(figure.body, mark);
  if (value === null) return null;
  return moneyOf(value, figure.sign === '-', currency)?.money.minor ?? null;
}

/** A balance, minus for a minus, brackets or the word of a debit beside it; null where it cannot be read under the mark. */
export function balanceOf(figure: Figure, mark: DecimalMark, currency: Currency): Money | null {
  const value = decimalUnder(figure.body, mark);
  if (value === null) return null;
  return moneyOf(value, figure.sign === '-' || figure.marker === 'out', currency)?.money ?? null;
}

const isBooked = (status: Movement['status']): boolean => status === 'booked';

/** Longer words describe a row; more rows than this are looked at no further. */
const LONGEST_MARK = 20;

/** What stands in short words beside the description of a row, as its kind or category. */
function kindsIn(movements: readonly Movement[], roles: readonly ColumnRole[]): string[] {
  const isKind = (cell: string) => cell.length <= LONGEST_MARK && !/\d/.test(cell);
  return movements.map(({ cells }) =>
    cells.filter((cell, at) => (roles[at] === 'ignore' || roles[at] === 'marker') && isKind(cell)).join(' '),
  );
}

/** The way of paying does not say whether money went in or out. */
const HOW_PAID = /\b(?:payment (?:method|type|channel|mode)|mode of payment|method|channel|product|wallet type)\b/;

const UNMOVED: ReadonlySet<RowStatus | null> = new Set(['void', 'pending'] as const);

/** The words of the one column without a role in which every row has one of the same two. */
function marksIn(
  movements: readonly Movement[],
  roles: readonly ColumnRole[],
  heading: readonly string[],
): string[] | null {
  // Where columns have no names, every one of words describes the row.
  const isDescribed = roles.filter((role) => role === 'description').length > 1;
  // "Received" and "Paid" are statuses of money that moved, and may say which way.
  const isStatus = movements.every(({ status }) => isBooked(status));
  const columns = roles.flatMap((role, column) => {
    if (HOW_PAID.test(normalHeading(heading[column] ?? ''))) return [];
    const mayMark = role === 'ignore' || role === 'marker' || (role === 'status' && isStatus);
    const words = movements.map(({ cells }) => cells[column] ?? '');
    if (!mayMark && !(role === 'description' && (isDescribed || words.some(isRefund)))) return [];
    const distinct = new Set(words);
    // "Successful" and "Declined" say whether money moved, and not which way.
    if (distinct.size === 2 && [...distinct].some((word) => UNMOVED.has(statusOf(word)))) return [];
    const areShort = words.every((word) => word !== '' && word.length <= LONGEST_MARK && !/\d/.test(word));
    return distinct.size === 2 && areShort ? [words] : [];
  });
  // Several columns may say the same in words of their own: the kind of a payment, and who paid.
  // Of several that differ, only what speaks of refunds says which way.
  const parts = (words: readonly string[]) => words.map((word) => (word === words[0] ? '1' : '2')).join('');
  const [refunds, another] = columns.filter((words) => new Set(words.map(isRefund)).size > 1);
  if (refunds !== undefined && another === undefined) return refunds;
  const [first] = columns;
  return first !== undefined && columns.every((words) => parts(words) === parts(first)) ? first : null;
}
