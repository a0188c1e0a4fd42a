import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import type { Candidate, Session } from './model.ts';
import {
  type Cause,
  causesOf,
  type Counted,
  countsIn,
  differenceOf,
  importLockedSentence,
  withMarks,
} from './rules.ts';

const row: Counted = {
  bookedOn: '2026-03-10',
  minor: -500n,
  state: 'cleared',
  status: 'booked',
  parentId: null,
  isDeleted: false,
};

describe('what counts in a statement of 31 March', () => {
  test.each<[string, Partial<Counted>, boolean]>([
    ['a marked transaction', {}, true],
    ['a locked one', { state: 'reconciled' }, true],
    ['one on the very day', { bookedOn: '2026-03-31' }, true],
    ['one of the day after', { bookedOn: '2026-04-01' }, false],
    ['one that is not marked', { state: 'unreconciled' }, false],
    ['a pending one', { status: 'pending' }, false],
    ['a deleted one', { isDeleted: true }, false],
    ['a part of a split', { parentId: 'p' }, false],
  ])('%s', (_, change, counts) => {
    expect(countsIn('2026-03-31', { ...row, ...change })).toBe(counts);
  });
});

test.each<[string, bigint, bigint, Counted[], bigint]>([
  ['nothing at all', 0n, 0n, [], 0n],
  ['an opening balance alone', 100n, 100n, [], 0n],
  ['a statement with more', 700n, 1000n, [row], 200n],
  ['a statement with less', 100n, 1000n, [row], -400n],
  ['what does not count', 1000n, 1000n, [{ ...row, bookedOn: '2026-04-01' }], 0n],
])('the difference of %s', (_, statement, opening, rows, difference) => {
  expect(differenceOf({ day: '2026-03-31', minor: statement }, opening, rows)).toBe(difference);
});

const candidate = (id: string, minor: bigint, isCleared = false, bookedOn = '2026-03-10'): Candidate => {
  return { id, bookedOn, description: id, amount: money(minor, 'ZAR'), isCleared };
};

test.each<[string, bigint, Candidate[], Cause['kind'][]]>([
  ['nothing different', 0n, [candidate('a', 100n)], []],
  ['one not marked', -500n, [candidate('a', -500n), candidate('b', -501n, true)], ['not-marked']],
  ['one marked that is not on it', 500n, [candidate('a', -500n, true)], ['marked-wrongly', 'missing']],
  ['one entered twice', 500n, [candidate('a', -500n, true), candidate('b', -500n, true)], ['twice', 'missing']],
  [
    'two of one amount on two days',
    500n,
    [candidate('a', -500n, true), candidate('b', -500n, true, '2026-03-11')],
    ['marked-wrongly', 'missing'],
  ],
  ['a sign turned', -1000n, [candidate('a', 500n, true)], ['sign-turned', 'missing']],
  ['digits that changed places', 27n, [candidate('a', 100n, true)], ['digits-swapped', 'missing']],
  ['nothing known', 28n, [], ['missing']],
])('likely reasons: %s', (_, difference, candidates, kinds) => {
  expect(causesOf(difference, candidates).map(({ kind }) => kind)).toEqual(kinds);
});

test('a reason names the transactions, three at most', () => {
  const alike = ['a', 'b', 'c', 'd'].map((id) => candidate(id, -500n));
  expect(causesOf(-500n, alike)).toEqual([{ kind: 'not-marked', rows: alike.slice(0, 3) }]);
});

const sessionOf = (candidates: Candidate[], minor: bigint): Session => ({
  reconciliation: {
    id: 'r',
    accountId: 'a',
    day: '2026-03-31',
    balance: money(0n, 'ZAR'),
    opening: money(0n, 'ZAR'),
    status: 'open',
    startedAt: new Date(0),
    finishedAt: null,
    reason: null,
    count: 0,
  },
  difference: money(minor, 'ZAR'),
  candidates,
  count: candidates.length,
  clearedCount: candidates.filter(({ isCleared }) => isCleared).length,
  isBlocked: false,
});

const candidates = fc
  .array(fc.record({ minor: fc.bigInt({ min: -1000n, max: 1000n }), isCleared: fc.boolean() }), { maxLength: 12 })
  .map((all) => all.map(({ minor, isCleared }, place) => candidate(`t${place}`, minor, isCleared)));

test('marking shows the difference that the server would answer, and unmarking what was before', () => {
  const asRows = (all: readonly Candidate[]) =>
    all.map(({ amount, isCleared, bookedOn }): Counted => ({
      ...row,
      bookedOn,
      minor: amount.minor,
      state: isCleared ? 'cleared' : 'unreconciled',
    }));
  fc.assert(
    fc.property(candidates, fc.array(fc.nat(11)), fc.bigInt({ min: -5000n, max: 5000n }), (all, places, statement) => {
      const at = { day: '2026-03-31', minor: statement };
      const session = sessionOf(all, differenceOf(at, 0n, asRows(all)));
      const ids = new Set(places.flatMap((place) => all[place]?.id ?? []));
      const marked = withMarks(session, ids, true);
      expect(marked.difference.minor).toBe(differenceOf(at, 0n, asRows(marked.candidates)));
      expect(marked.clearedCount).toBe(marked.candidates.filter(({ isCleared }) => isCleared).length);
      const changed = new Set(all.flatMap(({ id, isCleared }) => (ids.has(id) && !isCleared ? id : [])));
      expect(withMarks(marked, changed, false)).toEqual(session);
    }),
  );
});

test('an adjustment of the difference leaves none', () => {
  fc.assert(
    fc.property(candidates, fc.bigInt({ min: -5000n, max: 5000n }), (all, difference) => {
      const session = sessionOf([...all, candidate('adjustment', difference)], difference);
      expect(withMarks(session, new Set(['adjustment']), true).difference.minor).toBe(0n);
    }),
  );
});

test('an import that stays says which statement holds it', () => {
  expect(importLockedSentence('2026-03-01')).toBe(
    'Transactions of this import are reconciled with the statement of 1 March 2026. Reopen that statement first. Nothing was changed.',
  );
});
