import type { DayTable } from './day-table.ts';
import { type Forecast, forecastsOf } from './forecast.ts';
import type { Stream } from './stream.ts';

/** Forecasts of a stream, as `forecastsOf` makes them. They are shared: nobody changes them. */
export type Forecasts = (
  stream: Stream,
  table: DayTable,
  origins: readonly number[],
  horizon: number,
) => readonly Forecast[];

type Remembered = {
  readonly stream: Stream;
  readonly table: DayTable;
  readonly origins: readonly number[];
  readonly forecasts: readonly Forecast[];
};

/**
 * Forecasts that are made again only where something that they follow from is not the same, to the minor unit: a person who looks
 * at scenarios, layers and days asks for the same ones many times.
 *
 * @param most streams that are remembered, some 25 KB each; the one that was asked for longest ago is forgotten first
 */
export function rememberingForecasts(most: number): Forecasts {
  const held = new Map<string, Remembered>();
  return (stream, table, origins, horizon) => {
    const key = `${stream.accountId} ${stream.key} ${horizon}`;
    const known = held.get(key);
    held.delete(key);
    const isSame = known !== undefined && sameFacts(known, { stream, table, origins });
    const now = isSame ? known : { stream, table, origins, forecasts: forecastsOf(stream, table, origins, horizon) };
    held.set(key, now);
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
    return now.forecasts;
  };
}

function sameFacts(one: Remembered, { stream, table, origins }: Omit<Remembered, 'forecasts'>): boolean {
  return (
    one.stream.since === stream.since &&
    one.stream.until === stream.until &&
    one.table.first === table.first &&
    same(one.origins, origins) &&
    same(one.table.isWorkingDay, table.isWorkingDay) &&
    same(one.stream.values, stream.values)
  );
}

function same(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
