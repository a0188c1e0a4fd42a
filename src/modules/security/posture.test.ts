import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factorsOf, gainsIn, type PostureFacts, scoreOf } from './posture.ts';

const best: PostureFacts = {
  isOverTls: true,
  daysSinceExport: 0,
  hasSecondFactor: true,
  riskySessions: 0,
  untrustedInUse: 0,
  staleDevices: 0,
  graveAlerts: 0,
  looseBooks: 0,
  isRecordWhole: true,
};
const scored = (change: Partial<PostureFacts>) => scoreOf(factorsOf({ ...best, ...change }));

test.each([
  [{}, 100],
  [{ hasSecondFactor: false }, 93],
  [{ daysSinceExport: 90 }, 100],
  [{ daysSinceExport: 91 }, 92],
  [{ daysSinceExport: null }, 92],
  [{ graveAlerts: 1 }, 89],
  [{ isRecordWhole: false }, 89],
  [{ riskySessions: 1 }, 93],
] as const)('with %j the score is %d', (change, score) => {
  expect(scored(change)).toBe(score);
});

test('what would raise the score most comes first, and says by how much', () => {
  const gains = gainsIn(factorsOf({ ...best, hasSecondFactor: false, graveAlerts: 2, staleDevices: 1 }));
  expect(gains.map(({ key, gain }) => [key, gain])).toEqual([
    ['alerts', 11],
    ['second-factor', 7],
    ['fresh', 5],
  ]);
  expect(gains[0]?.note).toBe('2 alerts wait for you to look.');
  expect(gainsIn(factorsOf(best))).toEqual([]);
});

test('every factor is told in words that a person reads, met or not', () => {
  const worst = {
    ...best,
    isOverTls: false,
    daysSinceExport: null,
    hasSecondFactor: false,
    riskySessions: 1,
    untrustedInUse: 1,
    staleDevices: 1,
    graveAlerts: 1,
    looseBooks: 1,
    isRecordWhole: false,
  };
  for (const { title, note } of [...factorsOf(best), ...factorsOf(worst)]) {
    expect(title.length).toBeGreaterThan(10);
    expect(note).toMatch(/^[A-Z0-9].*\.$/);
  }
});

test('no worse fact raises the score', () => {
  const facts = fc.record({
    isOverTls: fc.boolean(),
    daysSinceExport: fc.option(fc.nat(200)),
    hasSecondFactor: fc.boolean(),
    riskySessions: fc.nat(3),
    untrustedInUse: fc.nat(3),
    staleDevices: fc.nat(3),
    graveAlerts: fc.nat(3),
    looseBooks: fc.nat(3),
    isRecordWhole: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, fc.nat(2), (before, more) => {
      const score = scored(before);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(scored({ ...before, hasSecondFactor: false })).toBeLessThanOrEqual(score);
      expect(scored({ ...before, graveAlerts: before.graveAlerts + more })).toBeLessThanOrEqual(score);
      expect(scored({ ...before, staleDevices: before.staleDevices + more })).toBeLessThanOrEqual(score);
      expect(scored({ ...before, isRecordWhole: false })).toBeLessThanOrEqual(score);
    }),
  );
});
