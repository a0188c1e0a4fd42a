import { figureOf, isBlank } from './amounts.ts';
import { isEmpty, type TextRecord } from './cells.ts';
import { meaningOf } from './headings.ts';
import type { ColumnRole } from './model.ts';

export type Flagged = { readonly roles: ColumnRole[]; readonly body: readonly TextRecord[] };

/**
 * A column that says of each row, with true or false, whether it is money in ("income"), made the mark of its amounts: where
 * it goes with the sign of every one of them, and so proves what a minus means.
 * @param isMapped a person said what the columns are
 */
export function withSideFlags({ roles, body }: Flagged, heading: readonly string[], isMapped: boolean): Flagged {
  const amount = roles.indexOf('amount');
  const mark = roles.indexOf('marker');
  const rows = body.filter((record) => !isEmpty(record));
  const isFree = (role: ColumnRole): boolean => role === 'marker' || (role === 'ignore' && !isMapped);
  const column = roles.findIndex((role, at) => isFree(role) && areWithSigns(rows, at, amount, heading[at] ?? ''));
  const isMarked = column !== mark && rows.some(({ cells }) => !isBlank(cells[mark] ?? ''));
  if (amount < 0 || column < 0 || isMarked) return { roles, body };
  const side = sideOf(heading[column] ?? '');
  const marked = (record: TextRecord): TextRecord => {
    const isSide = flagOf(record.cells[column] ?? '');
    return isSide === null || side === null
      ? record
      : { ...record, cells: record.cells.with(column, wayOf(side, isSide)) };
  };
  const free = mark < 0 ? roles : roles.with(mark, 'ignore');
  return { roles: free.with(column, 'marker'), body: body.map(marked) };
}

type Side = 'money-in' | 'money-out';

function sideOf(name: string): Side | null {
  const meaning = meaningOf(name);
  if (meaning === null || meaning.weight < 3) return null;
  return meaning.role === 'money-in' || meaning.role === 'money-out' ? meaning.role : null;
}

/** Which way the money of a row went, by whether it is of a side. */
const wayOf = (side: Side, isSide: boolean): 'in' | 'out' => ((side === 'money-in') === isSide ? 'in' : 'out');

const flagOf = (cell: string): boolean | null => (/^true$/i.test(cell) ? true : /^false$/i.test(cell) ? false : null);

/** Whether each amount with a minus has one of the two words, and each without it the other one. */
function areWithSigns(rows: readonly TextRecord[], column: number, amount: number, name: string): boolean {
  const side = sideOf(name);
  if (side === null) return false;
  const ways = new Set<string>();
  return (
    rows.every(({ cells }) => {
      const [flag, figure] = [flagOf(cells[column] ?? ''), figureOf(cells[amount] ?? '')];
      if (flag === null || figure === null) return false;
      const way = wayOf(side, flag);
      ways.add(way);
      return (figure.sign === '-') === (way === 'out');
    }) && ways.size === 2
  );
}
