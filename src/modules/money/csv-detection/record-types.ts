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

type Moved = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly figures: Readonly<Record<string, { readonly body: string }>>;
};

const FEWEST = 3;

/**
 * Lines that begin with another word than all movements of an amount, such as `HIST`, and have no amount or no day: of the
 * account, as a rule, or of the file.
 */
export function linesOfOtherKinds(
  body: readonly TextRecord[],
  movements: readonly Moved[],
  undated: readonly number[],
): TextRecord[] {
  const isZero = ({ figures }: Moved): boolean =>
    Object.values(figures).every(({ body: digits }) => !/[1-9]/.test(digits));
  const moved = movements.filter((one) => !isZero(one));
  const [kind = '', another] = new Set(moved.map(({ cells }) => cells[0] ?? ''));
  if (another !== undefined || !/^[A-Z]{3,8}$/.test(kind) || moved.length < FEWEST) return [];
  const empty = new Set([...movements.filter(isZero).map(({ line }) => line), ...undated]);
  return body.filter(({ line, cells }) => empty.has(line) && cells[0] !== kind);
}
