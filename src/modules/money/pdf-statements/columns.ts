import { meaningOf } from '#modules/money/csv-detection/rules.ts';
import { beginningsOf } from './beginnings.ts';
import { isAmount, isDay } from './cell-kinds.ts';
import type { Cell, Line } from './model.ts';

/** How cells find their column: by the name they stand under, by where numbers of a column end, or by where words begin. */
export type Way = 'names' | 'edges' | 'begins';

/** Numbers of a column end within so many points. */
const EDGE = 2.5;

/** A column: its name, and where its cells stand. Of what stands left of `from` nothing is in it. */
type Column = { readonly name: string; readonly x: number; readonly right: number };

export type Columns = {
  readonly names: readonly string[];
  /** The column of a cell, by its place. */
  readonly of: (cell: Cell) => number;
  readonly isMoney: (column: number) => boolean;
  /** Whether a column is named for days. */
  readonly isDay: (column: number) => boolean;
  readonly day: number;
};

const MONEY = new Set(['amount', 'money-in', 'money-out', 'balance', 'fee', 'net']);

/** The columns under a heading. @param body the lines below it */
export function columnsOf(heading: readonly Cell[], body: readonly Line[], way: Way): Columns {
  const columns: readonly Column[] = heading.map(({ text, x, right }) => ({ name: text, x, right }));
  const roles = columns.map(({ name }) => meaningOf(name)?.role ?? null);
  const isMoney = (column: number) => MONEY.has(roles[column] ?? '');
  const edges = way === 'edges' ? edgesOf(body, columns, isMoney) : [];
  const begins = way === 'begins' ? beginningsOf(body) : () => null;
  const texts = columns.flatMap((column, at) => (isMoney(at) ? [] : [{ ...column, at }]));
  const of = (cell: Cell): number => {
    if (way === 'names') return nearest(columns, cell);
    if (way === 'begins') return nearest(columns, isAmount(cell.text) ? cell : (begins(cell) ?? cell));
    if (isAmount(cell.text)) {
      const edge = edges.find(({ right }) => Math.abs(right - cell.right) <= EDGE);
      if (edge !== undefined) return edge.column;
    }
    const left = texts.findLast(({ x }) => x <= cell.x + 2 * EDGE) ?? texts[0];
    return isAmount(cell.text) || left === undefined ? nearest(columns, cell) : left.at;
  };
  const isDayNamed = (column: number) => /day/.test(roles[column] ?? '');
  const names = columns.map(({ name }) => name);
  return { names, of, isMoney, isDay: isDayNamed, day: dayColumn(columns, roles, body, of) };
}

/** The column with most of a cell in it, else the one that stands nearest. */
function nearest(columns: readonly Column[], cell: Pick<Cell, 'x' | 'right'>): number {
  let best = { column: 0, overlap: Number.NEGATIVE_INFINITY };
  for (const [column, { x, right }] of columns.entries()) {
    // Below nothing it is how far they stand apart.
    const overlap = Math.min(right, cell.right) - Math.max(x, cell.x);
    if (overlap > best.overlap) best = { column, overlap };
  }
  return best.column;
}

/** Where the numbers of the columns of money end, and the column that each of these places is. */
function edgesOf(
  body: readonly Line[],
  columns: readonly Column[],
  isMoney: (column: number) => boolean,
): { right: number; column: number }[] {
  const rights = body
    .flatMap(({ cells }) => cells.filter(({ text }) => isAmount(text)))
    .toSorted((a, b) => a.right - b.right);
  const groups: Cell[][] = [];
  for (const cell of rights) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group !== undefined && first !== undefined && cell.right - first.right <= EDGE) group.push(cell);
    else groups.push([cell]);
  }
  const money = columns.flatMap((column, at) => (isMoney(at) ? [{ ...column, at }] : []));
  return groups.flatMap((group) => {
    const right = Math.max(...group.map((cell) => cell.right));
    const x = Math.min(...group.map((cell) => cell.x));
    const distance = (column: Column) =>
      Math.min(Math.abs(column.right - right), Math.abs((column.x + column.right - x - right) / 2));
    const [best] = money.toSorted((a, b) => distance(a) - distance(b));
    if (best === undefined || group.length < 2) return [];
    // Numbers that stand under the name of words, and not under that of money, are words.
    const isUnder = (column: Column) => Math.min(column.right, right) > Math.max(column.x, x);
    return !isUnder(best) && columns.some((column, at) => !isMoney(at) && isUnder(column))
      ? []
      : [{ right, column: best.at }];
  });
}

/** The column of the booking day: that with most days, of those named so. */
function dayColumn(
  columns: readonly Column[],
  roles: readonly (string | null)[],
  body: readonly Line[],
  of: (cell: Cell) => number,
): number {
  const counts = columns.map(() => 0);
  for (const { cells } of body)
    for (const cell of cells) if (isDay(cell.text)) counts[of(cell)] = (counts[of(cell)] ?? 0) + 1;
  const rank = (column: number) => (counts[column] ?? 0) + (roles[column] === 'day' ? 0.5 : 0);
  return columns.map((_, column) => column).toSorted((a, b) => rank(b) - rank(a) || a - b)[0] ?? 0;
}
