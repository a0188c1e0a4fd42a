import type { Month } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import { monthsOnAxis } from './balance-lines.ts';
import { monthAt } from './kept-plan.ts';
import type { Course } from './walk.ts';

/** What is owed at the end of a month with the plan, and with minimum payments alone; null once a way is at its end. */
export type CoursePoint = { readonly month: Month; readonly plan: Money | null; readonly minimums: Money | null };

/** More months than these are drawn by year. */
const MOST_MONTHS = 120;
const YEAR = 12;

/** The course of a plan that ends. @param first the month in which it begins */
export function coursePoints(chosen: Course, minimums: Course, first: Month): CoursePoint[] {
  const months = monthsOnAxis(chosen, minimums);
  const step = months > MOST_MONTHS ? YEAR : 1;
  const owedAfter = ({ end, months: own, paid }: Course, number: number) => {
    if (end === 'never' || number - step >= own.length) return null;
    return own[number - 1]?.balance ?? money(0n, paid.currency);
  };
  return Array.from({ length: Math.ceil((months - 1) / step) + 1 }, (_, place) => {
    const number = 1 + place * step;
    return {
      month: monthAt(first, number),
      plan: owedAfter(chosen, number),
      minimums: owedAfter(minimums, number),
    };
  });
}
