import { dayOf, daysBetween, lengthOfMonth, type Day } from '#kernel/calendar.ts';
import { inOurYears, withPlainYears } from './eras.ts';
import type { DateOrder } from './model.ts';
import { monthNamed } from './month-names.ts';
import { withPlainDigits } from './text.ts';

/** A date as written: either one day, or two numbers whose order the column has to tell. */
export type WrittenDay =
  | { kind: 'day'; day: Day }
  /** `short`: the year has two digits, so that it may stand first as well. */
  | { kind: 'open'; first: number; second: number; year: number; dots: boolean; short?: true }
  /** It has the shape of a date and names no day, like 31/02/2026 or 2026-13-01. */
  | { kind: 'impossible' };

/** An apostrophe parts a year: `12/31'26`, `1/5' 6`. */
const NUMBERS = /^(\d{1,4})([-/. ]|\. )\s?(\d{1,2})(\2\s?|\s?['’]\s?)(\d{1,4})(?!\d)/;
/** The year tells it from a clock time. */
const COLONS = /^(\d{4}):(\d{1,2}):(\d{1,2})(?!\d)/;
/** Decimals after a comma make an amount of it: 19000000,05. */
const COMPACT = /^(\d{8})(?:\d{4,6})?$|^(\d{8})(?=[T ;]|,(?!\d{1,3}$))/;
const NAMED =
  /^(?:\p{L}{2,10}\.?,? )?(\d{1,2})(?:st|nd|rd|th)?[-/. ]{0,2}(\p{L}{3,10})(?:[-/., '’]{0,2}(\d{4}|\d{2})|(?:[-/]| ?['’]) ?(\d))(?!\d)/iu;
const NAMED_FIRST = /^(?:\p{L}{2,10}\.?,? )?(\p{L}{3,10})\.?[- ](\d{1,2})(?:st|nd|rd|th)?,?[- ](\d{4})(?!\d)/iu;
const YEAR_NAMED = /^(\d{4})[-/ ](\p{L}{3,10})[-/ ](\d{1,2})(?!\d)/iu;
/** What may follow a date: nothing, a clock time with its zone, a zone alone, or "as of" another date. */
const AFTER =
  /^\.?(?:(?:-|[T, ]{0,2})\d{1,2}[:.h]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|[A-Z]{2,5}|[+-]\d{2}:?\d{2}))?|Z|[+-]\d{2}:?\d{2}| as of .*)?$/i;

/** A two-digit year: the bank was not there before 1970. Three digits count the years since 1900: `099`, `126`. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 3) return inOurYears(year);
  return digits.length < 3 && year < 70 ? 2000 + year : 1900 + year;
}

/** A day of the calendar. Who shows a statement to others may write 1 for every digit: 1111-11-11. */
function written(year: number, month: number, day: number): WrittenDay {
  const isMasked = year === 1111 && month === 11 && day === 11;
  const exists =
    (isLikelyYear(year) || isMasked) && month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(year, month);
  return exists ? { kind: 'day', day: dayOf(year, month, day) } : { kind: 'impossible' };
}

/** "Mon 02/03/2026", "Mo., 02.03.2026" */
const WEEKDAY =
  /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|ma|wo|vr|za|zo|lun|mar|mer|jeu|ven|sam|dim)(?:day|nesday|urday)?\.?,? (?=\d{1,4}[-/.]\d)/i;

/** Reads a cell as a calendar day, clock time aside. Null where it has not the shape of one. */
export function writtenDay(cell: string): WrittenDay | null {
  if (cell.length < 5 || cell.length > 60) return null;
  const text = withPlainYears(withPlainDigits(cell))
    .replace(/^['’](?=\d)/, '')
    .replace(/(?<=\d)\[[+-]?\d{1,2}(?:\.\d+)?(?::[A-Z]{2,5})?\]$/, '')
    .trim()
    .replace(WEEKDAY, '');
  const numbers = NUMBERS.exec(text);
  if (numbers !== null) return AFTER.test(text.slice(numbers[0].length)) ? fromNumbers(numbers) : null;
  const [colons, ...parts] = COLONS.exec(text) ?? [];
  if (colons !== undefined && AFTER.test(text.slice(colons.length))) {
    const [year = '', month = '', day = ''] = parts;
    return written(fullYear(year), Number(month), Number(day));
  }
  const compact = COMPACT.exec(text);
  if (compact !== null) return fromCompact(compact[1] ?? compact[2] ?? '');
  return fromNames(text);
}

function fromNumbers([, a = '', separator = '', b = '', parting = '', c = '']: RegExpExecArray): WrittenDay | null {
  const isYearParted = parting.trim() !== separator.trim();
  if (a.length === 4) return c.length <= 2 && !isYearParted ? written(fullYear(a), Number(b), Number(c)) : null;
  if (a.length === 3 || !isYearAt(c, parting.trim() === '/' || isYearParted, isYearParted || /^\/\s/.test(parting)))
    return null;
  const [first, second, year] = [Number(a), Number(b), fullYear(c)];
  const dots = separator.startsWith('.');
  if (c.length < 3 && !isYearParted && second >= 1 && second <= 12 && Number(c) >= 1 && Number(c) <= 31)
    return { kind: 'open', first, second, year, dots, short: true };
  if (first > 31 || second > 31 || (first > 12 && second > 12)) return { kind: 'impossible' };
  return { kind: 'open', first, second, year, dots };
}

/** `1/5'6`, `1/ 5/ 6`, where a blank pads the year, and `03/25/099`, counted from 1900; else it has two digits or four. */
function isYearAt(digits: string, mayHaveThree: boolean, mayHaveOne: boolean): boolean {
  if (digits.length === 1) return mayHaveOne;
  return digits.length !== 3 || (mayHaveThree && /^(?:0[7-9]|1)/.test(digits));
}

/** No statement is of another year of our calendar: 1403 is one of the Persian, 1447 one of the Islamic calendar. */
const isLikelyYear = (year: number): boolean => year >= 1900 && year <= 2199;

function fromCompact(digits: string): WrittenDay | null {
  const year = Number(digits.slice(0, 4));
  if (isLikelyYear(year)) return written(year, Number(digits.slice(4, 6)), Number(digits.slice(6)));
  const last = Number(digits.slice(4));
  const [first, second] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))];
  if (!isLikelyYear(last) || first === 0 || second === 0 || first > 31 || second > 31) return null;
  return first > 12 && second > 12 ? null : { kind: 'open', first, second, year: last, dots: false };
}

