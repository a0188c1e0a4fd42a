import { statementOf, type WrittenDay, writtenDay } from '#modules/money/csv-detection/rules.ts';
import { isAmount, isDay } from './cell-kinds.ts';
import { underDayTotals } from './day-totals.ts';
import type { Heading } from './headings.ts';
import type { Cell, Line, UnderDays } from './model.ts';

/** So many days stand on lines of their own where they are headings. */
const LEAST = 2;
/** The place of the column that the days get, left of all others, in points. */
const WIDTH = 60;
const APART = 12;

/**
 * A list in which a day stands on a line of its own above the movements of that day: "Sunday, 29 March 2026". Null where days
 * stand beside amounts, as in most lists. A box beside the list may stand on the line of a day.
 */
export function underDays(all: readonly Line[]): UnderDays | null {
  const left = Math.min(...all.flatMap(({ cells }) => cells.map(({ x }) => x)));
  const column: Cell = { text: 'Date', x: left - APART - WIDTH, right: left - APART };
  return underDaysAlone(all, column) ?? underDayTotals(all, column);
}

function underDaysAlone(all: readonly Line[], column: Cell): UnderDays | null {
  // Above the first of them may stand the day of the statement.
  const from = all.findIndex((line, at) => dayOf(line) !== null && all.slice(at + 1, at + 3).some(isMovementOfDay));
  const begun = all.filter((line, at) => at >= from && dayOf(line) !== null);
  if (from < 0 || !areInOrder(begun)) return null;
  const alone = begun.filter(({ cells }) => cells.length === 1);
  const amounts = all.filter(({ cells }) => cells.some(isWithCents));
  const beside = amounts.filter((line) => dayOf(line) === null && line.cells.some(({ text }) => isDay(text)));
  if (new Set(alone.map(dayOf)).size < LEAST || alone.length * 2 <= begun.length) return null;
  if (beside.length * 10 > amounts.length) return null;
  let day: string | null = null;
  const lines = all.flatMap((line, at): Line[] => {
    const own = at < from ? null : dayOf(line);
    day = own ?? day;
    if (own !== null) return line.cells.length === 1 ? [] : [{ ...line, cells: line.cells.slice(1) }];
    const isMoved = day !== null && isMovementOfDay(line);
    return [isMoved ? { ...line, cells: [{ ...column, text: day ?? '' }, ...line.cells] } : line];
  });
  return { lines, column };
}

/** The headings of such a list with the column of its days. */
export const withDayColumn = (headings: readonly Heading[], column: Cell): Heading[] =>
  headings.map((heading) => ({ ...heading, cells: [column, ...heading.cells] }));

const isWithCents = ({ text }: Cell): boolean => isAmount(text) && /\d[.,]\d{2}(?!\d)/.test(text);

/** Whether days follow one another, forwards or backwards: another day, such as that of the print, would be a wrong one below it. */
function areInOrder(begun: readonly Line[]): boolean {
  const days = begun.flatMap((line) => writtenDay(dayOf(line) ?? '') ?? []);
  const isRising = (list: readonly number[]) => list.every((day, at) => day >= (list[at - 1] ?? day));
  return [true, false].some((isDayFirst) => {
    const list = days.map((day) => countOf(day, isDayFirst));
    return isRising(list) || isRising(list.toReversed());
  });
}

/** A number that grows with the days. */
function countOf(day: WrittenDay, isDayFirst: boolean): number {
  if (day.kind === 'impossible') return Number.NaN;
  if (day.kind === 'day') return Number(day.day.replaceAll('-', ''));
  const [month, own] = isDayFirst ? [day.second, day.first] : [day.first, day.second];
  return day.year * 10_000 + month * 100 + own;
}

/** The day that a line begins with. */
const dayOf = ({ cells: [first] }: Line): string | null =>
  first === undefined || writtenDay(first.text) === null ? null : first.text;

/** Words and an amount that are no balance or total. */
function isMovementOfDay({ cells }: Line): boolean {
  const words = cells.filter(({ text }) => /\p{L}/u.test(text) && !isAmount(text));
  return cells.some(isWithCents) && words.length > 0 && words.every(({ text }) => statementOf(text) === null);
}
