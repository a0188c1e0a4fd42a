import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaUnder, labelsThatFit, lineThrough, namesApart, scaleOf, stacked, ticksOf } from './plot-scale.ts';

test.each([
  [0, 68_000, [0, 20_000, 40_000, 60_000]],
  [0, 950, [0, 200, 400, 600, 800]],
  [0, 1_950, [0, 1_000]],
  [0, 4_100, [0, 1_000, 2_000, 3_000, 4_000]],
  [-6_000, 9_650, [-5_000, 0, 5_000]],
  [0, 1_200_000, [0, 500_000, 1_000_000]],
  [0, 1_600_000, [0, 1_000_000]],
  [0, 0, [0]],
  [50, 80, [0, 20, 40, 60, 80]],
])('from %i to %i the lines are at %j', (low, high, ticks) => {
  expect(ticksOf(low, high)).toEqual(ticks);
});

test('ticks lie within what is drawn, evenly, with nothing among them, and none needs a decimal', () => {
  const size = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(size, size, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      if (Math.max(high, -low) < 1) return;
      const ticks = ticksOf(low, high);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.some((tick) => tick === 0)).toBe(true);
      for (const [index, tick] of ticks.entries()) {
        expect(tick).toBeGreaterThanOrEqual(Math.min(low, 0));
        expect(tick).toBeLessThanOrEqual(Math.max(high, 0));
        const unit = [1e12, 1e9, 1e6, 1e3].find((each) => Math.abs(tick) >= each) ?? 1;
        expect(Math.abs(tick % unit)).toBe(0);
        if (index > 1) expect(tick - (ticks[index - 1] ?? 0)).toBe((ticks[1] ?? 0) - (ticks[0] ?? 0));
      }
    }),
  );
});

test('a value lies between the ends as far as between the values, whichever way round', () => {
  const y = scaleOf([0, 200], [100, 0]);
  expect([y(0), y(50), y(200)]).toEqual([100, 75, 0]);
  expect(scaleOf([5, 5], [7, 9])(5)).toBe(7);
});

test('labels stand as far apart as the longest needs, the first always', () => {
  const days = Array.from({ length: 30 }, (_, index) => `${index + 1} Nov`);
  expect(labelsThatFit(days, 10_000)).toHaveLength(30);
  expect(labelsThatFit(days, 300)).toEqual([0, 8, 16, 24]);
  expect(labelsThatFit(days, 1)).toEqual([0]);
});

test('a label that would run into the one before it is left out', () => {
  const at = (x: number, anchor: 'start' | 'middle' | 'end') => ({ x, text: '16 Sept 2026', anchor });
  const [first, near, far, last] = [at(0, 'start'), at(110, 'middle'), at(220, 'middle'), at(280, 'end')] as const;
  expect(namesApart([first, near, far, last])).toEqual([first, far]);
  expect(namesApart([first, at(130, 'middle')])).toHaveLength(2);
  expect(namesApart([])).toEqual([]);
});

test('a line leaves a gap where nothing is known, and the ground under it does too', () => {
  const at = (x: number, y: number) => ({ x, y });
  const spots = [at(0, 9), at(1, 5), null, at(3, 2.04)];
  expect(lineThrough(spots)).toBe('M0 9L1 5M3 2');
  expect(areaUnder(spots, 10)).toBe('M0 10L0 9L1 5L1 10ZM3 10L3 2L3 10Z');
});

test('what is above nothing stacks upwards, what is below it downwards', () => {
  expect(stacked([5, -2, null, 3, -1])).toEqual([[0, 5], [0, -2], null, [5, 8], [-2, -3]]);
});
