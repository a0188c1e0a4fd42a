import { figureOf, isBlank } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import { areOnce } from './column-profiles.ts';
import { writtenDay } from './dates.ts';
import type { ColumnRole } from './model.ts';
import { MONEY_ROLES } from './movements.ts';

/** So many rows without a day below one with it say that each day is printed once. */
const FEW = 2;

/**
 * Rows with the day that a bank prints only at the first of each day, beside a date of value on every row. Only where no day is
 * printed twice, and rows without one stand below several days or all have a balance: those that are not booked yet stand
 * together, without a balance, and their date of value is all there is.
 */
export function withDaysOnce(body: readonly TextRecord[], roles: readonly ColumnRole[]): readonly TextRecord[] {
  const [day, valueDay, balance] = [roles.indexOf('day'), roles.indexOf('value-day'), roles.indexOf('balance')];
  if (Math.min(day, valueDay) < 0 || !body.some(({ cells }) => cells[day] === '')) return body;
  const money = MONEY_ROLES.filter((role) => role !== 'balance').map((role) => roles.indexOf(role));
  const isRow = ({ cells }: TextRecord): boolean =>
    writtenDay(cells[valueDay] ?? '') !== null && money.some((column) => !isBlank(cells[column] ?? ''));
  const rows = body.filter(isRow);
  const printed = rows.flatMap(({ cells }) => cells[day] || []);
  const below = rows.filter(({ cells }, at) => cells[day] === '' && (rows[at - 1]?.cells[day] ?? '') !== '');
  const isOnce =
    (rows[0]?.cells[day] ?? '') !== '' &&
    rows.length - printed.length >= FEW &&
    areOnce(new Set(printed).size, printed.length) &&
    printed.every((text) => writtenDay(text) !== null) &&
    (below.length > 1 || rows.every(({ cells }) => figureOf(cells[balance] ?? '') !== null));
  if (!isOnce) return body;
  let last = '';
  return body.map((record) => {
    if (!isRow(record)) return record;
    const own = record.cells[day] ?? '';
    last = own || dayAtEnd(record.cells[day - 1] ?? '') || last;
    return own === '' ? { ...record, cells: record.cells.with(day, last) } : record;
  });
}

/** The day that words before its column run up to: "Payment received 02/09/2026". */
function dayAtEnd(words: string): string {
  const [, day = ''] = /\s(\S{6,11})$/.exec(words) ?? [];
  return writtenDay(day) === null ? '' : day;
}
