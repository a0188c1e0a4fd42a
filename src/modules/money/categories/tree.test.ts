import { expect, test } from 'vitest';
import type { Category } from './model.ts';
import { branchesOf, choicesOf, countOf } from './tree.ts';

const category = (id: string, fields: Partial<Category> = {}): Category => ({
  id,
  parentId: null,
  name: id,
  kind: 'expense',
  colour: 'slate',
  icon: 'tag',
  isArchived: false,
  transactionCount: 0,
  ...fields,
});

const ALL = [
  category('salary', { kind: 'income', transactionCount: 12 }),
  category('food', { transactionCount: 3 }),
  category('groceries', { parentId: 'food', transactionCount: 40 }),
  category('sweets', { parentId: 'food', isArchived: true, transactionCount: 7 }),
  category('savings', { kind: 'transfer' }),
];
const ids = (categories: readonly Category[]) => categories.map(({ id }) => id);

test('a branch holds the children of one kind, archived ones only when asked for', () => {
  const [food] = branchesOf(ALL, 'expense');
  expect(ids(food?.children ?? [])).toEqual(['groceries']);
  const [whole] = branchesOf(ALL, 'expense', true);
  expect(ids(whole?.children ?? [])).toEqual(['groceries', 'sweets']);
  expect(branchesOf(ALL, 'transfer')).toHaveLength(1);
});

test('a branch counts its own transactions and those below it', () => {
  expect(branchesOf(ALL, 'expense', true).map(countOf)).toEqual([50]);
});

test('a picker offers spending first, or the kind that is likelier, and nothing archived', () => {
  expect(ids(choicesOf(ALL))).toEqual(['food', 'groceries', 'salary', 'savings']);
  expect(ids(choicesOf(ALL, { first: 'income' }))).toEqual(['salary', 'food', 'groceries', 'savings']);
});

test('what is chosen stays on offer though it was archived since', () => {
  expect(ids(choicesOf(ALL, { chosen: 'sweets' }))[0]).toBe('sweets');
  expect(ids(choicesOf(ALL, { chosen: 'food' }))[0]).toBe('food');
});
