import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastPeriodOf, linesOfPeriod } from './line-periods.ts';

const line = (id: string, lastPeriod: string | null, more: { categoryId?: string; memberId?: string } = {}) => {
  return { id, categoryId: 'food', currency: 'ZAR', memberId: null, lastPeriod, ...more };
};
const OPEN = new Map<string, ReadonlySet<string>>();
const idsIn = (lines: readonly ReturnType<typeof line>[], key: string, closed = OPEN) =>
  linesOfPeriod(lines, key, closed).map(({ id }) => id);

describe('the lines of a period', () => {
  test.each([
    ['2026-09-01', ['old']],
    ['2026-10-01', ['old']],
    ['2026-11-01', ['new']],
    ['2027-01-01', ['new']],
  ])('%s has the line that was there then', (key, expected) => {
    expect(idsIn([line('new', null), line('old', '2026-10-01')], key)).toEqual(expected);
  });

  test('a line that was removed is in no later period', () => {
    expect(idsIn([line('old', '2026-10-01')], '2026-11-01')).toEqual([]);
  });

  test('lines of other categories and members do not give way', () => {
    const lines = [
      line('all', '2026-10-01'),
      line('other', null, { categoryId: 'fuel' }),
      line('own', null, { memberId: 'm' }),
    ];
    expect(idsIn(lines, '2026-10-01')).toEqual(['all', 'other', 'own']);
  });

  test('a closed period has those that it had, whatever came and went since', () => {
    const lines = [line('old', '2026-08-01'), line('new', null), line('fuel', null, { categoryId: 'fuel' })];
    expect(idsIn(lines, '2026-10-01', new Map([['2026-10-01', new Set(['old'])]]))).toEqual(['old']);
  });

  test('are at most one of a place, and every period up to the last one has one', () => {
    const key = fc.integer({ min: 10, max: 30 }).map((day) => `2026-10-${day}`);
    fc.assert(
      fc.property(fc.uniqueArray(key, { minLength: 1 }), key, (lasts, asked) => {
        const found = idsIn(
          lasts.map((last) => line(last, last)),
          asked,
        );
        expect(found).toEqual(
          lasts
            .filter((last) => last >= asked)
            .toSorted()
            .slice(0, 1),
        );
      }),
    );
  });
});

describe('the last period of a line that is removed', () => {
  const facts = { moves: [], closed: OPEN };
  const limits = (...keys: string[]) => ({ id: 'food', limits: keys.map((key) => ({ key, minor: 1n })) });
  test('is the one before, where it had a limit by then', () => {
    expect(lastPeriodOf(limits('2026-08-01', '2026-11-01'), '2026-10-01', facts)).toBe('2026-10-01');
  });
  test('is the one before, where money was moved by then', () => {
    const moves = [{ key: '2026-10-01', fromLineId: 'food', toLineId: null, minor: 1n }];
    expect(lastPeriodOf(limits(), '2026-10-01', { ...facts, moves })).toBe('2026-10-01');
    expect(lastPeriodOf(limits(), '2026-09-01', { ...facts, moves })).toBeNull();
  });
  test('is none, where it began later', () => {
    expect(lastPeriodOf(limits('2026-11-01'), '2026-10-01', facts)).toBeNull();
  });
  test('is the newest closed one that it is in, or the one before if that is later', () => {
    const closed = new Map([
      ['2026-08-01', new Set(['food'])],
      ['2026-10-01', new Set(['food'])],
      ['2026-11-01', new Set(['fuel'])],
    ]);
    expect(lastPeriodOf(limits(), '2026-07-01', { ...facts, closed })).toBe('2026-10-01');
    expect(lastPeriodOf(limits(), '2026-12-01', { ...facts, closed })).toBe('2026-12-01');
  });
});
