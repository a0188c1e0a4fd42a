/**
 * When a person's month begins, as text: a day from `1` to `31` (the last day, where a month is shorter), the same
 * `25-or-before` where a weekend or public holiday moves it to the working day before, or the `last-working-day`.
 */
export type MonthStart = string;

export const LAST_WORKING_DAY: MonthStart = 'last-working-day';
const OR_BEFORE = '-or-before';

export type Start = { readonly day: number; readonly movesBack: boolean };

export function isMonthStart(text: string): boolean {
  return startOf(text) !== null;
}

/** The start with the given parts; `movesBack`: to the working day before, where the day is none. */
export function monthStartOf({ day, movesBack }: Start): MonthStart {
  return `${day}${movesBack ? OR_BEFORE : ''}`;
}

/** The day of a start and whether it moves; the last working day is the 31st that moves. Null: not a month start. */
export function startOf(text: MonthStart): Start | null {
  if (text === LAST_WORKING_DAY) return { day: 31, movesBack: true };
  const movesBack = text.endsWith(OR_BEFORE);
  const digits = movesBack ? text.slice(0, -OR_BEFORE.length) : text;
  if (!/^[1-9]\d?$/.test(digits) || Number(digits) > 31) return null;
  return { day: Number(digits), movesBack };
}
