import { expect, test } from 'vitest';
import { CategoryFormSchema, changeOf, formOf, newCategoryOf, newForm, parentsFor, undoOf } from './form.ts';
import { type Category, CategoryChangeSchema, NewCategorySchema } from './model.ts';

const FOOD = '0198c5a2-5c8e-7c4e-8f44-6f7f0d6d6a11';
const GROCERIES = '0198c5a2-5c8e-7c4e-8f44-6f7f0d6d6a12';
const SALARY = '0198c5a2-5c8e-7c4e-8f44-6f7f0d6d6a13';

const category = (id: string, fields: Partial<Category> = {}): Category => ({
  id,
  parentId: null,
  name: 'Food',
  kind: 'expense',
  colour: 'ochre',
  icon: 'basket',
  isArchived: false,
  transactionCount: 0,
  ...fields,
});
const food = category(FOOD);
const groceries = category(GROCERIES, { parentId: FOOD, name: 'Groceries' });
const salary = category(SALARY, { kind: 'income', name: 'Salary' });
const ALL = [food, groceries, salary];

test('a category below another takes over its kind and its look', () => {
  const form = { ...newForm('income', food), name: ' Sweets ' };
  expect(form).toMatchObject({ kind: 'expense', colour: 'ochre', icon: 'basket' });
  expect(NewCategorySchema.parse(newCategoryOf(CategoryFormSchema.parse(form)))).toEqual({
    name: 'Sweets',
    parentId: FOOD,
    colour: 'ochre',
    icon: 'basket',
  });
});

test('one of the upper level says its kind', () => {
  const form = CategoryFormSchema.parse({ ...newForm('income', null), name: 'Rent' });
  expect(NewCategorySchema.parse(newCategoryOf(form))).toMatchObject({ kind: 'income', parentId: null });
});

test.each([
  ['', 'category is required'],
  ['x'.repeat(101), 'category must not exceed 100 characters'],
  ['Food & drink', 'category format is invalid'],
])('the name %j is refused in the words of the specification', (name, message) => {
  const { error } = CategoryFormSchema.safeParse({ ...newForm('expense', null), name });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a change carries what differs, and there is none where nothing does', () => {
  expect(changeOf(groceries, formOf(groceries))).toBeNull();
  const change = changeOf(groceries, { ...formOf(groceries), name: 'Shops', parentId: '', kind: 'transfer' });
  expect(CategoryChangeSchema.parse(change)).toEqual({
    id: GROCERIES,
    name: 'Shops',
    parentId: null,
    kind: 'transfer',
  });
});

test('a change is undone field by field, and with the place goes the kind', () => {
  expect(undoOf(groceries, { id: GROCERIES, name: 'Shops', parentId: null, kind: 'transfer' })).toEqual({
    id: GROCERIES,
    name: 'Groceries',
    parentId: FOOD,
    kind: 'expense',
  });
  expect(undoOf(salary, { id: SALARY, parentId: FOOD })).toEqual({ id: SALARY, parentId: null, kind: 'income' });
});

test('a category stands below one of the upper level, not below itself, and not at all with children of its own', () => {
  expect(parentsFor(ALL, groceries).map(({ id }) => id)).toEqual([FOOD, SALARY]);
  expect(parentsFor(ALL, salary).map(({ id }) => id)).toEqual([FOOD]);
  expect(parentsFor(ALL, food)).toEqual([]);
  expect(parentsFor(ALL, null).map(({ id }) => id)).toEqual([FOOD, SALARY]);
});
