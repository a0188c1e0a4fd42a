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
  group: null,
  variability: null,
  taxLine: null,
  accountCode: null,
  vatCode: null,
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
    group: null,
    variability: null,
    taxLine: null,
    accountCode: null,
    vatCode: null,
  });
  expect(newForm('expense', category(FOOD, { group: 'need', vatCode: 'zero' }))).toMatchObject({
    group: 'need',
    vatCode: 'zero',
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
  expect(changeOf(groceries, CategoryFormSchema.parse(formOf(groceries)))).toBeNull();
  const wish = {
    ...formOf(groceries),
    name: 'Shops',
    parentId: '',
    kind: 'transfer',
    taxLine: ' ITR12 ',
    group: 'want',
  };
  const change = changeOf(groceries, CategoryFormSchema.parse(wish));
  expect(CategoryChangeSchema.parse(change)).toEqual({
    id: GROCERIES,
    name: 'Shops',
    parentId: null,
    kind: 'transfer',
    taxLine: 'ITR12',
    group: 'want',
  });
});

test('details that are emptied are none', () => {
  const before = category(FOOD, {
    group: 'need',
    variability: 'fixed',
    taxLine: 'A',
    accountCode: '1',
    vatCode: 'zero',
  });
  const empty = { group: '', variability: '', taxLine: ' ', accountCode: '', vatCode: '' };
  const change = changeOf(before, CategoryFormSchema.parse({ ...formOf(before), ...empty }));
  const none = { group: null, variability: null, taxLine: null, accountCode: null, vatCode: null };
  expect(change).toEqual({ id: FOOD, ...none });
  expect(undoOf(before, { id: FOOD, ...none })).toMatchObject({ group: 'need', taxLine: 'A', vatCode: 'zero' });
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
