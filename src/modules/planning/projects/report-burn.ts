type Point = { readonly day: string; readonly spent: bigint | null; readonly planned: bigint | null };
type Drawn = { readonly x: number; readonly y: number };

export type BurnDrawing = {
  readonly width: number;
  readonly height: number;
  readonly spent: readonly Drawn[];
  readonly planned: readonly Drawn[];
  /** Where milestones are, from the left. */
  readonly milestones: readonly number[];
};

const WIDTH = 496;
const HEIGHT = 110;

/** Two lines in points of a page, the highest amount at the top; null where there is nothing to draw. */
export function burnDrawing(points: readonly Point[], milestones: readonly string[]): BurnDrawing | null {
  const amounts = points.flatMap(({ spent, planned }) => [spent ?? 0n, planned ?? 0n]);
  const highest = amounts.reduce((most, one) => (one > most ? one : most), 0n);
  if (points.length < 2 || highest === 0n) return null;
  const drawn = (amountOf: (point: Point) => bigint | null) =>
    points.flatMap((point, at) => {
      const amount = amountOf(point);
      if (amount === null) return [];
      const permille = amount < 0n ? 0 : Number((amount * 1000n) / highest);
      return [{ x: (at * WIDTH) / (points.length - 1), y: HEIGHT - (permille * HEIGHT) / 1000 }];
    });
  return {
    width: WIDTH,
    height: HEIGHT,
    spent: drawn(({ spent }) => spent),
    planned: drawn(({ planned }) => planned),
    milestones: points.flatMap(({ day }, at) => (milestones.includes(day) ? (at * WIDTH) / (points.length - 1) : [])),
  };
}
