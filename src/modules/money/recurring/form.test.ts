import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { formOf, itemFormSchema } from './form.ts';
import type { AmountRule, Cadence } from './model.ts';

const ZAR = (minor: number) => money(minor, 'ZAR');
const shared = { every: 1, anchor: '2026-11-25', shift: 'before', country: 'ZA' } as const;
const exact: AmountRule = { kind: 'exact', amount: ZAR(100) };
const monthly: Cadence = { kind: 'day-of-month', day: 25, ...shared };
const schema = itemFormSchema('ZA');

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
  expect(schema.parse(formOf({ name: 'Rent', cadence, amount }))).toEqual({ name: 'Rent', cadence, amount });
});

describe('what is wrong is said at its field', () => {
  const form = formOf({ name: 'Rent', cadence: monthly, amount: exact });
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

  test('a field that the cadence has no use for may hold anything', () => {
    expect(schema.safeParse({ ...form, cadence: 'last-working-day', day: 'x', percent: 'y', to: null }).success).toBe(
      true,
    );
  });
});
