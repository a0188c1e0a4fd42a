import type { Day } from '#kernel/calendar.ts';

/** The page of a budget in the period with a key. */
export function linkToPeriod(key: Day): string {
  return `/app/budgets?period=${key}`;
}
