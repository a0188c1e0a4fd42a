import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { entryFormSchema, feedFormSchema, type FeedForm, goalForm, GoalFormSchema, permilleIn } from './form.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const empty = goalForm(null, { currency: 'ZAR', accountId: 'a' });
const pathsOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a goal needs a name and an amount; a cost that comes back a day', () => {
  expect(pathsOf(GoalFormSchema.safeParse(empty))).toEqual(['name', 'target']);
  const named = { ...empty, name: ' Car ', target: ZAR(5n) };
  expect(GoalFormSchema.parse(named)).toMatchObject({ name: 'Car', dueOn: null, everyMonths: null, first: null });
  expect(pathsOf(GoalFormSchema.safeParse({ ...named, kind: 'sinking' }))).toEqual(['dueOn']);
  const cost = { ...named, kind: 'sinking', dueOn: '2027-01-01', everyMonths: '6' } as const;
  expect(GoalFormSchema.parse(cost)).toMatchObject({ dueOn: '2027-01-01', everyMonths: 6 });
});

test('what is saved already is an amount on an account, or nothing', () => {
  const named = { ...empty, name: 'Car', target: ZAR(5n) };
  expect(pathsOf(GoalFormSchema.safeParse({ ...named, first: 'ten' }))).toEqual(['first']);
  expect(pathsOf(GoalFormSchema.safeParse({ ...named, first: ZAR(1n), accountId: '' }))).toEqual(['accountId']);
  expect(GoalFormSchema.parse({ ...named, first: ZAR(1n) }).first).toEqual({ accountId: 'a', amount: ZAR(1n) });
});

test('an entry has an amount above zero and no day of the future', () => {
  const form = { accountId: 'a', amount: ZAR(1n), day: '2026-11-20', note: ' ' };
  const schema = entryFormSchema('2026-11-20');
  expect(schema.parse(form)).toEqual({ ...form, note: null });
  expect(pathsOf(schema.safeParse({ ...form, amount: ZAR(0n), day: '2026-11-21' }))).toEqual(['amount', 'day']);
});

test.each([
  ['10', 100],
  ['0,5', 5],
  ['100', 1000],
  ['100.1', null],
  ['0', null],
  ['ten', null],
  ['1.25', null],
])('a share of %s %% is %s thousandths', (text, permille) => {
  expect(permilleIn(text)).toBe(permille);
});

test('a rule takes what its kind needs', () => {
  const form: FeedForm = {
    kind: 'income-share',
    categoryId: '',
    percent: '10',
    amount: null,
    containing: 'B',
    step: '10',
    accountIds: [],
    since: '2026-11-20',
  };
  const schema = feedFormSchema((whole) => ZAR(BigInt(whole) * 100n));
  expect(pathsOf(schema.safeParse(form))).toEqual(['categoryId']);
  expect(schema.parse({ ...form, categoryId: 'c' }).feed).toMatchObject({ permille: 100, containing: null });
  expect(pathsOf(schema.safeParse({ ...form, categoryId: 'c', kind: 'income-amount' }))).toEqual(['amount']);
  expect(pathsOf(schema.safeParse({ ...form, kind: 'round-up' }))).toEqual(['accountIds']);
  expect(schema.parse({ ...form, kind: 'round-up', accountIds: ['a'] }).feed).toMatchObject({ step: ZAR(10_00n) });
});
