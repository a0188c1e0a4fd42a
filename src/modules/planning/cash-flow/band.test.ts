import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandOf, FEWEST_ORIGINS, type PastError } from './band.ts';
import { dayTable } from './day-table.ts';
import { LEAST_HISTORY } from './limits.ts';
import { bandNow } from './near.ts';
import { replay } from './replay.ts';

const ALIKE_HARD: (at: number) => number = () => 1;
/** Forecasts eleven days apart, each off by its size, or by as much more each day. */
const pastOf = (sizes: readonly number[], { spread = ALIKE_HARD, grows = false } = {}): PastError[] =>
  sizes.map((size, at) => ({
    errors: Float64Array.from({ length: 30 }, (_, later) => (grows ? size * (later + 1) : size)),
    age: 11 * (sizes.length - 1 - at),
    spread: spread(at),
  }));
const ALIKE = [1, -1, 1, -1, 1, -1, 1, -1, 1, -1];

/** In minor units; ways that differ by less than a thousandth of one are the same. */
const spreads = fc.integer({ min: 0, max: 10_000_000_000 }).map((thousandths) => thousandths / 1000);
const pasts = fc.array(
  fc.record({
    errors: fc
      .array(fc.integer({ min: -9_000_000, max: 9_000_000 }), { minLength: 30, maxLength: 30 })
      .map((errors) => Float64Array.from(errors)),
    age: fc.integer({ min: 0, max: 370 }),
    spread: spreads,
  }),
  { minLength: FEWEST_ORIGINS, maxLength: 33 },
);
const DAYS = [1, 2, 7, 15, 30, 31, 60, 365, 731];

describe('the band', () => {
  test('is not drawn from three forecasts', () => {
    expect(bandOf(pastOf([1, -1, 1]), 1)).toBeNull();
    expect(bandOf(pastOf([1, -1, 1, -1]), 1)).not.toBeNull();
  });

  test('is not drawn from three months of history', () => {
    const table = dayTable('2026-01-01', 200, () => true);
    const values = Float64Array.from({ length: 200 }, (_, at) => (at * 37) % 11);
    const drawn = (days: number) => {
      const stream = { key: 'a', accountId: 'a', categoryId: null, isTransfer: false, values, since: 0, until: days };
      return bandNow(replay([stream], table, { now: days, horizon: 30, since: 0 })) !== null;
    };
    expect([drawn(LEAST_HISTORY), drawn(124), drawn(125)]).toEqual([false, false, true]);
  });

  test.each([
    ['as far as all forecasts were off', pastOf(ALIKE), 1, 30, 1],
    ['the first day, too', pastOf(ALIKE), 1, 1, 1],
    ['four times the days, twice as far', pastOf(ALIKE), 1, 120, 2],
    ['no errors at all', pastOf(ALIKE.map(() => 0)), 1, 30, 0],
    ['ways that are twice as far apart now', pastOf(ALIKE), 2, 30, 2.2 / 1.2],
    ['ways that agree now', pastOf(ALIKE), 0, 30, 0.2 / 1.2],
    ['ways that agreed always', pastOf(ALIKE, { spread: () => 0 }), 0, 30, 1],
    // What is special about the next weeks adds nothing to what comes after them.
    ['beyond the tested days', pastOf(ALIKE), 2, 120, 1 + 2.2 / 1.2],
  ])('%s', (_, past, spread, days, off) => {
    expect(bandOf(past, spread)?.(days)).toBeCloseTo(off, 9);
  });

  test('widens with the days as errors did, and goes on so', () => {
    const band = bandOf(pastOf(ALIKE, { grows: true }), 1);
    expect(band?.(10)).toBeCloseTo(10, 1);
    expect(band?.(60)).toBeCloseTo(2 * (band?.(30) ?? 0), 1);
  });

  test('a recent error counts more than an old one', () => {
    const sizes = Array.from({ length: 30 }, (_, at) => (at < 15 ? 1 : 3));
    const [worse, better] = [bandOf(pastOf(sizes), 1), bandOf(pastOf(sizes.toReversed()), 1)];
    expect(worse?.(30)).toBeGreaterThan(1.5 * (better?.(30) ?? 0));
  });

  test('one wild forecast in thirty does not widen it much', () => {
    const usual = Array.from({ length: 30 }, (_, at) => 1 + ((at * 7) % 10) / 10);
    expect(bandOf(pastOf(usual.with(15, 8)), 1)?.(30)).toBeLessThan(1.3 * (bandOf(pastOf(usual), 1)?.(30) ?? 0));
  });

  test('forecasts that were far off where they were hard say less than those that were easy', () => {
    const sizes = Array.from({ length: 30 }, (_, at) => (at % 3 === 0 ? 4 : 1));
    const of = (hard: number) => bandOf(pastOf(sizes, { spread: (at) => (at % 3 === hard ? 4 : 1) }), 1)?.(30) ?? 0;
    expect(of(0)).toBeLessThan(of(1) / 2);
  });

  test('is never below nothing, and never narrower a day later', () => {
    fc.assert(
      fc.property(pasts, spreads, (past, spread) => {
        const band = bandOf(past, spread);
        let before = 0;
        for (const days of DAYS) {
          const off = band?.(days) ?? Number.NaN;
          expect(Number.isFinite(off)).toBe(true);
          expect(off).toBeGreaterThanOrEqual(before);
          before = off;
        }
      }),
    );
  });

  test('holds more of 100 days where it is to, and is wider where ways are farther apart', () => {
    fc.assert(
      fc.property(pasts, spreads, spreads, fc.integer({ min: 1, max: 98 }), (past, one, other, percent) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        for (const days of DAYS) {
          const off = bandOf(past, near, percent)?.(days) ?? Number.NaN;
          expect(bandOf(past, near, percent + 1)?.(days)).toBeGreaterThanOrEqual(off);
          expect(bandOf(past, far, percent)?.(days)).toBeGreaterThanOrEqual(off);
        }
      }),
    );
  });

  test('is the same for the opposite errors, and of any unit', () => {
    fc.assert(
      fc.property(pasts, spreads, fc.constantFrom(1, 4, 1024), (past, spread, unit) => {
        const scaled = past.map((one) => ({
          ...one,
          errors: one.errors.map((e) => -unit * e),
          spread: unit * one.spread,
        }));
        for (const days of DAYS) {
          const off = bandOf(past, spread)?.(days) ?? Number.NaN;
          expect(Math.abs((bandOf(scaled, unit * spread)?.(days) ?? Number.NaN) - unit * off)).toBeLessThanOrEqual(
            1e-9 * unit * off,
          );
        }
      }),
    );
  });

  test('would have held at least as many of its own days as it is to, by their weights', () => {
    fc.assert(
      fc.property(pasts, (past) => {
        // As hard now as it was on average, and all of one age: nothing is left to weigh.
        const even = past.map((one) => ({ ...one, age: 0, spread: 1 }));
        const band = bandOf(even, 1);
        const seen = even.flatMap(({ errors }) => [...errors].filter((_, later) => (later + 1) % 3 === 0));
        const inside = even.flatMap(({ errors }) =>
          [...errors].filter(
            (e, later) => (later + 1) % 3 === 0 && Math.abs(e) <= (band?.(later + 1) ?? 0) * (1 + 1e-12),
          ),
        );
        expect(inside.length).toBeGreaterThanOrEqual(0.8 * seen.length);
      }),
    );
  });
});
