import { statementOf, writtenDay } from '#modules/money/csv-detection/rules.ts';
import { isAmount, isDay } from './cell-kinds.ts';
import type { Heading } from './headings.ts';
import type { Cell, Line } from './model.ts';

/** So many days stand on lines of their own where they are headings. */
const LEAST = 2;
/** The place of the column that the days get, left of all others, in points. */
const WIDTH = 60;
const APART = 12;

/** Lines under the days that are headings above them: each with its day before it, and where that column stands. */
export type UnderDays = { readonly lines: readonly Line[]; readonly column: Cell };

/**
 * A list in which a day stands on a line of its own above the movements of that day: "Sunday, 29 March 2026". Null where days
 * stand beside amounts, as in most lists.
 */
export function underDays(all: readonly Line[]): UnderDays | null {
  const days = all.filter(isDayAlone);
  const amounts = all.filter(({ cells }) => cells.some(isWithCents));
  const beside = amounts.filter(({ cells }) => cells.some(({ text }) => isDay(text)));
  if (new Set(days.map(({ cells }) => cells[0]?.text)).size < LEAST || beside.length * 10 > amounts.length) return null;
  const left = Math.min(...all.flatMap(({ cells }) => cells.map(({ x }) => x)));
  const column: Cell = { text: 'Date', x: left - APART - WIDTH, right: left - APART };
  let day: string | null = null;
  const lines = all.flatMap((line): Line[] => {
    if (isDayAlone(line)) {
      day = line.cells[0]?.text ?? null;
      return [];
    }
    const isMoved = day !== null && isMovementOfDay(line);
    return [isMoved ? { ...line, cells: [{ ...column, text: day ?? '' }, ...line.cells] } : line];
  });
  return { lines, column };
}

/** The headings of such a list with the column of its days. */
export const withDayColumn = (headings: readonly Heading[], column: Cell): Heading[] =>
  headings.map((heading) => ({ ...heading, cells: [column, ...heading.cells] }));

const isWithCents = ({ text }: Cell): boolean => isAmount(text) && /\d[.,]\d{2}(?!\d)/.test(text);

const isDayAlone = ({ cells }: Line): boolean => cells.length === 1 && writtenDay(cells[0]?.text ?? '') !== null;

/** Words and an amount that are no balance or total. */
function isMovementOfDay({ cells }: Line): boolean {
  const words = cells.filter(({ text }) => /\p{L}/u.test(text) && !isAmount(text));
  return cells.some(isWithCents) && words.length > 0 && words.every(({ text }) => statementOf(text) === null);
}
