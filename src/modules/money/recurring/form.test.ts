import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { addedForm, addedFormSchema, everyMonthFrom, formOf, itemFormSchema } from './form.ts';
import type { AmountRule, Cadence } from './model.ts';

const ZAR = (minor: number) => money(minor, 'ZAR');
const shared = { every: 1, anchor: '2026-11-25', shift: 'before', country: 'ZA' } as const;
const exact: AmountRule = { kind: 'exact', amount: ZAR(100) };
const monthly: Cadence = { kind: 'day-of-month', day: 25, ...shared };
const schema = itemFormSchema('ZA');
const ACCOUNT = '01926b3e-0000-7000-8000-000000000001';
const source = { accountId: ACCOUNT, payee: 'rent', direction: 'out', currency: 'ZAR', near: null } as const;

test.each<[Cadence, AmountRule]>([
  [monthly, exact],
  [
    { kind: 'weeks', ...shared, every: 2 },
    { kind: 'range', from: ZAR(1), to: ZAR(5) },
  ],
  [
    { kind: 'last-working-day', ...shared },
    { kind: 'about', amount: ZAR(10), percent: 7 },
  ],
  [
    { kind: 'nth-weekday', nth: -1, weekday: 5, ...shared },
    { kind: 'last', amount: ZAR(10) },
  ],
  [
    { kind: 'nth-weekday', nth: 2, weekday: 1, ...shared },
    { kind: 'average', amount: ZAR(10) },
  ],
])('what is there is unchanged by its form: %o, %o', (cadence, amount) => {
  expect(schema.parse(formOf({ source, name: 'Rent', cadence, amount }))).toEqual({
    name: 'Rent',
    cadence,
    amount,
    categoryId: null,
  });
});

describe('what is wrong is said at its field', () => {
  const form = formOf({ source, name: 'Rent', cadence: monthly, amount: exact });
  test.each([
    ['name', { name: ' ' }],
    ['every', { every: '0' }],
    ['every', { every: '25' }],
    ['every', { cadence: 'weeks' as const, every: '53' }],
    ['day', { day: '32' }],
    ['day', { day: 'first' }],
    ['anchor', { anchor: '2026-02-30' }],
    ['amount', { amount: null }],
    ['amount', { amount: 'ten' }],
    ['amount', { amount: ZAR(0) }],
    ['to', { amountKind: 'range' as const, to: null }],
    ['to', { amountKind: 'range' as const, to: ZAR(99) }],
    ['percent', { amountKind: 'about' as const, percent: '101' }],
  ])('%s: %o', (path, change) => {
    const { error } = schema.safeParse({ ...form, ...change });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  test('the category that was chosen is there, and can be taken out', () => {
    const chosen = formOf({ source, name: 'Rent', cadence: monthly, amount: exact, categoryId: ACCOUNT });
    expect(schema.parse(chosen).categoryId).toBe(ACCOUNT);
    expect(schema.parse({ ...chosen, categoryId: null }).categoryId).toBeNull();
  });

  test('a field that the cadence has no use for may hold anything', () => {
    expect(schema.safeParse({ ...form, cadence: 'last-working-day', day: 'x', percent: 'y', to: null }).success).toBe(
      true,
    );
  });
});

describe('a payment that is added', () => {
  const added = addedFormSchema('ZA');
  const form = { ...addedForm(everyMonthFrom('2026-11-30'), ACCOUNT), name: 'Rent', amount: ZAR(900_00) };

  test('comes every month from today, and is found by its name where nothing else is said', () => {
    expect(added.parse(form)).toEqual({
      name: 'Rent',
      accountId: ACCOUNT,
      direction: 'out',
      payeeText: 'Rent',
      cadence: { kind: 'day-of-month', every: 1, day: 30, anchor: '2026-11-30', shift: 'none', country: 'ZA' },
      amount: { kind: 'exact', amount: ZAR(900_00) },
      categoryId: null,
    });
    expect(added.parse({ ...form, payeeText: ' JANSEN PROPS ' }).payeeText).toBe('JANSEN PROPS');
  });

  test.each([
    ['name', { name: '' }],
    ['accountId', { accountId: '' as const }],
    ['amount', { amount: null }],
    ['payeeText', { payeeText: 'x'.repeat(201) }],
  ])('needs its %s', (path, change) => {
    const { error } = added.safeParse({ ...form, ...change });
    expect(new Set(error?.issues.map((issue) => issue.path.join('.')))).toEqual(new Set([path]));
  });

  test('keeps what a calendar knows of it', () => {
    const cadence = {
      kind: 'nth-weekday',
      every: 3,
      nth: -1,
      weekday: 5,
      anchor: '2026-01-30',
      shift: 'none',
    } as const;
    const known = { name: 'Levy', amount: ZAR(1_200_00), cadence: { ...cadence, country: 'ZA' } };
    expect(added.parse(addedForm(known, ACCOUNT))).toMatchObject({
      name: 'Levy',
      payeeText: 'Levy',
      cadence: known.cadence,
      amount: { kind: 'exact', amount: ZAR(1_200_00) },
    });
  });
});
