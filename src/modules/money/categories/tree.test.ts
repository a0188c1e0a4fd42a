import { expect, test } from 'vitest';
import type { Category } from './model.ts';
import { archivedBranches, branchesOf, choicesOf, countOf } from './tree.ts';

const category = (id: string, fields: Partial<Category> = {}): Category => ({
  id,
  parentId: null,
  name: id,
  kind: 'expense',
  colour: 'slate',
  icon: 'tag',
  isArchived: false,
  group: null,
  variability: null,
  taxLine: null,
  accountCode: null,
  vatCode: null,
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

test('a branch holds the children of one kind that are in use', () => {
  const [food] = branchesOf(ALL, 'expense');
  expect(ids(food?.children ?? [])).toEqual(['groceries']);
  expect(branchesOf(ALL, 'transfer')).toHaveLength(1);
});

test('what is archived stands under its parent where that is archived too, and else by itself', () => {
  expect(archivedBranches(ALL)).toMatchObject([{ category: { id: 'sweets' }, children: [] }]);
  const whole = ALL.map((one) => ({ ...one, isArchived: one.kind === 'expense' }));
  expect(archivedBranches(whole).map(({ category: { id }, children }) => [id, ids(children)])).toEqual([
    ['food', ['groceries', 'sweets']],
  ]);
});

test('a category counts its own transactions and those below it, archived ones too', () => {
  expect(['food', 'groceries', 'sweets'].map((id) => countOf(ALL, { id }))).toEqual([50, 40, 7]);
});

test('a picker offers spending first, or the kind that is likelier, and nothing archived', () => {
  expect(ids(choicesOf(ALL))).toEqual(['food', 'groceries', 'salary', 'savings']);
  expect(ids(choicesOf(ALL, { first: 'income' }))).toEqual(['salary', 'food', 'groceries', 'savings']);
});

test('what is chosen stays on offer though it was archived since', () => {
  expect(ids(choicesOf(ALL, { chosen: 'sweets' }))[0]).toBe('sweets');
  expect(ids(choicesOf(ALL, { chosen: 'food' }))[0]).toBe('food');
});

test('a filter offers what is archived too, at the end', () => {
  expect(ids(choicesOf(ALL, { withArchived: true }))).toEqual(['food', 'groceries', 'salary', 'savings', 'sweets']);
  expect(ids(choicesOf(ALL, { withArchived: true, chosen: 'sweets' })).at(-1)).toBe('sweets');
});
