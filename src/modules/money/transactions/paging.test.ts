import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Day, dayOf, lengthOfMonth, monthOf } from '#kernel/calendar.ts';
import type { Stretch } from '#modules/money/ledger/model.ts';
import { countOf, newest, windowOf } from './paging.ts';

const day = fc
  .record({ year: fc.integer({ min: 2023, max: 2026 }), month: fc.integer({ min: 1, max: 12 }), day: fc.nat(30) })
  .map((at) => dayOf(at.year, at.month, 1 + (at.day % lengthOfMonth(at.year, at.month))));

/** Rows as the database would give them, newest first, and the stretches that describe them. */
const ledger = fc.array(day, { maxLength: 80 }).map((days) => {
  const rows = days.toSorted().toReversed();
  const byMonth = Map.groupBy(rows, monthOf);
  const stretches = [...byMonth].map(([month, within]): Stretch => {
    const [from, to] = [`${month}-01`, `${month}-31`];
    return { from, to, count: within.length };
  });
  return { rows, stretches };
});

const inWindow = (rows: readonly Day[], window: { from: Day; to: Day; skip: number }, limit: number) =>
  rows.filter((row) => row >= window.from && row <= window.to).slice(window.skip, window.skip + limit);

test('the window of a page holds exactly the rows of that page', () => {
  fc.assert(
    fc.property(ledger, fc.nat(90), fc.integer({ min: 1, max: 30 }), ({ rows, stretches }, offset, limit) => {
      const window = windowOf(stretches, offset, limit);
      const page = rows.slice(offset, offset + limit);
      expect(window === null ? [] : inWindow(rows, window, limit)).toEqual(page);
    }),
  );
});

test('the newest stretches hold at least the rows asked for, or all there are', () => {
  fc.assert(
    fc.property(ledger, fc.nat(90), ({ rows, stretches }, wanted) => {
      const { from, count } = newest(stretches, wanted);
      expect(count).toBe(from === null ? rows.length : rows.filter((row) => row >= from).length);
      if (from !== null) expect(count).toBeGreaterThanOrEqual(wanted);
      if (count === rows.length) expect(from).toBeNull();
    }),
  );
});

test('stretches add up', () => {
  expect(countOf([])).toBe(0);
  const stretch = { from: '2026-01-01', to: '2026-01-31', count: 2 };
  expect(countOf([stretch, stretch])).toBe(4);
});
