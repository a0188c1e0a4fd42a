import { isAmount, isDay } from './cell-kinds.ts';
import type { Columns } from './columns.ts';
import type { Cell, Line } from './model.ts';

/** Numbers of a column end, or begin, within so many points. */
const EDGE = 3;
/** A place where fewer of the rows than this part have a number is no column. */
const LEAST = 0.05;

/**
 * The columns of a table whose heading is none that is known: a day, the words, and a column for each place where numbers
 * end, or begin. Null where no lines have a day and a number.
 */
export function columnsByPlace(lines: readonly Line[]): Columns | null {
  const rows = lines.filter(
    ({ cells }) => cells.some(({ text }) => isDay(text)) && cells.some(({ text }) => isAmount(text)),
  );
  if (rows.length === 0) return null;
  const amounts = rows.flatMap(({ cells }) => cells.filter(({ text }) => isAmount(text)));
  // Numbers of a column begin at one place where they do not end at one.
  const [byRight, byLeft] = [endsOf(amounts, ({ right }) => right), endsOf(amounts, ({ x }) => x)];
  const all = byLeft.length < byRight.length ? byLeft : byRight;
  const placeOf = all === byLeft ? ({ x }: Cell) => x : ({ right }: Cell) => right;
  // Where amounts have cents, whole numbers that end at one place are words: a year, the end of a reference.
  const isWhole = all.every(({ hasCents }) => !hasCents);
  const ends = all.filter(({ count, hasCents }) => (hasCents || isWhole) && count >= Math.max(1, rows.length * LEAST));
  const days = rows.flatMap(({ cells }) => cells.filter(({ text }) => isDay(text)).slice(0, 1));
  const left = Math.min(...days.map(({ x }) => x));
  const right = Math.max(...days.map((cell) => cell.right));
  const of = (cell: Cell): number => {
    if (isAmount(cell.text)) {
      const at = ends.findIndex((end) => Math.abs(end.place - placeOf(cell)) <= EDGE);
      if (at >= 0) return at + 2;
    }
    return cell.x < right && cell.right > left ? 0 : 1;
  };
  return {
    names: ['', '', ...ends.map(() => '')],
    of,
    isMoney: (column) => column >= 2,
    isDay: (column) => column === 0,
    day: 0,
  };
}

type End = { readonly place: number; count: number; hasCents: boolean };

function endsOf(cells: readonly Cell[], placeOf: (cell: Cell) => number): End[] {
  const ends: End[] = [];
  for (const cell of cells.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const place = placeOf(cell);
    const end = ends.at(-1);
    const hasCents = /\d[.,]\d{1,2}\D*$/.test(cell.text);
    if (end !== undefined && place - end.place <= EDGE) {
      end.count += 1;
      end.hasCents ||= hasCents;
    } else ends.push({ place, count: 1, hasCents });
  }
  return ends;
}
