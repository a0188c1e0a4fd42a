import { type Day, dayOf, lengthOfMonth } from '#kernel/calendar.ts';
import type { DateFormat } from '#kernel/preferences.ts';

/** In which order day, month and year are written in figures. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
/** Two figures of a year: up to 49 of this century, from 50 of the last. */
const CENTURY_TURNS_AT = 50;

/** The order in which a person writes days; in words, that of their region. */
export function dayOrderOf(format: DateFormat, locale: string): DayOrder {
  if (format === 'MM/dd/yyyy') return 'mdy';
  if (format === 'dd/MM/yyyy') return 'dmy';
  return format === 'words' ? (locale === 'en-US' ? 'mdy' : 'dmy') : 'ymd';
}

/**
 * The day that someone wrote: in figures in their order, or with the year first, or with the month in English words.
 * Null where it is no day. With figures alone, day and month come first where the year has two figures.
 */
export function readDay(text: string, order: DayOrder): Day | null {
  const parts = text
    .trim()
    .toLowerCase()
    .split(/[\s/.,-]+/)
    .filter((part) => part !== '');
  const [a = '', b = '', c = ''] = parts;
  if (parts.length !== 3) return null;
  if (/^\d{4}$/.test(a)) return made(a, b, c);
  if (monthIn(a) !== null && /\D/.test(a)) return made(c, a, b);
  if (/\D/.test(b)) return made(c, b, a);
  return order === 'mdy' ? made(c, a, b) : made(c, b, a);
}

function made(yearText: string, monthText: string, dayText: string): Day | null {
  const [year, month] = [yearIn(yearText), monthIn(monthText)];
  const day = /^\d{1,2}$/.test(dayText) ? Number(dayText) : 0;
  if (year === null || month === null || day < 1 || day > lengthOfMonth(year, month)) return null;
  return dayOf(year, month, day);
}

function yearIn(text: string): number | null {
  if (/^\d{2}$/.test(text)) return Number(text) + (Number(text) < CENTURY_TURNS_AT ? 2000 : 1900);
  return /^[12]\d{3}$/.test(text) ? Number(text) : null;
}

function monthIn(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : null;
  const at = text.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(text));
  return at < 0 ? null : at + 1;
}
