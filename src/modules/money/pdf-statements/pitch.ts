import type { Line } from './model.ts';

/** Lines that stand apart by more than this many heights of a letter do not belong to one row. */
export const APART = 2.1;
/** A distance larger by this factor than all smaller ones is of another kind. */
const OTHER = 1.07;
/** So much of the words between the rows, or so many lines of them, may belong to no row. */
const PART = 0.1;
const FEW = 1;

type Told = { readonly line: Line; readonly isAnchor: boolean };

/**
 * Lines in blocks that are set as one row: where rows stand further apart than the lines within one, however the day of a row
 * is aligned. Null where distances do not say so.
 */
export function blocksOf<One extends Told & { readonly isPart: boolean }>(all: readonly One[]): One[][] | null {
  const pitch = pitchOf(all);
  if (pitch === null) return null;
  const blocks = blocksUnder(all, pitch);
  const rows = blocks.map(({ length }, at) => ({ length, at })).filter(({ at }) => blocks[at]?.some(isRow) === true);
  const [first, last] = [rows[0]?.at ?? 0, rows.at(-1)?.at ?? 0];
  const words = blocks.slice(first, last + 1).map((block) => block.filter((one) => one.isPart && !one.isAnchor).length);
  const lost = words.filter((_, at) => blocks[first + at]?.some(isRow) === false);
  return sumOf(lost) <= Math.max(FEW, sumOf(words) * PART) ? blocks : null;
}

const isRow = ({ isAnchor }: Told) => isAnchor;
const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/**
 * How far lines stand apart at most that are set as one row, in points: the largest distance below a jump under which no two
 * days stand in one block, and some words stand beside a day. Null where there is none.
 */
export function pitchOf(all: readonly Told[]): number | null {
  const gaps = all.flatMap(({ line }, at) => gapAbove(all[at - 1]?.line, line) ?? []).toSorted((a, b) => a - b);
  const jumps = gaps.filter((gap, at) => (gaps[at + 1] ?? 0) >= gap * OTHER);
  for (const pitch of jumps.toReversed()) {
    const blocks = blocksUnder(all, pitch);
    if (blocks.every((block) => block.filter(isRow).length < 2))
      return blocks.some((block) => block.length > 1 && block.some(isRow)) ? pitch : null;
  }
  return null;
}

/** Lines that stand no further apart than a distance, together. */
export function blocksUnder<One extends Told>(all: readonly One[], pitch: number): One[][] {
  const blocks: One[][] = [];
  for (const one of all) {
    const block = blocks.at(-1);
    const gap = gapAbove(block?.at(-1)?.line, one.line);
    // Distances are rounded in the file.
    if (block !== undefined && gap !== null && gap <= pitch * 1.01) block.push(one);
    else blocks.push([one]);
  }
  return blocks;
}

/** Null at the top of a page. */
function gapAbove(above: Line | undefined, line: Line): number | null {
  return above === undefined || above.page !== line.page || line.y <= above.y ? null : line.y - above.y;
}
