import { isBlank } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import type { ColumnRole, UnreadLine } from './model.ts';
import { isSumOf, minorsOf, sizeOf } from './running-columns.ts';
import { MAY_STATE, statedBy } from './stated-lines.ts';
import { unread } from './unread-lines.ts';

type Row = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly marker: 'in' | 'out' | null;
  readonly account: string | null;
};
type Lines<R extends Row> = { movements: R[]; skipped: UnreadLine[]; failed: UnreadLine[] };

/** A table has few totals; where more lines may be one, none of them is tried. */
const MOST_TOTALS = 20;

/** Leaves out lines that are the sum of others, in whatever language. */
export function skipTotals<R extends Row>(
  sorted: Lines<R>,
  body: readonly TextRecord[],
  roles: readonly ColumnRole[],
): void {
  const dateless = new Set(sorted.failed.flatMap(({ line, reason }) => (reason === 'bad-day' ? [line] : [])));
  if (dateless.size <= MOST_TOTALS) {
    const totals = body.filter(
      (record) =>
        dateless.has(record.line) &&
        isBlank(record.cells[roles.indexOf('day')] ?? '') &&
        isSumOf(record, sorted.movements, roles),
    );
    for (const { line, text } of totals) sorted.skipped.push(unread(line, 'total', text));
    sorted.failed = sorted.failed.filter(({ line }) => !totals.some((total) => total.line === line));
  }
  const turnovers = turnoversOf(sorted.movements, roles);
  if (turnovers.size === 0) return;
  for (const { line, text } of body) if (turnovers.has(line)) sorted.skipped.push(unread(line, 'total', text));
  sorted.movements = sorted.movements.filter(({ line }) => !turnovers.has(line));
}

/** What a row moved, which way, and on which account. */
type Moved = { movement: Row; way: 'in' | 'out'; size: bigint; account: string };

/**
 * The lines of rows that have a date and are the sum of all money in or out of their account: those that say so, and the
 * last two where one is the sum of all money in and the other of all money out.
 */
function turnoversOf(movements: readonly Row[], roles: readonly ColumnRole[]): Set<number> {
  const lines = new Set(
    movements.flatMap(({ line, cells }) =>
      cells.some((cell) => MAY_STATE.test(cell)) && statedBy(cells) === 'total' ? [line] : [],
    ),
  );
  if (lines.size === 0 && !mayEndInSums(movements, roles)) return lines;
  const rows = movedRows(movements, roles);
  const named = rows.filter(({ movement: { line } }) => lines.has(line));
  const [one, other] = rows.slice(-2);
  const isPair = one !== undefined && other !== undefined && one.way !== other.way && one.account === other.account;
  const told = sumsAmong(named, rows);
  const last = isPair ? sumsAmong([one, other], rows) : [];
  const sums = told.length > 0 || last.length < 2 ? told : last;
  return new Set(sums.map(({ movement }) => movement.line));
}

/** Whether the last two rows are as large as any shortly before them, without which they are no sums. */
function mayEndInSums(movements: readonly Row[], roles: readonly ColumnRole[]): boolean {
  const rows = movedRows(movements.slice(-10), roles);
  const [one, other] = rows.slice(-2);
  if (one === undefined || other === undefined || one.way === other.way) return false;
  return rows.every(({ way, size }) => size <= (way === one.way ? one.size : other.size));
}

/** Those of a few rows that are the sum of all others of their way, one of them that of several. */
function sumsAmong(some: readonly Moved[], rows: readonly Moved[]): Moved[] {
  if (some.length === 0 || some.length > MOST_TOTALS) return [];
  const rest = rows.filter((row) => !some.includes(row));
  const found = some.flatMap((row) => {
    const others = rest.filter(({ way, account }) => way === row.way && account === row.account);
    const isSum = others.length > 0 && others.reduce((sum, { size }) => sum + size, 0n) === row.size;
    return isSum ? [{ row, isSeveral: others.length > 1 }] : [];
  });
  return found.some(({ isSeveral }) => isSeveral) ? found.map(({ row }) => row) : [];
}

function movedRows(movements: readonly Row[], roles: readonly ColumnRole[]): Moved[] {
  const of = (role: ColumnRole) => minorsOf(movements, roles.indexOf(role));
  const [amounts, ins, outs] = [of('amount'), of('money-in'), of('money-out')];
  return movements.flatMap((movement, at) => {
    const [amount, into, out] = [amounts, ins, outs].map((values) => values[at] ?? null);
    const size = sizeOf(amount ?? null) + sizeOf(into ?? null) + sizeOf(out ?? null);
    const isOut =
      movement.marker === null ? (amount ?? 0n) < 0n || sizeOf(out ?? null) > 0n : movement.marker === 'out';
    const account = ['account', 'currency']
      .map((role) => movement.cells[roles.indexOf(role as ColumnRole)] ?? '')
      .join();
    return size === 0n ? [] : [{ movement, way: isOut ? 'out' : 'in', size, account }];
  });
}
