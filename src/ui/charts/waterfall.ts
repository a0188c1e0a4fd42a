import { type Currency, money } from '#kernel/money.ts';
import { type ChartData, type ChartHue, type Figure, type Point, WATERFALL_LEGEND } from './chart-model.ts';
import { isKnown, opposite, signOf, sizeOf, together } from './figures.ts';

/** A change by its name; null is not known, and nor is what comes after it. */
export type Step = { readonly key: string; readonly label: string; readonly value: Figure };

type Waterfall = {
  readonly currency: Currency | null;
  /** What the changes are called above their column, such as `Amount`. */
  readonly name: string;
  /** In order; the first starts at nothing, so an opening balance is a change too. */
  readonly steps: readonly Step[];
  /** The last bar: what the changes come to. `linkOf` is asked for it by this key. */
  readonly sum: Pick<Point, 'key' | 'label'>;
};

const CHANGE = 'change';
/** The series of the running total, for whoever says where its figures lead. */
export const RUNNING = 'running';

/** A waterfall for `Chart`: each change with the running total after it, and what all come to, which is the last point. */
export function waterfallOf({ currency, name, steps, sum }: Waterfall): ChartData {
  let running: Figure = currency === null ? 0 : money(0n, currency);
  const points = steps.map<Point>(({ key, label, value }) => {
    running = running === null || value === null ? null : together(running, value);
    return { key, label, values: { [CHANGE]: value, [RUNNING]: running } };
  });
  const total: Point = { ...sum, values: { [CHANGE]: running, [RUNNING]: running } };
  return {
    kind: 'waterfall',
    currency,
    series: [
      { key: CHANGE, name, hue: 'green' },
      { key: RUNNING, name: 'Running total', hue: 'slate' },
    ],
    points: points.length === 0 ? [] : [...points, total],
  };
}

/** A bar from where the changes before it had come to, to where it leads; `range` is null where that is not known. */
export type WaterfallBar = {
  readonly point: Point;
  readonly range: readonly [low: number, high: number] | null;
  readonly hue: ChartHue;
};

/** The bars of a waterfall, in order. The last starts at nothing: it comes to as much as it changes. */
export function barsOf({ points }: Pick<ChartData, 'points'>): WaterfallBar[] {
  return points.map((point, place) => {
    const change = point.values[CHANGE] ?? null;
    const after = point.values[RUNNING] ?? null;
    if (!isKnown(change) || !isKnown(after)) return { point, range: null, hue: 'slate' };
    const isSum = place === points.length - 1;
    const from = sizeOf(together(after, opposite(change)));
    const to = sizeOf(after);
    const [up, down, sum] = WATERFALL_LEGEND;
    const { hue } = isSum ? sum : signOf(change) < 0 ? down : up;
    return { point, range: [Math.min(from, to), Math.max(from, to)], hue };
  });
}
