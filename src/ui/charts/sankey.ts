import type { Currency } from '#kernel/money.ts';
import { CHART_HUES, type ChartData, type ChartHue, type Figure, type Point } from './chart-model.ts';
import { isKnown, opposite, signOf, sizeOf, together } from './figures.ts';

/** What flows from one place to another, by their names. */
export type Flow = { readonly key: string; readonly from: string; readonly to: string; readonly value: Figure };

type Sankey = {
  readonly currency: Currency | null;
  /** What flows, above its column, such as `Amount`. */
  readonly name: string;
  readonly flows: readonly Flow[];
};

const FLOW = 'flow';

/**
 * A Sankey for `Chart`. Where more comes to a place in the middle than leaves it, or less, the rest is told as a flow of
 * its own, with the key `left:NAME` or `before:NAME`; unless something there is not known.
 */
export function sankeyOf({ currency, name, flows }: Sankey): ChartData {
  return {
    kind: 'sankey',
    currency,
    series: [{ key: FLOW, name, hue: 'green' }],
    points: [...flows, ...restsOf(flows)].map<Point>(({ key, from, to, value }) => ({
      key,
      label: `${from} to ${to}`,
      values: { [FLOW]: value },
      ends: { from, to },
    })),
  };
}

function restsOf(flows: readonly Flow[]): Flow[] {
  const sources = new Set(flows.map(({ from }) => from));
  const middle = [...new Set(flows.map(({ to }) => to))].filter((name) => sources.has(name));
  return middle.flatMap((name) => {
    const through = flows.flatMap(({ from, to, value }) => {
      if (!isKnown(value)) return from === name || to === name ? [null] : [];
      return [...(to === name ? [value] : []), ...(from === name ? [opposite(value)] : [])];
    });
    const rest = through.reduce((sum, value) => (sum === null || value === null ? null : together(sum, value)));
    if (rest === null || signOf(rest) === 0) return [];
    return signOf(rest) > 0
      ? [{ key: `left:${name}`, from: name, to: `Money left in ${name}`, value: rest }]
      : [{ key: `before:${name}`, from: `Money already in ${name}`, to: name, value: opposite(rest) }];
  });
}

/** A place: `figure` is what flows through it as drawn; a place in the middle has no colour of its own. */
export type Place = {
  readonly name: string;
  readonly hue: ChartHue;
  readonly figure: NonNullable<Figure>;
  /** How many flows lead from where everything starts to here, at most. */
  readonly depth: number;
};

export type Stream = {
  readonly point: Point;
  /** Which of the places it leads from and to. */
  readonly source: number;
  readonly target: number;
  readonly value: number;
};

export type Streams = {
  readonly places: readonly Place[];
  readonly streams: readonly Stream[];
  /** What stands in the table alone: not known, nothing or below it, or leading back to where it came from. */
  readonly undrawn: number;
};

/** What of a Sankey can be drawn. */
export function streamsOf({ points, series }: Pick<ChartData, 'points' | 'series'>): Streams {
  const key = series[0]?.key ?? '';
  const drawn: Drawn[] = [];
  for (const point of points) {
    const value = point.values[key] ?? null;
    if (point.ends === undefined || !isKnown(value) || signOf(value) <= 0) continue;
    const { from, to } = point.ends;
    if (!leads(drawn, to, from)) drawn.push({ point, from, to, value });
  }
  const names = [...new Set(drawn.flatMap(({ from, to }) => [from, to]))];
  const depths = depthsOf(drawn, names);
  const last = Math.max(0, ...depths.values());
  let ends = 0;
  const places = names.map<Place>((name) => {
    const [into, out] = [drawn.filter(({ to }) => to === name), drawn.filter(({ from }) => from === name)];
    const isMiddle = into.length > 0 && out.length > 0;
    return {
      name,
      hue: isMiddle ? 'slate' : (CHART_HUES[ends++ % CHART_HUES.length] ?? 'slate'),
      figure: larger(sumOf(into), sumOf(out)),
      depth: out.length === 0 ? last : (depths.get(name) ?? 0),
    };
  });
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const streams = drawn.map<Stream>(({ point, from, to, value }) => ({
    point,
    source: placeOf.get(from) ?? 0,
    target: placeOf.get(to) ?? 0,
    value: sizeOf(value),
  }));
  return { places, streams, undrawn: points.length - drawn.length };
}

type Drawn = {
  readonly point: Point;
  readonly from: string;
  readonly to: string;
  readonly value: NonNullable<Figure>;
};

/** Whether something flows from the one to the other, be it by way of others. */
function leads(drawn: readonly Drawn[], start: string, goal: string): boolean {
  const seen = new Set([start]);
  // A set is walked with what is added on the way.
  for (const name of seen) for (const { from, to } of drawn) if (from === name) seen.add(to);
  return seen.has(goal);
}

function depthsOf(drawn: readonly Drawn[], names: readonly string[]): Map<string, number> {
  const depths = new Map(names.map((name) => [name, 0]));
  // Nothing flows in a circle, so the longest way has fewer steps than there are places.
  for (const _ of names)
    for (const { from, to } of drawn) depths.set(to, Math.max(depths.get(to) ?? 0, (depths.get(from) ?? 0) + 1));
  return depths;
}

function sumOf(drawn: readonly Drawn[]): Figure {
  return drawn
    .map(({ value }) => value)
    .reduce<Figure>((sum, value) => (sum === null ? value : together(sum, value)), null);
}

function larger(one: Figure, other: Figure): NonNullable<Figure> {
  if (one === null || other === null) return one ?? other ?? 0;
  return signOf(together(one, opposite(other))) < 0 ? other : one;
}
