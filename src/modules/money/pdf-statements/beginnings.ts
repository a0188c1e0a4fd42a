import { isAmount } from './cell-kinds.ts';
import type { Cell, Line } from './model.ts';

/** Words of a column begin within so many points. */
const EDGE = 1.5;
/** So many words at least that begin at one place tell how wide their column is. */
const TELLING = 3;

/** From where words begin to where the longest of those end that begin there. */
type Extent = { readonly x: number; right: number; count: number };

/**
 * How wide the column is in which words stand, by where they begin: under a name in its middle, short words stand beside that
 * name, and only the long ones below it. Null where too few words begin there.
 */
export function beginningsOf(body: readonly Line[]): (cell: Cell) => Extent | null {
  const words = body.flatMap(({ cells }) => cells.filter(({ text }) => !isAmount(text)));
  const extents: Extent[] = [];
  for (const { x, right } of words.toSorted((a, b) => a.x - b.x)) {
    const extent = extents.at(-1);
    if (extent !== undefined && x - extent.x <= EDGE) {
      extent.right = Math.max(extent.right, right);
      extent.count += 1;
    } else extents.push({ x, right, count: 1 });
  }
  return ({ x }) => extents.find((extent) => x >= extent.x && x - extent.x <= EDGE && extent.count >= TELLING) ?? null;
}
