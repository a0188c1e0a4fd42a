import { type Day, daysBetween, monthsBetween } from '#kernel/calendar.ts';
import { NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { turnsBetween, weekdayOf } from './cadences.ts';
import { type Cadence, CadenceSchema } from './model.ts';

/** So many days decide whether a cadence says the same as a rule: leap years and every month are among them. */
export const COMPARED = 60;

const NTHS = [1, 2, 3, 4, -1] as const;

/** The cadence whose turns are these days, the first of them its anchor; null where there is none. */
export function cadenceOfDays(days: readonly Day[], country: string): Cadence | null {
  return candidatesFor(days, country).find((cadence) => isCadenceOf(cadence, days)) ?? null;
}

function isCadenceOf(cadence: Cadence, days: readonly Day[]): boolean {
  const turns = turnsBetween(cadence, days[0] ?? '', days.at(-1) ?? '', NONE_ANNOUNCED);
  return turns.length === days.length && turns.every(({ on }, at) => on === days[at]);
}

function candidatesFor(days: readonly Day[], country: string): Cadence[] {
  const [first, second] = days;
  if (first === undefined || second === undefined) return [];
  const shared = { anchor: first, shift: 'none', country } as const;
  const weeks = { kind: 'weeks', every: daysBetween(first, second) / 7, ...shared };
  const every = monthsBetween(first, second);
  // Where months are too short for it, the last day stands for it: the largest is the one that is meant.
  const day = Math.max(...days.map((one) => Number(one.slice(8))));
  const onDay = { kind: 'day-of-month', every, day, ...shared };
  const onWeekday = NTHS.map((nth) => ({ kind: 'nth-weekday', every, nth, weekday: weekdayOf(first), ...shared }));
  // What has a fraction, or is longer than a cadence can be, is none.
  return [weeks, onDay, ...onWeekday].flatMap((candidate) => CadenceSchema.safeParse(candidate).data ?? []);
}
