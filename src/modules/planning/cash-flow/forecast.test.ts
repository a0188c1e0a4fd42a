import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorkingDayWith, NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { heldOut } from '#testing/held-out.ts';
import { HOUSEHOLD_KINDS } from '#testing/households.ts';
import { errorsOf, meanAbsolute, naivePath } from './accuracy.ts';
import { dayTable, placeOf } from './day-table.ts';
import { forecastsOf } from './forecast.ts';

const table = dayTable('2024-05-01', 1096, (day) => isWorkingDayWith(day, 'ZA', { gazetted: NONE_ANNOUNCED }));

describe('households with six months held out', () => {
  const found = HOUSEHOLD_KINDS.map((kind) => heldOut(kind, 1, '2026-10-31'));

  test('at least seven of eight are nearer than repeating last month', () => {
    expect(found.filter(({ scaled }) => scaled < 1).length).toBeGreaterThanOrEqual(7);
  });

  test('the band holds 70 to 90 of 100 days of at least seven, and about 80 over all of them', () => {
    const inside = found.map((one) => one.inside);
    expect(inside.filter((percent) => percent >= 70 && percent <= 90).length).toBeGreaterThanOrEqual(7);
    const mean = inside.reduce((sum, one) => sum + one, 0) / inside.length;
    expect(Math.abs(mean - 80)).toBeLessThan(4);
  });

  test('and it does so without being wide', () => {
    for (const { score } of found) expect(score).toBeLessThan(5);
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
        one?.forEach(({ path, spread }, at) => {
          path.forEach((value, later) => expect(other?.[at]?.path[later]).toBeCloseTo(-value, 6));
          expect(other?.[at]?.spread).toBeCloseTo(spread, 6);
        });
      }),
      { numRuns: 25 },
    );
  });

  test('nothing that moved is nothing that is expected', () => {
    const quiet = streamOf(Array.from({ length: 300 }, () => 0));
    for (const { path, spread } of forecastsOf(quiet, table, originsIn(300), 731))
      expect([path.every((value) => value === 0), spread]).toEqual([true, 0]);
  });

  test('a short forecast is the beginning of a long one, and as hard', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 7, max: 60 }), (values, behind, days) => {
        const stream = { ...streamOf(values), until: values.length - behind };
        const of = (horizon: number) => forecastsOf(stream, table, originsIn(values.length), horizon).at(-1);
        const [short, long] = [of(days), of(90)];
        expect(short?.path).toEqual(long?.path.slice(0, days));
        expect(short?.spread).toBe(long?.spread);
      }),
      { numRuns: 25 },
    );
  });

  test('ways are apart where they disagree: after a payment that comes once a year, and not where each day is alike', () => {
    const spread = (of: (at: number) => number) =>
      forecastsOf(streamOf(Array.from({ length: 400 }, (_, at) => of(at))), table, originsIn(400), 30).at(-1)?.spread;
    expect(spread(() => 0)).toBe(0);
    expect(spread((at) => (at === 380 ? 100_000 : 0))).toBeGreaterThan(
      10 * (spread((at) => (at === 380 ? 1000 : 0)) ?? 0),
    );
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
    const [last] = forecastsOf({ values, since: 0, until: now }, table, [...origins, now], 120).slice(-1);
    const expected = paid
      .filter((day) => day >= now && day < now + 120)
      .map((day) => Math.round(last?.path[day - now] ?? 0));
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
