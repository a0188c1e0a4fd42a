import { describe, expect, test } from 'vitest';
import { UserTypeSchema } from '#kernel/caller.ts';
import type { Facts } from './model.ts';
import { kindOf } from './rules.ts';
import { shareOf, stepsFor } from './steps.ts';

const NOTHING: Facts = { accounts: 0, rows: 0, uncategorised: 0, months: 0, clientBooks: 0 };

describe('the first steps', () => {
  test('are three for everybody, and none is done at the beginning', () => {
    for (const userType of UserTypeSchema.options) {
      const steps = stepsFor(kindOf(userType), NOTHING);
      expect(steps, userType).toHaveLength(3);
      expect(steps.filter(({ isDone }) => isDone)).toEqual([]);
    }
  });

  test.each([
    ['nothing is filed yet', { rows: 10, uncategorised: 10 }, { done: 0, total: 10, isDone: false }],
    ['one row is left', { rows: 10, uncategorised: 1 }, { done: 9, total: 10, isDone: false }],
    ['every row is filed', { rows: 10, uncategorised: 0 }, { done: 10, total: 10, isDone: true }],
    ['there is nothing to file', {}, { done: 0, total: 0, isDone: false }],
  ])('of filing, when %s', (_, facts, step) => {
    expect(stepsFor('individual', { ...NOTHING, ...facts })[1]).toEqual({ name: 'sorted', ...step });
  });

  test('count to what is needed and no further', () => {
    const steps = stepsFor('individual', { ...NOTHING, rows: 900, months: 24 });
    expect(steps[2]).toEqual({ name: 'months', done: 3, total: 3, isDone: true });
    expect(stepsFor('individual', { ...NOTHING, months: 2 })[2]).toMatchObject({ done: 2, isDone: false });
  });

  test('of a planner end with the books of a client', () => {
    const [, , clients] = stepsFor('financial-planner', { ...NOTHING, clientBooks: 4 });
    expect(clients).toEqual({ name: 'clients', done: 1, total: 1, isDone: true });
  });
});

test.each([
  [995, 1000, 0.995],
  [91, 100, 0.91],
  [1, 4, 0.25],
  [0, 4, 0],
  [0, 0, 0],
])('the bar of a step at %i of %i is as long as that share: %d', (done, total, share) => {
  expect(shareOf({ done, total, isDone: false })).toBe(share);
});

test('the bar of a step that is done is full', () => {
  expect(shareOf({ done: 2747, total: 2747, isDone: true })).toBe(1);
});

test('each kind of person has its own three steps, in order', () => {
  const names = (kind: Parameters<typeof stepsFor>[0]) => stepsFor(kind, NOTHING).map(({ name }) => name);
  expect(names('individual')).toEqual(['rows', 'sorted', 'months']);
  expect(names('business')).toEqual(['accounts', 'rows', 'sorted']);
  expect(names('financial-planner')).toEqual(['rows', 'sorted', 'clients']);
});

test('the first account and the first transaction are each a step done', () => {
  const [accounts, rows] = stepsFor('business', { ...NOTHING, accounts: 1, rows: 1, uncategorised: 1 });
  expect(accounts).toEqual({ name: 'accounts', done: 1, total: 1, isDone: true });
  expect(rows).toEqual({ name: 'rows', done: 1, total: 1, isDone: true });
  expect(stepsFor('business', { ...NOTHING, accounts: 5 })[0]).toMatchObject({ done: 1, total: 1 });
});
