import type { Currency } from '#kernel/money.ts';
import { decideMark, decimalUnder, figureOf, moneyOf } from './amounts.ts';
import type { ColumnRole } from './model.ts';
import type { Movement } from './movements.ts';
import { size, type Minors } from './signs.ts';

/** What was traded on each row, its number times its price, where two columns have them; null elsewhere. */
export function worthOf(
  movements: readonly Movement[],
  roles: readonly ColumnRole[],
  currencyOf: (movement: Movement) => Currency,
): Minors {
  const [shares, price, another] = roles.flatMap((role, column) => (role === 'quantity' ? [column] : []));
  if (shares === undefined || price === undefined || another !== undefined) return movements.map(() => null);
  const columns = [shares, price].map((column) => {
    const figures = movements.map(({ cells }) => figureOf(cells[column] ?? ''));
    const { mark } = decideMark(
      figures.flatMap((figure) => figure?.body ?? []),
      2,
    );
    return figures.map((figure) => (figure === null ? null : decimalUnder(figure.body, mark ?? '.')));
  });
  return movements.map((movement, at) => {
    const [a = null, b = null] = columns.map((values) => values[at] ?? null);
    if (a === null || b === null) return null;
    const digits = (BigInt(a.digits) * BigInt(b.digits)).toString();
    return moneyOf({ digits, scale: a.scale + b.scale }, false, currencyOf(movement))?.money.minor ?? null;
  });
}

/**
 * Whether trades cost their fee beside the amount: on every row that tells, the amount is the number of shares times their price.
 * Null where no row tells, or not all tell the same.
 */
export function areFeesBesideWorth(amounts: Minors, fees: Minors, worth: Minors): boolean | null {
  const told = amounts.flatMap((amount, at) => {
    const [fee, value] = [size(fees[at] ?? 0n), worth[at] ?? null];
    // A fee of a unit or two may be what rounding leaves.
    if (amount === null || value === null || fee <= ROUNDED * 2n) return [];
    const rest = size(size(amount) - value);
    if (rest <= ROUNDED) return [true];
    return size(rest - fee) <= ROUNDED ? [false] : [];
  });
  return told.length > 0 && new Set(told).size === 1 ? (told[0] ?? null) : null;
}

/** Prices are rounded, and so is what comes of them. */
const ROUNDED = 1n;
