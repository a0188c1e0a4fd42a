import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { choicesOf, startingLines, totalsOfStart } from './first-choices.ts';
import type { Suggestion } from './model.ts';

const R = (minor: bigint) => money(minor, 'ZAR');
const period = { key: '2026-11-01', from: '2026-11-01', to: '2026-11-30' };
const line = (categoryId: string, minor: bigint) => {
  return { categoryId, name: categoryId, group: 'Living', limit: R(minor), months: 5 };
};
const history: Suggestion = { periods: 6, period, lines: [line('food', 900n), line('fuel', 300n)] };
const category = (id: string, more: object = {}) => {
  return { id, parentId: null, name: id, kind: 'expense', isArchived: false, ...more };
};

test('a first budget is what is proposed, with what was edited', () => {
  const edits = new Map([
    ['ZAR food', { limit: R(800n) }],
    ['ZAR fuel', { isUsed: false }],
  ]);
  const choices = choicesOf(history, [], 'ZAR', edits);
  expect(startingLines(choices)).toEqual([{ categoryId: 'food', limit: R(800n) }]);
  expect(totalsOfStart(startingLines(choicesOf(history, [], 'ZAR', new Map())))).toEqual([R(1200n)]);
});

test('without history it is the categories of expenses that are given an amount', () => {
  const categories = [
    category('food'),
    category('bread', { parentId: 'food' }),
    category('pay', { kind: 'income' }),
    category('old', { isArchived: true }),
    category('fuel'),
  ];
  const choices = choicesOf({ periods: 0, period, lines: [] }, categories, 'KES', new Map());
  expect(choices.map(({ name, limit, currency }) => [name, limit, currency])).toEqual([
    ['food', null, 'KES'],
    ['fuel', null, 'KES'],
  ]);
  expect(startingLines(choices)).toEqual([]);
  const given = choicesOf(
    { periods: 0, period, lines: [] },
    categories,
    'KES',
    new Map([['KES fuel', { limit: R(0n) }]]),
  );
  expect(startingLines(given)).toEqual([]);
});
