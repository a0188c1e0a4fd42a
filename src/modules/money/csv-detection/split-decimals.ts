import { looksLikeMovement, type TextRecord } from './cells.ts';
import { headingWords } from './columns.ts';
import { writtenDay } from './dates.ts';
import { meaningOf } from './headings.ts';
import type { ColumnRole } from './model.ts';
import { statementOf } from './words.ts';

/** The part of an amount before its comma; thousands are parted by dots or spaces, a bracket or a minus may begin it. */
const WHOLE = /^[-+(]?\(?\d{1,3}(?:[. '\u00a0]\d{3})+$|^[-+(]?\d{1,12}$/;
/** The part behind it, with what may end an amount. */
const CENTS = /^\d{2}(?:\)|-|\+| ?(?:cr|dr|c|d)\.?)?$/i;
/** A whole amount with its decimals. */
const DECIMAL = /^[-+(]?[\d. ']+,\d{2}\)?$|^[-+(]?[\d, ']+\.\d{2}\)?$/;
const LEAST_ROWS = 3;

/**
 * Amounts with a decimal comma that stand unquoted between commas, `69,96,0,00`, made whole. Only where no amount of the file
 * is whole by itself and nearly every row with a day has such a pair: then no comma parts cells within an amount.
 */
export function withDecimalsJoined(records: readonly TextRecord[]): readonly TextRecord[] {
  const rows = records.filter(({ cells }) => looksLikeMovement(cells));
  if (rows.some(({ cells }) => cells.some((cell) => DECIMAL.test(cell)))) return records;
  const above = records[records.findIndex((record) => record === rows[0]) - 1]?.cells ?? [];
  const fitted = fittedTo(above, rows);
  if (fitted !== null) return withFitted(records, fitted);
  if (rows.length < LEAST_ROWS) return records;
  const split = rows.filter(({ cells }) => joined(cells).length < cells.length);
  // Cents begin with a zero now and then; hours, branches and counts of two digits seldom do. Or the heading tells.
  const hasZero = split.some(({ cells }) => cells.some((cell, at) => /^0\d/.test(cell) && isPair(cells, at - 1)));
  const fitting = rows.filter(({ cells }) => cells.length !== above.length && joined(cells).length === above.length);
  const isSure = hasZero || fitting.length * 10 >= rows.length * 9;
  if (split.length * 10 < rows.length * 9 || !isSure) return records;
  const own = new Set(rows);
  return records.map((record) => (own.has(record) ? { ...record, cells: joined(record.cells) } : record));
}

/**
 * The rows as wide as their heading, `-350,50` in one cell and `35000` as it is: where nearly all are that wide, or become it in
 * one way alone with every joined amount below a name of amounts. What may be joined in two ways stays as it is, too wide to read.
 */
function fittedTo(heading: readonly string[], rows: readonly TextRecord[]): Map<TextRecord, string[]> | null {
  if (headingWords(heading) < 2) return null;
  const moneys = new Set(heading.flatMap((word, at) => (MONEY.has(meaningOf(word)?.role ?? 'ignore') ? [at] : [])));
  const fitted = new Map<TextRecord, string[]>();
  let [open, other] = [0, 0];
  for (const row of rows) {
    if (row.cells.length === heading.length) continue;
    const [only, another] = waysOf(row.cells, heading.length, moneys);
    if (only !== undefined && another === undefined) fitted.set(row, only);
    else if (only === undefined) other += 1;
    else open += 1;
  }
  return fitted.size > 0 && open * 2 <= rows.length && other * 10 <= rows.length ? fitted : null;
}

const MONEY: ReadonlySet<ColumnRole> = new Set(['amount', 'money-in', 'money-out', 'fee', 'net', 'balance']);

/** The ways in which a row becomes so wide by joining pairs below names of amounts; two at most. */
function waysOf(cells: readonly string[], width: number, moneys: ReadonlySet<number>): string[][] {
  const ways: string[][] = [];
  const go = (at: number, whole: readonly string[]): void => {
    const left = cells.length - at;
    const missing = width - whole.length;
    if (ways.length > 1 || left < missing || left > missing * 2) return;
    if (left === 0) ways.push([...whole]);
    else {
      if (moneys.has(whole.length) && isPair(cells, at)) go(at + 2, [...whole, joinedAt(cells, at)]);
      go(at + 1, [...whole, cells[at] ?? '']);
    }
  };
  if (cells.length > width && cells.length <= width + moneys.size) go(0, []);
  return ways;
}

/** Balances stated in lines of their own are written as the rows are. */
function withFitted(records: readonly TextRecord[], fitted: ReadonlyMap<TextRecord, string[]>): TextRecord[] {
  return records.map((record) => {
    const isStated = !looksLikeMovement(record.cells) && record.cells.some((cell) => statementOf(cell) !== null);
    return { ...record, cells: fitted.get(record) ?? (isStated ? joined(record.cells) : record.cells) };
  });
}

function isPair(cells: readonly string[], at: number): boolean {
  const [whole = '', cents = ''] = cells.slice(Math.max(at, 0), at + 2);
  return at >= 0 && WHOLE.test(whole) && CENTS.test(cents) && writtenDay(whole) === null;
}

const joinedAt = (cells: readonly string[], at: number): string => `${cells[at] ?? ''},${cells[at + 1] ?? ''}`;

function joined(cells: readonly string[]): string[] {
  const whole: string[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    if (isPair(cells, at)) {
      whole.push(joinedAt(cells, at));
      at += 1;
    } else whole.push(cells[at] ?? '');
  }
  return whole;
}
