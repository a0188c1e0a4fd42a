import type { Money } from '#kernel/money.ts';
import type { Course } from './walk.ts';

/** The drawing that the lines are reckoned for. */
export const DRAWING = { width: 1000, height: 300 } as const;

/** What is owed over the months of a plan that ends, and with the minimums alone, as paths of one drawing. */
export type BalanceLines = {
  readonly chosen: string;
  readonly minimums: string;
  /** The largest amount, at the upper edge. */
  readonly most: bigint;
  /** The last month, at the right edge. */
  readonly months: number;
};

/** More than this of the slower way says nothing about the plan. */
const TIMES_LONGER = 2.5;

/** How many months are drawn. */
export function monthsOnAxis(chosen: Course, minimums: Course): number {
  const longest = Math.max(chosen.months.length, minimums.end === 'never' ? 0 : minimums.months.length);
  return Math.max(1, Math.min(longest, Math.ceil(chosen.months.length * TIMES_LONGER)));
}

export function balanceLines(owed: Money, chosen: Course, minimums: Course): BalanceLines {
  const months = monthsOnAxis(chosen, minimums);
  const balancesOf = (course: Course) =>
    [owed.minor, ...course.months.map(({ balance }) => balance.minor)].slice(0, months + 1);
  const one = balancesOf(chosen);
  // What never ends has no line of its own: where it would lead is in words beside it.
  const other = minimums.end === 'never' ? [] : balancesOf(minimums);
  const most = [...one, ...other].reduce((a, b) => (a > b ? a : b), 1n);
  return { chosen: pathOf(one, most, months), minimums: pathOf(other, most, months), most, months };
}

function pathOf(balances: readonly bigint[], most: bigint, months: number): string {
  const places = balances.map((balance, month) => {
    const x = Math.round((DRAWING.width * 10 * month) / months) / 10;
    const y = Math.round(DRAWING.height * 10 - Number((balance * BigInt(DRAWING.height) * 10n) / most)) / 10;
    return `${x} ${y}`;
  });
  return places.length === 0 ? '' : `M${places.join('L')}`;
}
