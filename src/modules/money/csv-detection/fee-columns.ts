import { meaningOf, normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';
import { sizeOf } from './running-columns.ts';
import { chainOf, isProof, negated, type Minors } from './signs.ts';

const COST = /^(?:costs?|costo|kosten|koste)$/;

/** What things cost is a fee beside an amount, and may be the amount where no column is named for one. */
export function leaveLoneCosts(roles: ColumnRole[], heading: readonly string[]): void {
  if (heading.some((word) => /^(?:amount|money-in|money-out|net)$/.test(meaningOf(word)?.role ?? ''))) return;
  for (const [column, role] of roles.entries())
    if (role === 'fee' && COST.test(normalHeading(heading[column] ?? ''))) roles[column] = 'ignore';
}

/** The figures of a column. */
export type Figures = (column: number) => Minors;

/** The columns of money in and of money out. */
export type Pair = readonly [into: number, out: number];

export const filledIn = (values: Minors): number => values.filter((value) => (value ?? 0n) !== 0n).length;

export function sidesOf([into, out]: Pair): [number, ColumnRole][] {
  return [
    [into, 'money-in'],
    [out, 'money-out'],
  ];
}

export function areExclusive(a: Minors, b: Minors): boolean {
  const both = a.filter((value, at) => value !== null && value !== 0n && (b[at] ?? 0n) !== 0n).length;
  return both * 20 <= a.length;
}

/** Of more columns of figures than a statement with fees has, none is tried as a fee. */
export const MOST_WITH_FEES = 6;

/** What rows moved by one column of amounts, or by two of in and out. */
function movedBy([first, second]: readonly number[], figures: Figures): Minors {
  const [a, b] = [figures(first ?? 0), second === undefined ? null : figures(second)];
  return b === null ? a : a.map((value, at) => sizeOf(value) - sizeOf(b[at] ?? null));
}

/** Of columns that no role explains, that of fees: without it some balances do not follow from the amounts. */
export function feeBeside(
  money: readonly number[],
  last: number,
  columns: readonly number[],
  figures: Figures,
): number | null {
  const moved = movedBy(money, figures);
  const balances = figures(last);
  const [read = moved] = [moved, negated(moved)].toSorted(
    (a, b) => chainOf(b, balances).held - chainOf(a, balances).held,
  );
  const { held } = chainOf(read, balances);
  const others = columns.filter((column) => filledIn(figures(column)) > 0);
  // What explains nothing may be a fee all the same, of a row that no balance judges; that is asked then.
  return (
    others.find((column) => chainOf(withFee(read, figures(column)), balances).held > held) ??
    others.find((column) => areSmall(figures(column), moved)) ??
    null
  );
}

/** Whether a column has figures only in rows without an amount. */
export function isOtherSide(money: readonly number[], column: number, figures: Figures): boolean {
  const others = figures(column);
  return others.every((value, at) => (value ?? 0n) === 0n || money.every((one) => (figures(one)[at] ?? 0n) === 0n));
}

/** So many rows tell two sides of one table from a fee that is charged in rows of its own. */
const ENOUGH_ROWS = 2;

/**
 * Whether a column that is called a fee is the other side of the one of amounts: no row has both, each has several, and
 * neither has a sign. "Charges" may be what was bought, and "Payments" what was paid on it.
 */
export function isSideCalledFee(money: readonly number[], fee: number, figures: Figures): boolean {
  const [only, another] = money;
  if (only === undefined || another !== undefined || !isOtherSide(money, fee, figures)) return false;
  return [figures(only), figures(fee)].every(
    (values) => filledIn(values) >= ENOUGH_ROWS && values.every((value) => (value ?? 0n) >= 0n),
  );
}

/** Fees are a small part of what moved. */
function areSmall(fees: Minors, moved: Minors): boolean {
  const total = (values: Minors) => values.reduce<bigint>((sum, value) => sum + sizeOf(value), 0n);
  return total(fees) > 0n && total(fees) * 2n <= total(moved);
}

/** A fee is money out, with a minus or without. */
function withFee(moved: Minors, fees: Minors): Minors {
  const isSigned = fees.some((fee) => (fee ?? 0n) < 0n);
  return moved.map((value, at) => (value ?? 0n) + (isSigned ? (fees[at] ?? 0n) : -(fees[at] ?? 0n)));
}

/** Amounts, a fee and the balance that follows from both, where most rows have a fee. */
export function withFees(
  columns: readonly number[],
  lasts: readonly number[],
  figures: Figures,
): [number, ColumnRole][] | null {
  for (const last of lasts)
    for (const fee of columns)
      for (const first of columns) {
        if (new Set([last, fee, first]).size < 3) continue;
        const seconds = columns.filter((column) => ![last, fee, first].includes(column));
        for (const money of [...seconds.map((second) => [first, second]), [first]]) {
          if (money.length > 1 && !areExclusive(figures(money[0] ?? 0), figures(money[1] ?? 0))) continue;
          const moved = movedBy(money, figures);
          if (!areSmall(figures(fee), moved) || !isProof(chainOf(withFee(moved, figures(fee)), figures(last))))
            continue;
          const [into, out] = money;
          const roles: [number, ColumnRole][] = out === undefined ? [[first, 'amount']] : sidesOf([into ?? 0, out]);
          return [...roles, [fee, 'fee'], [last, 'balance']];
        }
      }
  return null;
}
