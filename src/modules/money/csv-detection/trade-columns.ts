import type { ColumnRole } from './model.ts';
import { MONEY_ROLES, type Movement } from './movements.ts';
import { minorsOf, movedIn, sizeOf } from './running-columns.ts';
import type { Minors } from './signs.ts';

/** So many rows tell of all of them, and more columns are not compared with one another. */
const MOST_ROWS = 600;
const MOST_COLUMNS = 40;

/** What one is at the scale of {@link minorsOf}, and how far rounding may move what two figures come to. */
const ONE = 1_000_000n;
const ROUNDED = ONE / 100n;

/** So many trades do not come to the third figure by chance. */
const FEW_TRADES = 2;

/**
 * Whether a column is one of three without amounts of the rows, of which two make the third on every row: how much was
 * traded, at what price, and what that was worth, which is not what was paid.
 */
export function isOfTrade(column: number, roles: readonly ColumnRole[], movements: readonly Movement[]): boolean {
  if (roles.length > MOST_COLUMNS) return false;
  const rows = movements.slice(0, MOST_ROWS);
  const isMoney = (role: ColumnRole): boolean => MONEY_ROLES.some((one) => one === role);
  const own = minorsOf(rows, column);
  const moved = movedIn(roles, rows);
  // What was paid in one currency may make, at a rate, what was paid in another.
  const areMoved = (values: Minors): boolean =>
    values.every((value, at) => sizeOf(value) === 0n || sizeOf(value) === moved[at]);
  if (areMoved(own)) return false;
  const others = roles.flatMap((role, other) => {
    if (other === column || isMoney(role)) return [];
    const values = minorsOf(rows, other);
    return areMoved(values) ? [] : [values];
  });
  return others.some((one, at) =>
    others
      .slice(at + 1)
      .some((two) => isProduct(one, two, own) || isProduct(own, one, two) || isProduct(own, two, one)),
  );
}

function isProduct(units: Minors, prices: Minors, worth: Minors): boolean {
  let trades = 0;
  const isHeld = worth.every((value, at) => {
    const [number, price] = [units[at] ?? null, prices[at] ?? null];
    // A row that is no trade leaves one of them out.
    if (value === null || number === null || price === null) return true;
    // What is counted once proves nothing.
    if (value !== 0n && sizeOf(number) !== ONE && sizeOf(price) !== ONE) trades += 1;
    return sizeOf(sizeOf(number * price) / ONE - sizeOf(value)) <= ROUNDED;
  });
  return isHeld && trades >= FEW_TRADES;
}
