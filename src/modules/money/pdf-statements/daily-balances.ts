import { meaningOf } from '#modules/money/csv-detection/rules.ts';
import type { Part } from './accounts.ts';
import type { Heading } from './headings.ts';
import type { Cell, Line } from './model.ts';

/** Whether a heading is that of balances by day, with nothing that has moved. */
export const areBalances = ({ cells }: Heading): boolean =>
  cells.every(({ text }) => /^(?:balance|day|value-day)$/.test(meaningOf(text)?.role ?? ''));

/** Balances by day that stand in several pairs of columns side by side, as one pair with those of the others below them. */
export function withPairsStacked(part: Part): Part {
  const { heading, head, lines } = part;
  const [first] = heading.cells;
  const size = heading.cells.findIndex(({ text }, at) => at > 0 && text === first?.text);
  const groups = size < 2 ? [] : pairsIn(heading.cells, size);
  const isRepeated = groups.every((group) => group.every(({ text }, at) => text === heading.cells[at]?.text));
  if (groups.length < 2 || !isRepeated || !areBalances(heading)) return part;
  const stacked = groups.flatMap((group, at) => {
    const [left, right] = [edgeBefore(groups, at), edgeBefore(groups, at + 1)];
    const away = (group[0]?.x ?? 0) - (first?.x ?? 0);
    return lines.flatMap((line): Line[] => {
      const cells = line.cells.filter((cell) => cell.right > left && cell.right <= right);
      return cells.length === 0 ? [] : [{ ...line, cells: cells.map((cell) => moved(cell, away)) }];
    });
  });
  return { head, heading: { ...heading, cells: heading.cells.slice(0, size) }, lines: stacked };
}

const pairsIn = (cells: readonly Cell[], size: number): Cell[][] =>
  Array.from({ length: Math.ceil(cells.length / size) }, (_, at) => cells.slice(at * size, (at + 1) * size));

/** Where the columns of a group begin: in the middle between its first name and the one before it. */
function edgeBefore(groups: readonly Cell[][], at: number): number {
  const [before, next] = [groups[at - 1]?.at(-1), groups[at]?.[0]];
  if (before === undefined) return Number.NEGATIVE_INFINITY;
  return next === undefined ? Number.POSITIVE_INFINITY : (before.right + next.x) / 2;
}

const moved = ({ text, x, right }: Cell, away: number): Cell => ({ text, x: x - away, right: right - away });
