import { addDays, type Day, isDay } from '#kernel/calendar.ts';
import { type Currency, isCurrency } from '#kernel/money.ts';
import { YEARS_READ } from './limits.ts';
import type { OwnRate, Problem } from './model.ts';
import { plainRate } from './plain-rate.ts';

/**
 * What a file of rates says. With problems there are no rates: a file is read whole or not at all. `tooOld` counts the
 * rates that are left out because they are of days before `since`.
 */
export type FileReading =
  | { readonly kind: 'rates'; readonly rates: readonly OwnRate[]; readonly tooOld: number }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

export type Bounds = { readonly since: Day; readonly until: Day };

const MOST_PROBLEMS = 5;
const NO_TABLE =
  'The first line must be “date,from,to,rate”, or that of the European Central Bank’s history: “Date,USD,JPY,…”.';

/** The unit of prices on the JSE: cents of the rand. */
const CENTS = { code: 'ZAc', currency: 'ZAR' } as const;

type Unsourced = Omit<OwnRate, 'source'>;

/** A rate between currencies, where one of its sides may be in cents; null where it has too many decimals for that. */
export function inCurrencies({ day, from, to, rate }: Unsourced): Unsourced | null {
  const moved = to === CENTS.code ? shifted(rate, -2) : from === CENTS.code ? shifted(rate, 2) : rate;
  const plain = plainRate(moved);
  const currencyOf = (unit: string) => (unit === CENTS.code ? CENTS.currency : unit);
  return plain === null ? null : { day, from: currencyOf(from), to: currencyOf(to), rate: plain };
}

/** The decimal with its point moved to the right, or to the left where negative. */
function shifted(decimal: string, places: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = places < 0 ? whole.padStart(1 - places, '0') + fraction : whole + fraction.padEnd(places, '0');
  const point = (places < 0 ? Math.max(whole.length, 1 - places) : whole.length) + places;
  const after = digits.slice(point);
  return after === '' ? digits : `${digits.slice(0, point)}.${after}`;
}

/** Reads the ECB's `eurofxref-hist.csv` or a plain CSV; which of the two it is, its first line says. */
export function readRates(text: string, bounds: Bounds): FileReading {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const heading = first === -1 ? [] : cellsOf(lines[first] ?? '');
  const rows = lines
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }, index) => index > first && cells.some((cell) => cell !== ''));
  if (heading.map((cell) => cell.toLowerCase()).join(',') === 'date,from,to,rate')
    return readAll(rows, bounds, plainRow);
  const codes = withoutLast(heading.slice(1));
  if (heading[0] !== 'Date' || codes.length === 0 || !codes.every((code) => /^[A-Z]{3}$/.test(code)))
    return { kind: 'problems', problems: [{ line: Math.max(first, 0) + 1, message: NO_TABLE }] };
  const currency = codes.find((code, index) => codes.indexOf(code) !== index);
  if (currency !== undefined)
    return { kind: 'problems', problems: [{ line: first + 1, message: `There are two columns for ${currency}.` }] };
  return readAll(rows, bounds, (row) => wideRow(row, codes));
}

type Row = { readonly line: number; readonly cells: readonly string[] };
type RowReading = readonly OwnRate[] | string;

function readAll(rows: readonly Row[], { since, until }: Bounds, read: (row: Row) => RowReading): FileReading {
  const problems: Problem[] = [];
  const rates = new Map<string, OwnRate>();
  let tooOld = 0;
  for (const row of rows) {
    const reading = read(row);
    const message = typeof reading === 'string' ? reading : dayProblem(reading, until);
    if (message !== null) problems.push({ line: row.line, message });
    if (problems.length === MOST_PROBLEMS) break;
    for (const rate of typeof reading === 'string' ? [] : reading) {
      const key = `${rate.day} ${rate.from} ${rate.to}`;
      const other = rates.get(key);
      if (other !== undefined && other.rate !== rate.rate)
        problems.push({
          line: row.line,
          message: `There is another rate for ${rate.from} to ${rate.to} on ${rate.day}.`,
        });
      if (rate.day < since) tooOld += 1;
      else rates.set(key, rate);
    }
  }
  if (problems.length > 0) return { kind: 'problems', problems: problems.slice(0, MOST_PROBLEMS) };
  if (rates.size === 0 && tooOld === 0)
    return { kind: 'problems', problems: [{ line: 1, message: 'The file has no exchange rates.' }] };
  return { kind: 'rates', rates: [...rates.values()], tooOld };
}

function dayProblem(rates: readonly OwnRate[], until: Day): string | null {
  const later = rates.find(({ day }) => day > until);
  return later === undefined ? null : `${later.day} is in the future.`;
}

/**
 * Which days a file may have, where this is the day in UTC: none in the future, though it is tomorrow in some time zones;
 * those more than `YEARS_READ` years ago are left out.
 */
export function boundsAt(today: Day): Bounds {
  return {
    since: Temporal.PlainDate.from(today).subtract({ years: YEARS_READ }).toString(),
    until: addDays(today, 1),
  };
}

/** What a person reads of a file that was refused. */
export function unreadableSentence(problems: readonly Problem[]): string {
  const lines = problems.map(({ line, message }) => `Line ${line}: ${message}`);
  return `${lines.join(' ')} Nothing was saved.`;
}

function wideRow({ cells: [day = '', ...cells] }: Row, codes: readonly Currency[]): RowReading {
  if (!isDay(day)) return notADay(day);
  const values = withoutLast(cells);
  const [found, named] = [values.length, codes.length];
  if (found !== named) return `There are ${found} rates, but the first line names ${named} currencies.`;
  const rates: OwnRate[] = [];
  for (const [index, to] of codes.entries()) {
    const cell = values[index] ?? '';
    // Currencies that the euro replaced have columns too.
    if (cell === 'N/A' || cell === '' || !isCurrency(to)) continue;
    const rate = plainRate(cell);
    if (rate === null) return notARate(cell, to);
    rates.push({ source: 'ecb', day, from: 'EUR', to, rate });
  }
  return rates;
}

function plainRow({ cells }: Row): RowReading {
  const [day = '', from = '', to = '', rate = ''] = cells;
  const found = cells.length;
  if (found !== 4) return `There are ${found} values instead of 4: date, from, to and rate.`;
  if (!isDay(day)) return notADay(day);
  for (const unit of [from, to]) if (unit !== CENTS.code && !isCurrency(unit)) return notACurrency(unit);
  const plain = plainRate(rate);
  const own = plain === null ? null : inCurrencies({ day, from, to, rate: plain });
  if (own === null) return notARate(rate);
  if (own.from === own.to) return `${from} and ${to} are the same currency.`;
  return [{ source: 'file', ...own }];
}

/** The ECB ends its lines with a comma, after which there is no column. */
function withoutLast(cells: readonly string[]): readonly string[] {
  return cells.at(-1) === '' ? cells.slice(0, -1) : cells;
}

function cellsOf(line: string): string[] {
  return line.split(',').map((cell) => {
    const text = cell.trim();
    return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
  });
}

const quoted = (text: string) => (text === '' ? 'An empty cell' : `“${text.slice(0, 40)}”`);
const notADay = (text: string) => `${quoted(text)} is not a date such as 2026-11-26.`;
const notACurrency = (text: string) => `${quoted(text)} is not a currency code.`;
const notARate = (text: string, of?: string) =>
  `${quoted(text)} is not a rate${of === undefined ? '' : ` for ${of}`}: use a number above zero with a point, such as 18.3345.`;
