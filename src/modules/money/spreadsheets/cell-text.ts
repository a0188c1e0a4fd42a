import { addDays } from '#kernel/calendar.ts';

const DAY_SECONDS = 86_400;
/** Days from 30 December 1899, which Excel counts from, to 1 January 1904, which old Macs do. */
const DAYS_TO_1904 = 1462;
/** The last day Excel knows, 31 December 9999. */
const LAST_DAY = 2_958_465;
/** A double holds so many digits for certain; what Excel writes behind them is the way it is stored, not the figure. */
const DIGITS = 15;

/**
 * A number of a spreadsheet as plain digits with a decimal point. Whole numbers stay as they are, so that an account number
 * of 17 digits is kept; a fraction has at least two decimals and never exactly three, so that no reader takes its point for
 * one of thousands.
 * @returns the text as it stands where it is no number
 */
export function numberText(written: string): string {
  const text = written.trim();
  if (/^[+-]?\d+$/.test(text)) return text.replace(/^\+/, '');
  const match = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.exec(text);
  if (match === null) return text;
  const plain = expanded(isLong(text) ? Number(text).toPrecision(DIGITS) : text);
  const [whole = '', fraction = ''] = plain.split('.');
  const kept = fraction.replace(/0+$/, '');
  if (kept === '') return whole === '-0' ? '0' : whole;
  return `${whole}.${kept.length === 3 ? `${kept}0` : kept.padEnd(2, '0')}`;
}

function isLong(text: string): boolean {
  const [digits = ''] = text.split(/[eE]/);
  return digits.replace(/\D/g, '').replace(/^0+/, '').length > DIGITS;
}

/** Without an exponent. */
function expanded(text: string): string {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text);
  const [, sign = '', whole = '', fraction = '', power = '0'] = match ?? [];
  const shift = Number(power);
  if (Math.abs(shift) > 40) return text;
  const digits = `${whole}${fraction}`;
  const point = whole.length + shift;
  const padded = point < 1 ? `${'0'.repeat(1 - point)}${digits}` : digits.padEnd(point, '0');
  const at = Math.max(1, point);
  const before = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const after = padded.slice(at);
  return `${sign === '-' ? '-' : ''}${before}${after === '' ? '' : `.${after}`}`;
}

/**
 * The serial number of a day as `YYYY-MM-DD`, with the time of day where it has one; null where it is none of a calendar.
 * @param serial days since 1899-12-30, or since 1904-01-01
 */
export function serialText(serial: string, is1904: boolean): string | null {
  const value = Number(serial.trim());
  if (serial.trim() === '' || !Number.isFinite(value) || value < 0) return null;
  const seconds = Math.round(value * DAY_SECONDS);
  const counted = Math.floor(seconds / DAY_SECONDS);
  const clock = clockText(seconds % DAY_SECONDS);
  if (counted === 0 && !is1904) return clock === '' ? null : clock;
  // Excel has a 29 February 1900, which there was not: the days before it are one further on.
  const days = is1904 ? counted + DAYS_TO_1904 : counted < 60 ? counted + 1 : counted;
  if (days > LAST_DAY) return null;
  const day = addDays('1899-12-30', days);
  return clock === '' ? day : `${day} ${clock}`;
}

function clockText(seconds: number): string {
  if (seconds === 0) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}

/** Formats that Excel has by number: days and times of day. */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/**
 * Whether numbers in this format are shown as a day or a time. Texts in quotes, escaped letters, colours and languages in
 * brackets hold letters of dates too, and do not count.
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  // The general format, whose name is a word of the language of the program: `Standard` is no day of a second.
  if (id === 0) return false;
  if (code === undefined) return BUILT_IN_DATES.has(id) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  const [positive = ''] = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';');
  return /[dmyhs]/i.test(positive) && !/[#0?]/.test(positive.replace(/[.,]0+/g, ''));
}
