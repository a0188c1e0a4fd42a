import type { MonthStart } from '#kernel/month-start.ts';
import type { Periods } from '#kernel/period-rules.ts';
import { monthsOf } from '#kernel/person-months.ts';
import { NONE_ANNOUNCED } from '#kernel/working-days.ts';

/** Months that start like this since ever, by calculated holidays alone. */
export function monthsFrom(start: MonthStart, country = 'ZA'): Periods {
  return monthsOf([{ since: null, start }], { country, gazetted: NONE_ANNOUNCED });
}
