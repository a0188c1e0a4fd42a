import { figureOf } from './amounts.ts';
import { writtenDay } from './dates.ts';
import { withPlainDigits } from './text.ts';

/** A day without its year: the month by name, or two numbers whose order the column has to tell. */
export type PartialDay = (
  | { readonly kind: 'named'; readonly month: number; readonly day: number }
  | { readonly kind: 'numbers'; readonly first: number; readonly second: number; readonly dots: boolean }
) & {
  /** The clock time behind it, with what parts it from the day; else empty. */
  readonly clock: string;
};

const CLOCK = String.raw`(\.?(?:[T, ]{1,2}\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?)?)`;
const NUMBERS = new RegExp(String.raw`^(\d{1,2})([-/.] ?| )(\d{1,2})${CLOCK}$`, 'i');
const WEEKDAY = String.raw`(?:\p{L}{2,10}\.?,? )?`;
const NAMED = new RegExp(String.raw`^${WEEKDAY}(\d{1,2})(?:st|nd|rd|th)?[-/. ]{0,2}(\p{L}{3,10})${CLOCK}$`, 'iu');
const NAMED_FIRST = new RegExp(String.raw`^${WEEKDAY}(\p{L}{3,10})\.?[- ](\d{1,2})(?:st|nd|rd|th)?${CLOCK}$`, 'iu');

/** `4月30日`, `4월 30일` */
const EAST_ASIAN = new RegExp(String.raw`^(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]${CLOCK}$`, 'iu');

/** Any leap year has every day that there is. */
const LEAP_YEAR = '2000';

/** Reads a cell as a day and a month alone, an apostrophe before it and a clock time behind it aside; null where it is none. */
export function partialDay(cell: string): PartialDay | null {
  if (cell.length < 3 || cell.length > 40) return null;
  const text = withPlainDigits(cell).replace(/^['’]/, '').trim();
  const [, a = '', separator = '', b = '', tail = ''] = NUMBERS.exec(text) ?? [];
  if (a !== '') {
    const [first, second] = [Number(a), Number(b)];
    const isDay = Math.min(first, second) > 0 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31;
    return isDay ? { kind: 'numbers', first, second, dots: separator.startsWith('.'), clock: clockOf(tail) } : null;
  }
  const [, monthOf = '', dayOf = '', clockBehind = ''] = EAST_ASIAN.exec(text) ?? [];
  if (monthOf !== '') {
    const [month, day] = [Number(monthOf), Number(dayOf)];
    const isDay = writtenDay(`${LEAP_YEAR}-${monthOf.padStart(2, '0')}-${dayOf.padStart(2, '0')}`)?.kind === 'day';
    return isDay ? { kind: 'named', month, day, clock: clockOf(clockBehind) } : null;
  }
  const [, day = '', name = '', behind = ''] = NAMED.exec(text) ?? [];
  const [, first = '', number = '', rest = ''] = day === '' ? (NAMED_FIRST.exec(text) ?? []) : [];
  const named = writtenDay(`${day}${number} ${name}${first} ${LEAP_YEAR}`);
  if (named?.kind !== 'day') return null;
  const [, month = '', date = ''] = named.day.split('-');
  return { kind: 'named', month: Number(month), day: Number(date), clock: clockOf(behind + rest) };
}

const clockOf = (tail: string): string => tail.replace(/^\./, '').replace(/^[T, ]+/, ' ');

/** A day without a year in one cell and an amount in another. */
export const isYearlessRow = ({ cells }: { readonly cells: readonly string[] }): boolean =>
  cells.some(
    (cell, column) => partialDay(cell) !== null && cells.some((other, at) => at !== column && figureOf(other) !== null),
  );
