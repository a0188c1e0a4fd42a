import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import type { Figure } from './chart-model.ts';
import { isKnown, signOf } from './figures.ts';

/** A week from Monday to Sunday; null is a day before the first, or after the last. */
export type Week = { readonly monday: Day; readonly days: readonly (Day | null)[] };

const WEEK = 7;

/** The weeks of all days from the first to the last, both among them. */
export function weeksOf(first: Day, last: Day): Week[] {
  if (last < first) return [];
  const opening = addDays(first, 1 - Temporal.PlainDate.from(first).dayOfWeek);
  const count = Math.floor(daysBetween(opening, last) / WEEK) + 1;
  return Array.from({ length: count }, (_, week) => {
    const monday = addDays(opening, week * WEEK);
    const days = Array.from({ length: WEEK }, (_, place) => addDays(monday, place));
    return { monday, days: days.map((day) => (day < first || day > last ? null : day)) };
  });
}

/** How many steps of one colour there are. */
export const STEPS = 5;

/** How strong a day is shown: from 1 to `STEPS`; 0 is nothing. */
export type Heat = number | 'below' | 'unknown';

/**
 * How strong each figure is shown. The steps hold a fifth of the days each, and not of the largest figure: one day of rent
 * would leave all others at the first.
 */
export function heatOf(figures: readonly Figure[]): Heat[] {
  const order = figures.filter((figure) => isKnown(figure) && signOf(figure) > 0).map((figure) => rankOf(figure));
  order.sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  const upTo = new Map(order.map((rank, place) => [rank, place + 1]));
  return figures.map((figure) => {
    if (!isKnown(figure)) return 'unknown';
    if (signOf(figure) < 0) return 'below';
    return Math.ceil((STEPS * (upTo.get(rankOf(figure)) ?? 0)) / order.length || 0);
  });
}

/** By what figures of one chart are compared. */
function rankOf(figure: Figure): bigint | number {
  return typeof figure === 'number' ? figure : (figure?.minor ?? 0n);
}

/** Pixels of the smallest day, its gap among them. */
export const SMALLEST = 13;
const LARGEST = 28;

/** How weeks stand: so many beside each other, in rows, each day so many pixels wide. */
export type CalendarLayout = { readonly across: number; readonly rows: number; readonly size: number };

/** As large as there is room for; where a year does not fit, it is broken into rows of about the same length. */
export function layoutOf(weeks: number, width: number): CalendarLayout {
  const fitting = Math.max(1, Math.floor(width / SMALLEST));
  const rows = Math.max(1, Math.ceil(weeks / fitting));
  const across = Math.max(1, Math.ceil(weeks / rows));
  return { across, rows, size: Math.min(LARGEST, Math.max(SMALLEST, Math.floor(width / across))) };
}
