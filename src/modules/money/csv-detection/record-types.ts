import type { TextRecord } from './cells.ts';
import { headingWords } from './columns.ts';

/**
 * Lines that each begin with the number of their kind, `2` the account, `3` a fact about the statement, `5` a movement: the
 * number belongs to no column, and the heading has it as the movements have. It is left out of all lines that have one.
 */
export function withoutRecordTypes(records: readonly TextRecord[]): readonly TextRecord[] {
  const at = records.slice(0, 200).findIndex(({ cells }, row) => {
    const [kind = '', ...words] = cells;
    const below = records.slice(row + 1, row + 4).find((record) => record.cells.length > 1);
    return isKind(kind) && isKind(below?.cells[0] ?? '') && headingWords(words) >= 3;
  });
  if (at < 0) return records;
  return records.map((record) =>
    isKind(record.cells[0] ?? '') ? { ...record, cells: record.cells.with(0, '') } : record,
  );
}

const isKind = (cell: string): boolean => /^\d{1,2}$/.test(cell);
