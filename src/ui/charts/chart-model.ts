import type { Currency, Money } from '#kernel/money.ts';

/** Hues of the theme, tuned for both lights. */
export const CHART_HUES = ['green', 'ochre', 'teal', 'clay', 'indigo', 'moss', 'plum', 'sky', 'rose', 'cocoa'] as const;
export type ChartHue = (typeof CHART_HUES)[number] | 'slate' | 'gold';

/** One line, or one colour of bars. */
export type Series = {
  readonly key: string;
  readonly name: string;
  readonly hue: ChartHue;
  /** A line that another is compared with: drawn in dots. */
  readonly isDotted?: boolean;
};

/** An amount, or a plain number where the chart is not about money; null is not known and is not drawn. */
export type Figure = Money | number | null;

/** One place on the axis, with a figure for each series; an absent one is not known. */
export type Point = {
  readonly key: string;
  /** As it stands on the axis and in the table. */
  readonly label: string;
  readonly values: Readonly<Record<string, Figure>>;
  /** Not over yet: its bars are hatched. */
  readonly isRunning?: boolean;
  /** In a Sankey: from where to where it flows. */
  readonly ends?: { readonly from: string; readonly to: string };
};

/** A calendar takes a point for each day, its `key` the day; `waterfallOf` and `sankeyOf` make what those two take. */
export type ChartKind = 'line' | 'bar' | 'stacked' | 'ring' | 'waterfall' | 'sankey' | 'calendar';

/** What a line lies within: the names of its two edges are keys of the values of points. */
export type Band = {
  readonly low: string;
  readonly high: string;
  readonly hue: ChartHue;
  readonly names: readonly [low: string, high: string];
};

/** What happens at a point, such as a milestone: a line across a `line`, and said with the point. */
export type Flag = { readonly key: string; readonly name: string };

export type ChartData = {
  readonly kind: ChartKind;
  /** Null: plain numbers, such as points. */
  readonly currency: Currency | null;
  readonly series: readonly Series[];
  readonly points: readonly Point[];
  /** Drawn behind the lines of a `line`. */
  readonly band?: Band;
  /** The key of a point that the first line marks with a ring. */
  readonly marked?: string;
  readonly flags?: readonly Flag[];
};

/** The label of a point, and what happens at it. */
export function labelOf({ key, label }: Point, flags: readonly Flag[] = []): string {
  return [label, ...flags.filter((flag) => flag.key === key).map(({ name }) => name)].join(', ');
}

/** What a waterfall looks like: a change up, a change down, what they come to. */
export const WATERFALL_LEGEND = [
  { key: 'up', name: 'Adds', hue: 'green' },
  { key: 'down', name: 'Subtracts', hue: 'ochre' },
  { key: 'sum', name: 'Total', hue: 'indigo' },
] as const satisfies readonly Series[];

/** Where a figure leads; null: nowhere. */
export type LinkOf = (point: Point, series: Series) => string | null;

/** What a drawing takes: the figures, and where each leads. */
export type DrawingProps = ChartData & {
  /** What it is called where it is not seen. */
  readonly title: string;
  /** Absent: no page has more on the figures. They are read in the drawing and in the table all the same. */
  readonly linkOf?: LinkOf | undefined;
};

/** Drawings that the keyboard moves in and that say their figures; the table says those of the others. */
const SPOKEN: readonly ChartKind[] = ['line', 'bar', 'stacked'];

export function isSpoken(kind: ChartKind): boolean {
  return SPOKEN.includes(kind);
}

/** Whether there is anything to draw: one known amount that is not nothing, or any number. */
export function isEmpty({ points }: Pick<ChartData, 'points'>): boolean {
  return points.every(({ values }) =>
    Object.values(values).every((value) => value === null || (typeof value === 'object' && value.minor === 0n)),
  );
}
