import { isBlank } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import type { ColumnRole } from './model.ts';
import { markerOf } from './words.ts';

/** Out for a Dutch "af", in for an Italian "avere", a Turkish "alacak" and a Spanish "abono". */
const OF_SEVERAL_LANGUAGES = 'a';

/**
 * A column of two letters of which one means one thing here and another there, or which would both mean the same, marks nothing
 * by itself: which of them is money in is asked.
 */
export function withoutOpenMarks(roles: readonly ColumnRole[], rows: readonly TextRecord[]): ColumnRole[] {
  const column = roles.indexOf('marker');
  const marks = new Set(
    rows.flatMap(({ cells }) => (isBlank(cells[column] ?? '') ? [] : [markOf(cells[column] ?? '')])),
  );
  const areLetters = marks.size === 2 && [...marks].every((mark) => /^\p{L}$/u.test(mark));
  if (column < 0 || !areLetters) return [...roles];
  const sides = new Set([...marks].map(markerOf));
  const isOpen = marks.has(OF_SEVERAL_LANGUAGES) || sides.size === 1 || sides.has(null);
  return isOpen ? roles.with(column, 'ignore') : [...roles];
}

const markOf = (cell: string): string => cell.trim().replace(/\.$/, '').toLowerCase();
