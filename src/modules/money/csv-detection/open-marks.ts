import { isBlank } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import type { ColumnRole } from './model.ts';
import { markerOf } from './words.ts';

/** Out for a Dutch "af", in for an Italian "avere", a Turkish "alacak" and a Spanish "abono". */
const OF_SEVERAL_LANGUAGES = 'a';

/**
 * A column of single letters of which one means one thing here and another there, or which would all mean the same, marks nothing
 * by itself: which way money went is asked.
 */
export function withoutOpenMarks(roles: readonly ColumnRole[], rows: readonly TextRecord[]): ColumnRole[] {
  const column = roles.indexOf('marker');
  const marks = new Set(
    rows.flatMap(({ cells }) => (isBlank(cells[column] ?? '') ? [] : [markOf(cells[column] ?? '')])),
  );
  if (column < 0 || ![...marks].every((mark) => /^\p{L}$/u.test(mark))) return [...roles];
  const sides = new Set([...marks].map(markerOf));
  const isOpen =
    marks.has(OF_SEVERAL_LANGUAGES) || (marks.size > 1 && sides.size === 1) || (marks.size === 2 && sides.has(null));
  return isOpen ? roles.with(column, 'ignore') : [...roles];
}

const markOf = (cell: string): string => cell.trim().replace(/\.$/, '').toLowerCase();
