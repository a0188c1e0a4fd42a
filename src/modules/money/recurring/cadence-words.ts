import { plural } from '#kernel/plural.ts';
import type { Cadence } from './model.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const NTH: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' };
const MONTHS: Readonly<Record<number, string>> = {
  1: 'Monthly',
  2: 'Every second month',
  3: 'Every three months',
  6: 'Every six months',
  12: 'Yearly',
};
const SHIFTS = { none: '', before: ', or the working day before', after: ', or the working day after' } as const;
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** Monday is 1. */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';

/** How often, short, for lists: "Monthly on the 25th". */
export function cadenceName(cadence: Cadence): string {
  return cadenceText({ ...cadence, shift: 'none' });
}

/** How often, in words: "Monthly on the 25th, or the working day before". */
export function cadenceText(cadence: Cadence): string {
  const { every } = cadence;
  const orWorkingDay = SHIFTS[cadence.shift];
  if (cadence.kind === 'weeks') {
    const day = weekdayName(Temporal.PlainDate.from(cadence.anchor).dayOfWeek);
    const howOften = every === 1 ? 'Weekly' : every === 2 ? 'Every second week' : `Every ${plural(every, 'week')}`;
    return `${howOften} on ${day}${orWorkingDay}`;
  }
  const howOften = MONTHS[every] ?? `Every ${plural(every, 'month')}`;
  switch (cadence.kind) {
    case 'last-working-day':
      return `${howOften} on the last working day`;
    case 'nth-weekday': {
      const nth = NTH[cadence.nth];
      const weekday = weekdayName(cadence.weekday);
      return `${howOften} on the ${nth} ${weekday}${orWorkingDay}`;
    }
    case 'day-of-month': {
      const { day } = cadence;
      const dayOfMonth = day === 31 ? 'last day' : `${day}${ENDINGS[ordinals.select(day)]}`;
      return `${howOften} on the ${dayOfMonth}${orWorkingDay}`;
    }
  }
}
