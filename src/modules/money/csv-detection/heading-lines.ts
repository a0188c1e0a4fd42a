import { figureOf } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import { findTable } from './columns.ts';
import { writtenDay } from './dates.ts';
import { meaningOf } from './headings.ts';
import type { ColumnRole } from './model.ts';

/**
 * A heading on two lines, as `Amount, Amount` above `debit, credit`, made one: where both together name more kinds of columns
 * than the one of them that is a heading by itself.
 */
export function withHeadingJoined(records: readonly TextRecord[]): readonly TextRecord[] {
  const { heading } = findTable(records);
  const at = heading === null ? -1 : records.indexOf(heading);
  const alone = rolesIn(heading?.cells ?? []);
  for (const upper of at < 0 ? [] : [at - 1, at]) {
    const [above, below] = [records[upper], records[upper + 1]];
    if (above === undefined || below === undefined || !areWords(above) || !areWords(below)) continue;
    if (Math.abs(above.cells.length - below.cells.length) > 1) continue;
    const width = Math.max(above.cells.length, below.cells.length);
    const cells = Array.from({ length: width }, (_, column) =>
      `${above.cells[column] ?? ''} ${below.cells[column] ?? ''}`.trim(),
    );
    const together = rolesIn(cells);
    if (together.size <= alone.size || [...alone].some((role) => role !== 'amount' && !together.has(role))) continue;
    return records.flatMap((record) => (record === above ? [] : record === below ? [{ ...below, cells }] : [record]));
  }
  return records;
}

function rolesIn(cells: readonly string[]): Set<ColumnRole> {
  return new Set(cells.flatMap((cell) => meaningOf(cell)?.role ?? []).filter((role) => role !== 'ignore'));
}

/** Several cells, none of which is a day or an amount. */
function areWords({ cells }: TextRecord): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.length > 1 &&
    filled.every((cell) => cell.length <= 60 && writtenDay(cell) === null && figureOf(cell) === null)
  );
}
