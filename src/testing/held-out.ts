import { addMonths, type Day, monthOf } from '#kernel/calendar.ts';
import { isWorkingDayWith, NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { errorsOf, meanAbsolute, naivePath, scaledError } from '#modules/planning/cash-flow/accuracy.ts';
import { type DayTable, dayTable, placeOf } from '#modules/planning/cash-flow/day-table.ts';
import { TESTED_DAYS } from '#modules/planning/cash-flow/forecast.ts';
import { bandNow } from '#modules/planning/cash-flow/near.ts';
import { replay } from '#modules/planning/cash-flow/replay.ts';
import type { Stream } from '#modules/planning/cash-flow/stream.ts';
import { household, type HouseholdKind, type HouseholdRow } from './households.ts';

/** Months of invented books, and the days at their end that no forecast knows. */
const [MONTHS, HELD_OUT] = [30, 182];
/** Days from one of these days to the next that forecasts are made for, so that each is of another weekday. */
const STEP = 5;
/** What a band that leaves out a fifth pays for each unit that a balance lies outside of it. */
const OUTSIDE_COSTS = 10;

/** How near forecasts of days were that they did not know, and how the bands around them held. */
export type HeldOut = {
  /** The mean absolute scaled error, and the mean error over that of repeating last month on the same days. */
  readonly scaled: number;
  readonly relative: number;
  /** Of 100 days, those within the band. */
  readonly inside: number;
  /** How wide the band was, and its interval score (Gneiting and Raftery, 2007), in mean errors of repeating last month. */
  readonly width: number;
  readonly score: number;
};

/** An invented household, each currency by itself and averaged. */
export function heldOut(kind: HouseholdKind, seed: number, until: Day): HeldOut {
  const first = `${addMonths(monthOf(until), 1 - MONTHS)}-01`;
  const table = dayTable(first, 1096, (day) => isWorkingDayWith(day, 'ZA', { gazetted: NONE_ANNOUNCED }));
  const { rows } = household(kind, seed, { until, months: MONTHS });
  const found = [...Map.groupBy(rows, ({ currency }) => currency).values()].map((own) =>
    heldOutOf(streamsOf(own, table, placeOf(table, until) + 1), table),
  );
  const mean = (of: (one: HeldOut) => number) => found.reduce((sum, one) => sum + of(one), 0) / found.length;
  return {
    scaled: mean(({ scaled }) => scaled),
    relative: mean(({ relative }) => relative),
    inside: mean(({ inside }) => inside),
    width: mean(({ width }) => width),
    score: mean(({ score }) => score),
  };
}

/** Rows of one currency by account, category and direction. */
function streamsOf(rows: readonly HouseholdRow[], table: DayTable, end: number): Stream[] {
  const streams = new Map<string, Stream>();
  for (const { account, category, day, minor, isTransfer } of rows) {
    const key = isTransfer ? 'transfers' : `${account} ${category} ${minor > 0}`;
    const facts = { key, accountId: account, categoryId: category, isTransfer: false, since: 0, until: end };
    const stream = streams.get(key) ?? { ...facts, values: new Float64Array(table.count) };
    streams.set(key, stream);
    stream.values[placeOf(table, day)] = (stream.values[placeOf(table, day)] ?? 0) + minor;
  }
  return [...streams.values()];
}

/** Forecasts of the days held out, each from what was known on its day: by the same code as the product. */
function heldOutOf(streams: readonly Stream[], table: DayTable): HeldOut {
  const end = streams[0]?.until ?? 0;
  const happened = new Float64Array(table.count);
  for (const { values } of streams) values.forEach((value, at) => (happened[at] = (happened[at] ?? 0) + value));
  const [own, naive, before]: [Float64Array[], Float64Array[], Float64Array[]] = [[], [], []];
  let [inside, width, outside, all] = [0, 0, 0, 0];
  for (let now = end - HELD_OUT; now + TESTED_DAYS <= end; now += STEP) {
    const known = streams.map((stream) => ({ ...stream, until: now }));
    const found = replay(known, table, { now, horizon: TESTED_DAYS, since: 0 });
    const path = new Float64Array(TESTED_DAYS);
    for (const one of found.paths) one.forEach((value, later) => (path[later] = (path[later] ?? 0) + value));
    const errors = errorsOf(path, happened, now);
    own.push(errors);
    naive.push(errorsOf(naivePath(happened, now, table), happened, now));
    const band = bandNow(found);
    errors.forEach((error, later) => {
      const off = band?.(later + 1) ?? 0;
      all += 1;
      width += 2 * off;
      outside += Math.max(Math.abs(error) - off, 0);
      if (Math.abs(error) <= off) inside += 1;
    });
  }
  for (let at = 70; at + TESTED_DAYS <= end - HELD_OUT; at += STEP)
    before.push(errorsOf(naivePath(happened, at, table), happened, at));
  const unit = meanAbsolute(before) * all;
  return {
    scaled: scaledError(own, before),
    relative: meanAbsolute(own) / meanAbsolute(naive),
    inside: (100 * inside) / all,
    width: width / unit,
    score: (width + OUTSIDE_COSTS * outside) / unit,
  };
}
