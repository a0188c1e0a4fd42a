import { errorsOf, naivePath } from './accuracy.ts';
import type { DayTable } from './day-table.ts';
import { forecastsOf, TESTED_DAYS } from './forecast.ts';
import type { Forecasts } from './remembered-forecasts.ts';
import type { Stream } from './stream.ts';

/** Days from one tested origin to the next, and how many days back origins go. */
const [BETWEEN, FARTHEST] = [11, 395];
/** Days that must be known before the first origin. */
export const FIRST_ORIGIN = 62;

/** What would have been said at an earlier origin, and how far off it was. */
export type PastForecast = {
  /** Days from the origin to `now`. */
  readonly ago: number;
  /** How far the balance was off on each day after it, and that of the seasonal-naive forecast. */
  readonly errors: Float64Array;
  readonly naive: Float64Array;
  /** How far apart the ways to continue the streams were. */
  readonly spread: number;
};

/** What several streams are expected to do together, and how far that was off before. */
export type Replay = {
  /** Of each stream in its order: what is expected of each day from `now` on. */
  readonly paths: readonly Float64Array[];
  /** How far apart the ways to continue them are. */
  readonly spread: number;
  /** Of the tested origins, the earliest first. */
  readonly past: readonly PastForecast[];
};

/** The origins before `now` whose tested days are known, the earliest first. */
export function originsBefore(now: number, since: number): number[] {
  const found: number[] = [];
  for (let at = now - TESTED_DAYS; at >= Math.max(since + FIRST_ORIGIN, now - FARTHEST); at -= BETWEEN) found.push(at);
  return found.toReversed();
}

/** What a layer that is not estimated from streams moved, and would have said at an origin. */
export type Layer = {
  readonly values: Float64Array;
  readonly addTo: (path: Float64Array, origin: number) => void;
};

/** A plan for some of the streams, by their places among them: on days that it plans (others are NaN) it holds in their stead. */
export type Plan = {
  readonly streams: ReadonlySet<number>;
  /** A new array each time. */
  readonly pathAt: (origin: number, days: number) => Float64Array;
};

type Asked = { readonly now: number; readonly horizon: number; readonly since: number };
type Others = {
  readonly layers?: readonly Layer[];
  readonly plans?: readonly Plan[];
  readonly forecasts?: Forecasts;
};

/** Forecasts from `now` on, and what would have been said at earlier origins from what was known then. */
export function replay(
  streams: readonly Stream[],
  table: DayTable,
  { now, horizon, since }: Asked,
  { layers = [], plans = [], forecasts: ask = forecastsOf }: Others = {},
): Replay {
  const origins = originsBefore(now, since);
  const happened = new Float64Array(table.count);
  for (const { values } of [...streams, ...layers])
    for (let at = 0; at < now; at += 1) happened[at] = (happened[at] ?? 0) + (values[at] ?? 0);
  const said = origins.map((origin) => {
    const path = new Float64Array(TESTED_DAYS);
    for (const layer of layers) layer.addTo(path, origin);
    return path;
  });
  // What the streams of each plan would be without it.
  const unplanned = plans.map(() => origins.map(() => new Float64Array(TESTED_DAYS)));
  const asked = [...origins, now];
  // Streams go astray by themselves: their squares add up.
  const squares = new Float64Array(origins.length + 1);
  const paths = streams.map((stream, place) => {
    const plan = plans.findIndex((one) => one.streams.has(place));
    const forecasts = ask(stream, table, asked, horizon);
    const sums = unplanned[plan] ?? said;
    forecasts.forEach(({ spread }, index) => (squares[index] = (squares[index] ?? 0) + spread ** 2));
    origins.forEach((_, index) => addTo(sums[index], forecasts[index]?.path));
    const path = forecasts[origins.length]?.path ?? new Float64Array(horizon);
    const planned = plans[plan]?.pathAt(now, horizon);
    return planned === undefined ? path : path.map((value, later) => (isPlanned(planned, later) ? 0 : value));
  });
  plans.forEach(({ pathAt }, place) =>
    origins.forEach((origin, index) => {
      const path = pathAt(origin, TESTED_DAYS);
      const sums = unplanned[place]?.[index];
      for (let later = 0; later < TESTED_DAYS; later += 1)
        if (!isPlanned(path, later)) path[later] = sums?.[later] ?? 0;
      addTo(said[index], path);
    }),
  );
  return {
    paths,
    spread: Math.sqrt(squares[origins.length] ?? 0),
    past: origins.map((origin, index) => ({
      ago: now - origin,
      errors: errorsOf(said[index] ?? new Float64Array(TESTED_DAYS), happened, origin),
      naive: errorsOf(naivePath(happened, origin, table), happened, origin),
      spread: Math.sqrt(squares[index] ?? 0),
    })),
  };
}

const isPlanned = (planned: Float64Array, later: number) => !Number.isNaN(planned[later]);

function addTo(sum: Float64Array | undefined, more: Float64Array | undefined): void {
  if (sum === undefined || more === undefined) return;
  for (let later = 0; later < sum.length; later += 1) sum[later] = (sum[later] ?? 0) + (more[later] ?? 0);
}
