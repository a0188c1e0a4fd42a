import type { TextRecord } from './cells.ts';
import { writtenDay } from './dates.ts';

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
  const rows = records.filter(({ cells }) => cells.some((cell) => writtenDay(cell) !== null));
  if (rows.length < LEAST_ROWS || rows.some(({ cells }) => cells.some((cell) => DECIMAL.test(cell)))) return records;
  const split = rows.filter(({ cells }) => joined(cells).length < cells.length);
  // Cents begin with a zero now and then; hours, branches and counts of two digits seldom do. Or the heading tells.
  const hasZero = split.some(({ cells }) => cells.some((cell, at) => /^0\d/.test(cell) && isPair(cells, at - 1)));
  const above = records[records.findIndex((record) => record === rows[0]) - 1]?.cells.length;
  const fitting = rows.filter(({ cells }) => cells.length !== above && joined(cells).length === above);
  const isSure = hasZero || fitting.length * 10 >= rows.length * 9;
  if (split.length * 10 < rows.length * 9 || !isSure) return records;
  const own = new Set(rows);
  return records.map((record) => (own.has(record) ? { ...record, cells: joined(record.cells) } : record));
}

function isPair(cells: readonly string[], at: number): boolean {
  const [whole = '', cents = ''] = cells.slice(Math.max(at, 0), at + 2);
  return at >= 0 && WHOLE.test(whole) && CENTS.test(cents) && writtenDay(whole) === null;
}

function joined(cells: readonly string[]): string[] {
  const whole: string[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    if (isPair(cells, at)) {
      whole.push(`${cells[at] ?? ''},${cells[at + 1] ?? ''}`);
      at += 1;
    } else whole.push(cells[at] ?? '');
  }
  return whole;
}
