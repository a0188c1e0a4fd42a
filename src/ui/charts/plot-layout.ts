import type { Band, ChartKind, Point, Series } from './chart-model.ts';
import { isKnown, sizeOf } from './figures.ts';
import { labelsThatFit, namesApart, scaleOf, stacked, ticksOf } from './plot-scale.ts';

/** A bar where it is drawn, and what it stands for. */
export type Mark = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly point: Point;
  readonly series: Series;
};

/** Where everything of a plot is drawn, in pixels. */
export type Layout = {
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
  readonly lines: readonly { readonly y: number; readonly text: string; readonly isGround: boolean }[];
  readonly names: readonly { readonly x: number; readonly text: string; readonly anchor: 'start' | 'middle' | 'end' }[];
  readonly y: (size: number) => number;
  readonly centre: (index: number) => number;
  /** The point next to a place from left to right. */
  readonly nearest: (x: number) => number;
  readonly bars: readonly Mark[];
};

type Drawn = {
  readonly kind: ChartKind;
  readonly series: readonly Series[];
  readonly points: readonly Point[];
  readonly band?: Band | undefined;
  readonly width: number;
  readonly height: number;
  readonly tick: (size: number) => string;
};

const TOP = 10;
const FOOT = 24;
/** What a letter of an axis takes at most. */
const LETTER = 7.5;
const WIDEST_BAR = 40;
const BETWEEN_BARS = 3;

export function layoutOf({ kind, series, points, band, width, height, tick }: Drawn): Layout {
  const values = points.map((point) => series.map((one) => knownOf(point, one)));
  const ends = kind === 'stacked' ? values.flatMap((row) => stacked(row).flat()) : values.flat();
  const edges = band === undefined ? [] : points.flatMap((point) => edgesOf(point, band));
  const sizes = [...ends, ...edges].filter((value) => value !== null);
  const [low, high] = [Math.min(0, ...sizes), Math.max(0, ...sizes)];
  const ticks = ticksOf(low, high);
  const right = width - Math.max(...ticks.map((one) => tick(one).length)) * LETTER - 8;
  const bottom = height - FOOT;
  const y = scaleOf([low, high], [bottom, TOP]);
  const slot = right / points.length;
  const isLine = kind === 'line';
  const along = scaleOf([0, Math.max(points.length - 1, 1)], [2, right - 6]);
  const centre = (index: number) => (isLine ? along(index) : slot * (index + 0.5));
  const shown = labelsThatFit(
    points.map(({ label }) => label),
    right,
  );
  return {
    top: TOP,
    bottom,
    right,
    lines: ticks.map((one) => ({ y: y(one), text: tick(one), isGround: one === 0 })),
    names: namesApart(shown.map((index) => nameAt(centre(index), points[index]?.label ?? '', right))),
    y,
    centre,
    nearest: (x) => {
      const index = isLine
        ? Math.round(((x - 2) / Math.max(right - 8, 1)) * (points.length - 1))
        : Math.floor(x / slot);
      return Math.min(Math.max(index, 0), points.length - 1);
    },
    bars: isLine
      ? []
      : points.flatMap((point, index) =>
          barsAt(point, values[index] ?? [], { kind, series, centre: centre(index), slot, y }),
        ),
  };
}

/** A name under its place, and within the drawing at either end. */
function nameAt(x: number, text: string, right: number): Layout['names'][number] {
  const half = (text.length * LETTER) / 2;
  if (x < half) return { x: 0, text, anchor: 'start' };
  if (x > right - half) return { x: right, text, anchor: 'end' };
  return { x, text, anchor: 'middle' };
}

/** The size of a figure, or null where it is not known. */
export function knownOf({ values }: Point, { key }: Pick<Series, 'key'>): number | null {
  const value = values[key] ?? null;
  return value !== null && isKnown(value) ? sizeOf(value) : null;
}

/** The sizes of the two edges of a band at a point. */
export function edgesOf(point: Point, { low, high }: Band): [low: number | null, high: number | null] {
  return [knownOf(point, { key: low }), knownOf(point, { key: high })];
}

type Where = Pick<Drawn, 'kind' | 'series'> & Pick<Layout, 'y'> & { readonly centre: number; readonly slot: number };

function barsAt(point: Point, values: readonly (number | null)[], { kind, series, centre, slot, y }: Where): Mark[] {
  const isStack = kind === 'stacked';
  const beside = isStack ? 1 : series.length;
  const room = slot * 0.76 - BETWEEN_BARS * (beside - 1);
  const width = Math.max(1, Math.min(WIDEST_BAR, room / beside));
  const left = centre - (width * beside + BETWEEN_BARS * (beside - 1)) / 2;
  const spans = isStack ? stacked(values) : values.map((value) => (value === null ? null : ([0, value] as const)));
  return series.flatMap((one, place) => {
    const span = spans[place];
    if (span === undefined || span === null || span[0] === span[1]) return [];
    const [a, b] = [y(span[0]), y(span[1])];
    const x = isStack ? left : left + place * (width + BETWEEN_BARS);
    return [{ x, y: Math.min(a, b), width, height: Math.max(1, Math.abs(a - b)), point, series: one }];
  });
}
