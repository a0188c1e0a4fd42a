import { CHART_HUES, type ChartData, type ChartHue, type Figure, type Point } from './chart-model.ts';
import { sizeOf, together } from './figures.ts';

/** Beyond five parts a ring can no longer be read. */
const MOST_SLICES = 5;

/** A part of a whole; `point` is null for what the smallest parts come to together. */
export type Slice = {
  readonly key: string;
  readonly name: string;
  readonly hue: ChartHue;
  readonly value: NonNullable<Figure>;
  readonly point: Point | null;
};

/**
 * The parts of a ring, the largest first, of the first series. What is not known, nothing, or below it has no part in a
 * whole; it stands in the table. More than five parts are the four largest and the rest.
 */
export function slicesOf({ points, series }: Pick<ChartData, 'points' | 'series'>): Slice[] {
  const key = series[0]?.key ?? '';
  const parts = points
    .flatMap((point) => {
      const value = point.values[key] ?? null;
      return value === null || sizeOf(value) <= 0 ? [] : [{ point, value }];
    })
    .toSorted((one, other) => sizeOf(other.value) - sizeOf(one.value));
  const shown = parts.length > MOST_SLICES ? parts.slice(0, MOST_SLICES - 1) : parts;
  const slices = shown.map<Slice>(({ point, value }, place) => ({
    key: point.key,
    name: point.label,
    hue: CHART_HUES[place] ?? 'slate',
    value,
    point,
  }));
  const [first, ...others] = parts.slice(shown.length).map(({ value }) => value);
  if (first === undefined) return slices;
  return [
    ...slices,
    { key: 'rest', name: 'All smaller parts', hue: 'slate', value: others.reduce(together, first), point: null },
  ];
}
