import { addDays, type Day } from '#kernel/calendar.ts';
import { type Currency, money } from '#kernel/money.ts';
import type { Point } from '#ui/charts/chart-model.ts';
import { balancesFrom } from './looks.ts';
import type { Overview } from './model.ts';

/** Days of a forecast from which on a point is a week. */
const BY_WEEK = 120;
const WEEK = 7;

type Lines = Pick<Overview, 'currency' | 'course' | 'scenarios' | 'floor'>;

export const isByWeek = (days: number) => days > BY_WEEK;

/**
 * The points of the chart: the days, or of years the lowest day of each week. Values go by `base`, `low`, `high`, `floor` and
 * the ids of scenarios.
 */
export function pointsOf(
  { currency, course, scenarios, floor }: Lines,
  today: Day,
  labelOf: (day: Day) => string,
): Point[] {
  if (course === null) return [];
  const base = balancesFrom(course.balances);
  const lines = new Map<string, readonly bigint[]>([['base', base]]);
  if (course.low !== null) lines.set('low', balancesFrom(course.low));
  if (course.high !== null) lines.set('high', balancesFrom(course.high));
  for (const { id, course: own } of scenarios) if (own !== null) lines.set(id, balancesFrom(own.balances));
  return placesOf(base).map((place) => {
    const day = addDays(today, place);
    const values = [...lines].map(([key, balances]) => [key, amountAt(balances, place, currency)] as const);
    return {
      key: day,
      label: labelOf(day),
      values: { ...Object.fromEntries(values), ...(floor === null ? {} : { floor }) },
    };
  });
}

const amountAt = (balances: readonly bigint[], place: number, currency: Currency) => {
  const minor = balances[place];
  return minor === undefined ? null : money(minor, currency);
};

function placesOf(base: readonly bigint[]): number[] {
  if (!isByWeek(base.length - 1)) return base.map((_, place) => place);
  const places: number[] = [];
  for (let first = 0; first < base.length; first += WEEK) {
    let lowest = first;
    for (let at = first; at < Math.min(first + WEEK, base.length); at += 1)
      if ((base[at] ?? 0n) < (base[lowest] ?? 0n)) lowest = at;
    places.push(lowest);
  }
  return places;
}

/** The point that stands for a day: itself, or the last before it. */
export function pointFor(points: readonly Point[], day: Day): string | null {
  return points.findLast(({ key }) => key <= day)?.key ?? points[0]?.key ?? null;
}