function fromNames(text: string): WrittenDay | null {
  if (!/\p{L}{3}/u.test(text)) return null;
  for (const [pattern, year, month, day] of [
    [NAMED, 3, 2, 1],
    [NAMED_FIRST, 3, 1, 2],
    [YEAR_NAMED, 1, 2, 3],
  ] as const) {
    const match = pattern.exec(text);
    const name = (match?.[month] ?? '').toLowerCase();
    const number = monthNamed(name);
    if (match === null || number === undefined || !AFTER.test(text.slice(match[0].length))) continue;
    return written(fullYear(match[year] ?? match[4] ?? ''), number, Number(match[day]));
  }
  return null;
}

/** The clock time beside a date, as text that sorts; null where there is none. */
export function clockIn(cell: string): string | null {
  const [, hour = '', minute = '', second = '00', half = ''] =
    /[T, ](\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?(?: ?([ap])\.?m)?/i.exec(cell.slice(6, 60)) ?? [];
  if (hour === '') return null;
  const isAfternoon = half.toLowerCase() === 'p';
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

/** The day a written date names in a file of this order; null where there is no such day. */
export function dayIn(value: WrittenDay, order: DateOrder): Day | null {
  if (value.kind === 'day') return value.day;
  if (value.kind === 'impossible') return null;
  if (order === 'ymd' && value.short === true) return dayOfWritten(shortYear(value));
  const [day, month] = order === 'mdy' ? [value.second, value.first] : [value.first, value.second];
  return dayOfWritten(written(value.year, month, day));
}

function dayOfWritten(read: WrittenDay): Day | null {
  return read.kind === 'day' ? read.day : null;
}

type OpenDay = Extract<WrittenDay, { kind: 'open' }>;

/** `26/01/13` as the thirteenth of January 2026. */
function shortYear({ first, second, year }: OpenDay): WrittenDay {
  return written(fullYear(String(first).padStart(2, '0')), second, year % 100);
}

/** The orders in which a day and a month may stand before their year. */
export const SLASHED = ['dmy', 'mdy'] as const;
export type Slashed = (typeof SLASHED)[number];

export type OrderDecision = { order: DateOrder; because: string } | { order: null };

/**
 * The order of a whole column. Proved by a number above twelve; else by what else the file says (`known`), by dots
 * (nobody writes the month first with dots), by the one reading in which the rows run through time in one direction, or
 * by a decimal comma, which goes with the day first everywhere.
 * @param heading the name of the column, in the language of the file
 * @param today when the file was added; a year in front is told by it where the days alone do not
 */
export function decideOrder(
  values: readonly WrittenDay[],
  known: readonly WrittenDay[] = [],
  {
    hasDecimalComma = false,
    heading = null,
    today,
  }: { hasDecimalComma?: boolean; heading?: string | null; today?: Day | undefined } = {},
): OrderDecision {
  const written = orderAsWritten(values, known, today);
  if (written.order !== null) return written;
  const open = values.filter((value) => value.kind === 'open');
  const told = withinPeriod(open, known);
  if (told !== null) return told;
  const course = byCourse(values);
  // Rows by payee, or sorted by the text of their dates, seem to have the month first: hardly any language but English has.
  if (course !== null && (course.order !== 'mdy' || heading === null || IN_ENGLISH.test(heading))) return course;
  return hasDecimalComma
    ? { order: 'dmy', because: 'Files with a decimal comma usually write the day first.' }
    : { order: null };
}

const IN_ENGLISH = /date|day|time|posted|booked|created|completed/i;

/** The order as far as the writing of the dates alone shows it, whatever their years are. */
export function orderAsWritten(
  values: readonly WrittenDay[],
  known: readonly WrittenDay[],
  today?: Day,
): OrderDecision {
  const open = values.filter((value) => value.kind === 'open');
  if (open.length === 0)
    return { order: 'ymd', because: 'Every date is written with its year first or its month by name.' };
  if (isYearFirst(open, today))
    return { order: 'ymd', because: 'The dates are close together only if the year comes first.' };
  const byNumber = provedBy(open, 'A number above 12 can only be a day.');
  if (byNumber !== null) return byNumber;
  const elsewhere = provedBy(known, 'Another date in the file shows the order of day and month.');
  if (elsewhere !== null) return elsewhere;
  if (open.every(({ dots }) => dots))
    return { order: 'dmy', because: 'Dates written with dots, such as 31.12.2026, start with the day.' };
  if (open.every(({ first, second }) => first === second))
    return { order: 'dmy', because: 'In every date, day and month are the same number.' };
  return { order: null };
}

/** Two-digit years in front: a first number no day can be, or rows of one statement that else lie years apart. */
function isYearFirst(open: readonly OpenDay[], today: Day | undefined): boolean {
  if (!open.every((value) => value.short === true && shortYear(value).kind === 'day')) return false;
  // One row with a day that no month has does not make years of the days of all others.
  const noDay = open.filter(({ first }) => first > 31).length;
  if (noDay > 0) return noDay * 2 >= open.length;
  const years = new Set(open.map(({ first }) => first)).size;
  if (years <= 2 && new Set(open.map(({ year }) => year)).size >= Math.max(3, years + 2)) return true;
  const range = rangeOf(open, 'ymd');
  const rivals = SLASHED.flatMap((order) => rangeOf(open, order) ?? []);
  if (range === null || (today !== undefined && yearsFrom(range.to, today) < -AHEAD)) return false;
  const areApart = rivals.every(({ from, to }) => daysBetween(from, to) >= APART);
  if (daysBetween(range.from, range.to) <= TOGETHER && areApart) return true;
  return today !== undefined && isRecent(range, today) && rivals.every((rival) => !isPossible(rival, today));
}

/** Days that a statement may span, and days that lie further apart than those of a statement. */
const [TOGETHER, APART] = [100, 330];
/** Years: statements that people import are hardly older, mostly of these last ones, and have no movements so far ahead. */
const [OLDEST, RECENT, AHEAD] = [10, 3, 1];

type Range = { readonly from: Day; readonly to: Day };

/** From the first day to the last in this order; null where one of them does not exist. */
function rangeOf(values: readonly OpenDay[], order: DateOrder): Range | null {
  const days = values.flatMap((value) => dayIn(value, order) ?? []).sort();
  const [from, to] = [days[0], days.at(-1)];
  return days.length < values.length || from === undefined || to === undefined ? null : { from, to };
}

const yearsFrom = (day: Day, today: Day): number => daysBetween(day, today) / 365.25;
const isPossible = ({ from, to }: Range, today: Day): boolean =>
  yearsFrom(from, today) <= OLDEST && yearsFrom(to, today) >= -AHEAD;
const isRecent = (range: Range, today: Day): boolean =>
  isPossible(range, today) && yearsFrom(range.from, today) <= RECENT;

function provedBy(values: readonly WrittenDay[], because: string): OrderDecision | null {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const value of values) {
    if (value.kind !== 'open') continue;
    if (value.first > 12) dayFirst += 1;
    if (value.second > 12) monthFirst += 1;
  }
  if (dayFirst === monthFirst) return null;
  return { order: dayFirst > monthFirst ? 'dmy' : 'mdy', because };
}

/** A statement period named in words bounds the rows. */
function withinPeriod(open: readonly WrittenDay[], known: readonly WrittenDay[]): OrderDecision | null {
  const days = known.flatMap((value) => (value.kind === 'day' ? [value.day] : [])).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined || from === to) return null;
  const fits = SLASHED.filter((order) =>
    open.every((value) => {
      const day = dayIn(value, order);
      return day !== null && day >= from && day <= to;
    }),
  );
  const [only] = fits;
  return fits.length === 1 && only !== undefined
    ? { order: only, because: `Only this order of day and month puts all dates between ${from} and ${to}.` }
    : null;
}

function byCourse(values: readonly WrittenDay[]): OrderDecision | null {
  const runs = (order: DateOrder): { straight: boolean; distinct: number } => {
    const days = values.flatMap((value) => dayIn(value, order) ?? []);
    const steps = days.slice(1).map((day, at) => (day === days[at] ? 0 : day > (days[at] ?? '') ? 1 : -1));
    return { straight: !(steps.includes(1) && steps.includes(-1)), distinct: new Set(days).size };
  };
  const [dmy, mdy] = [runs('dmy'), runs('mdy')];
  if (dmy.straight === mdy.straight || dmy.distinct < 4) return null;
  return { order: dmy.straight ? 'dmy' : 'mdy', because: 'Only this order of day and month sorts the dates.' };
}
