import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import type { Arriving, Kept, Outcome } from './compared.ts';
import { isPostedFor, otherAmounts, settleWaiting } from './waiting.ts';

const payee = (...words: string[]) => ({ key: words.join(' '), words });
const DAY = '2026-03-05';
const row = (fields: Partial<Arriving> = {}): Arriving => ({
  at: 0,
  day: DAY,
  minor: -450_00n,
  status: 'booked',
  sourceId: null,
  hash: 'h',
  payee: payee('nandos'),
  wish: null,
  ...fields,
});
const kept = (fields: Partial<Kept> = {}): Kept => ({
  id: 'written',
  bookedOn: DAY,
  minor: -450_00n,
  status: 'booked',
  sourceId: null,
  payee: payee('nandos'),
  isSameLayout: false,
  isHandwritten: true,
  ...fields,
});

/** Which rows of the file become which of the books, by their places. */
function settled(rows: readonly Arriving[], books: readonly Kept[], taken: readonly string[] = []) {
  const outcomes: [number, Outcome][] = [];
  const near = { byMinor: Map.groupBy(books, ({ minor }) => minor), pending: [] };
  settleWaiting(rows, near, new Set(taken), ({ at }, outcome) => outcomes.push([at, outcome]));
  return outcomes.map(([at, outcome]) => [at, outcome.kind === 'merge' ? `${outcome.because} ${outcome.id}` : '']);
}
const IT_IS = [[0, 'same-payee written']];

describe('what a person wrote becomes what the bank books', () => {
  test.each([
    ['on the day', 0, IT_IS],
    ['a day later', 1, IT_IS],
    ['five days later', 5, IT_IS],
    ['not six days later', 6, []],
    ['not a day before it', -1, []],
  ] as const)('%s', (_, days, outcome) => {
    expect(settled([row({ day: addDays(DAY, days) })], [kept()])).toEqual(outcome);
  });

  test.each<[string, Partial<Arriving>, Partial<Kept>]>([
    ['of another payee', { payee: payee('spar') }, {}],
    ['of a payee that nobody knows', { payee: { key: null, words: [] } }, {}],
    ['of another amount', { minor: -451_00n }, {}],
    ['that a bank wrote', {}, { isHandwritten: false }],
    ['that waits for its posting', {}, { status: 'pending' }],
    ['without a day', { day: null }, {}],
  ])('not one %s', (_, arriving, one) => {
    expect(settled([row(arriving)], [kept(one)])).toEqual([]);
  });

  test('not one that is another row already', () => {
    expect(settled([row()], [kept()], ['written'])).toEqual([]);
  });

  test('only where neither has another choice', () => {
    expect(settled([row()], [kept(), kept({ id: 'twin', bookedOn: addDays(DAY, -3) })])).toEqual([]);
    expect(settled([row(), row({ at: 1, day: addDays(DAY, 3) })], [kept()])).toEqual([]);
    // The second is too late for the one that was written.
    expect(settled([row(), row({ at: 1, day: addDays(DAY, 6) })], [kept()])).toEqual(IT_IS);
  });
});

describe('how far what is posted may be from what was pending', () => {
  test.each([
    ['the same', -400n, -400n, true],
    ['a quarter more', -400n, -500n, true],
    ['a cent more than a quarter', -400n, -501n, false],
    ['a quarter less', -400n, -300n, true],
    ['a cent less than three quarters', -400n, -299n, false],
    ['a quarter of an odd amount, rounded down', -399n, -498n, true],
    ['a quarter of an odd amount, rounded up', -399n, -499n, false],
    ['money in, a quarter more', 400n, 500n, true],
    ['the other way', -400n, 400n, false],
    ['nothing posted', -400n, 0n, false],
    ['nothing pending', 0n, -1n, false],
    ['nothing for nothing', 0n, 0n, true],
  ])('%s', (_, pending, posted, isIt) => {
    expect(isPostedFor(pending, posted)).toBe(isIt);
  });

  test('it is the same for money in and out, and holds for all within a quarter and for none beyond', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 12n), (pending, posted) => {
        const difference = posted > pending ? posted - pending : pending - posted;
        expect(isPostedFor(pending, posted)).toBe(difference * 4n <= pending);
        expect(isPostedFor(-pending, -posted)).toBe(isPostedFor(pending, posted));
      }),
    );
  });

  test.each([
    ['proposed within two weeks', 14, -500_00n, 1],
    ['not proposed after that', 15, -500_00n, 0],
    ['not proposed where the amount is the same, which is settled', 3, -450_00n, 0],
    ['not proposed beyond a quarter', 3, -600_00n, 0],
  ])('%s', (_, days, minor, proposals) => {
    const pending = kept({ isHandwritten: false, status: 'pending' });
    const found = otherAmounts(
      row({ minor, day: addDays(DAY, days) }),
      { byMinor: new Map(), pending: [pending] },
      new Set(),
    );
    expect(found).toHaveLength(proposals);
    for (const proposal of found) expect(proposal).toMatchObject({ id: 'written', isOtherAmount: true, days });
  });
});
