import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorkingDayWith, NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { household, HOUSEHOLD_KINDS, type HouseholdKind } from '#testing/households.ts';
import { errorsOf, meanAbsolute, naivePath, scaledError } from './accuracy.ts';
import { bandOf } from './band.ts';
import { dayTable, placeOf } from './day-table.ts';
import { forecastsOf, TESTED_DAYS } from './forecast.ts';
import { replay } from './replay.ts';
import type { Stream } from './stream.ts';

const UNTIL = '2026-10-31';
const table = dayTable('2024-05-01', 1096, (day) => isWorkingDayWith(day, 'ZA', { gazetted: NONE_ANNOUNCED }));
const end = placeOf(table, UNTIL) + 1;
const HELD_OUT = 182;

/** Rows of one currency as streams, and their sum. */
function booksOf(kind: HouseholdKind, seed: number): { streams: Stream[]; happened: Float64Array } {
  const streams = new Map<string, Stream>();
  const happened = new Float64Array(table.count);
  for (const row of household(kind, seed, { until: UNTIL, months: 30 }).rows) {
    if (row.currency !== 'ZAR') continue;
    const key = row.isTransfer ? 'transfers' : `${row.account} ${row.category} ${row.minor > 0}`;
    const facts = { key, accountId: row.account, categoryId: row.category, isTransfer: false, since: 0, until: end };
    const stream = streams.get(key) ?? { ...facts, values: new Float64Array(table.count) };
    streams.set(key, stream);
    const place = placeOf(table, row.day);
    stream.values[place] = (stream.values[place] ?? 0) + row.minor;
    happened[place] = (happened[place] ?? 0) + row.minor;
  }
  return { streams: [...streams.values()], happened };
}

function tested(kind: HouseholdKind, seed: number) {
  const { streams, happened } = booksOf(kind, seed);
  const errors: Float64Array[] = [];
  const naive: Float64Array[] = [];
  let [inside, all] = [0, 0];
  for (let now = end - HELD_OUT; now + TESTED_DAYS <= end; now += 19) {
    const known = streams.map((stream) => ({ ...stream, until: now }));
    const found = replay(known, table, { now, horizon: TESTED_DAYS, since: 0 });
    const path = new Float64Array(TESTED_DAYS);
    for (const one of found.paths) one.forEach((value, later) => (path[later] = (path[later] ?? 0) + value));
    const own = errorsOf(path, happened, now);
    errors.push(own);
    const band = bandOf(
      found.errors.map((past, at) => ({ errors: past, age: now - TESTED_DAYS - (found.origins[at] ?? 0) })),
    );
    own.forEach((error, later) => {
      all += 1;
      if (band !== null && error >= -band.below(later + 1) && error <= band.above(later + 1)) inside += 1;
    });
  }
  for (let at = 70; at + TESTED_DAYS <= end - HELD_OUT; at += 7)
    naive.push(errorsOf(naivePath(happened, at, table), happened, at));
  return { scaled: scaledError(errors, naive), inside: (100 * inside) / all };
}

describe('households with six months held out', () => {
  const found = HOUSEHOLD_KINDS.map((kind) => ({ kind, ...tested(kind, 1) }));

  test('at least seven of eight are nearer than repeating last month', () => {
    expect(found.filter(({ scaled }) => scaled < 1).length).toBeGreaterThanOrEqual(7);
  });

  test('the band holds about eight of ten days over all of them', () => {
    const mean = found.reduce((sum, { inside }) => sum + inside, 0) / found.length;
    expect(mean).toBeGreaterThan(70);
    expect(mean).toBeLessThan(92);
  });
});

describe('forecasts of a stream', () => {
  const numbers = fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 150, maxLength: 400 });
  const streamOf = (values: readonly number[]) => {
    const all = new Float64Array(table.count);
    values.forEach((value, at) => (all[at] = value));
    return { values: all, since: 0, until: values.length };
  };
  const originsIn = (count: number) => [count - 70, count - 50, count - 31, count];

  test('what is not known yet changes nothing', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 40 }), (values, cut) => {
        const origins = originsIn(values.length - 40);
        const whole = forecastsOf(streamOf(values), table, origins, 60);
        const known = values.map((value, at) => (at >= values.length - 40 ? value * cut + 7 : value));
        expect(forecastsOf(streamOf(known), table, origins, 60)).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });

  test('the opposite moves are expected where the opposite moved', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const [one, other] = [values, values.map((value) => 0 - value)].map((all) =>
          forecastsOf(streamOf(all), table, originsIn(values.length), 40),
        );
        one?.forEach((path, at) => path.forEach((value, later) => expect(other?.[at]?.[later]).toBeCloseTo(-value, 6)));
      }),
      { numRuns: 25 },
    );
  });

  test('nothing that moved is nothing that is expected', () => {
    const quiet = streamOf(Array.from({ length: 300 }, () => 0));
    for (const path of forecastsOf(quiet, table, originsIn(300), 731))
      expect(path.every((value) => value === 0)).toBe(true);
  });

  test('a salary that weekends move back is expected on the days it will come', () => {
    const values = new Float64Array(table.count);
    const paid: number[] = [];
    for (let at = 0; at < table.count; at += 1) {
      if (table.dayOfMonth[at] !== 25) continue;
      let day = at;
      while (table.isWorkingDay[day] === 0) day -= 1;
      paid.push(day);
    }
    const now = 500;
    for (const day of paid) if (day < now) values[day] = 3_000_000;
    const origins = Array.from({ length: 20 }, (_, back) => now - 30 - 11 * (19 - back));
    const [path] = forecastsOf({ values, since: 0, until: now }, table, [...origins, now], 120).slice(-1);
    const expected = paid
      .filter((day) => day >= now && day < now + 120)
      .map((day) => Math.round(path?.[day - now] ?? 0));
    for (const amount of expected) expect(amount).toBeGreaterThan(2_300_000);
  });
});

test('seasonal-naive repeats the same day of the latest month that is known', () => {
  const values = new Float64Array(table.count);
  values[placeOf(table, '2026-01-31')] = 500;
  values[placeOf(table, '2026-02-05')] = 70;
  const now = placeOf(table, '2026-02-10');
  const at = (day: string) => naivePath(values, now, table)[placeOf(table, day) - now];
  // February has no 31st; March repeats what February had, as far as it is known.
  expect([at('2026-02-28'), at('2026-03-05'), at('2026-03-06')]).toEqual([0, 70, 0]);
});

test('errors add up from day to day, and their size is averaged', () => {
  const happened = new Float64Array([10, 0, -5]);
  const errors = errorsOf(new Float64Array([8, 0, 0]), happened, 0);
  expect(errors.slice(0, 3)).toEqual(new Float64Array([2, 2, -3]));
  expect(meanAbsolute([new Float64Array([3, -1])])).toBe(2);
});
