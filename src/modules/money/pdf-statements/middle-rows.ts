import { blocksUnder, pitchOf } from './pitch.ts';
import type { Line } from './model.ts';

type Told = { readonly line: Line; readonly isAnchor: boolean; readonly hasDay: boolean; readonly hasMoney: boolean };

/**
 * The lines of each row where cells have several lines and shorter ones stand in their middle: the day on the first line, the
 * amount below it, a time of day below that. Null where most days have their money beside them, or where rows do not stand
 * apart with one day and one line of money each.
 */
export function middleBlocksOf<One extends Told>(all: readonly One[]): One[][] | null {
  const anchors = all.filter(({ isAnchor }) => isAnchor).length;
  const alone = all.filter(({ hasDay, isAnchor }) => hasDay && !isAnchor).length;
  if (alone <= anchors) return null;
  const pitch = pitchOf(all.map(({ line, hasDay }) => ({ line, isAnchor: hasDay })));
  if (pitch === null) return null;
  const blocks = blocksUnder(all, pitch);
  const isRow = (block: readonly One[]) =>
    block.filter(({ hasDay }) => hasDay).length === 1 && block.filter(({ hasMoney }) => hasMoney).length === 1;
  return blocks.every((block) => isRow(block) || block.every(({ hasDay }) => !hasDay)) ? blocks : null;
}
