import { describe, expect, test } from 'vitest';
import { FilterSchema, NewTransactionSchema, TransactionChangeSchema } from './model.ts';
import { likePattern } from '#modules/money/ledger/rules.ts';
import { isIndexed } from '#modules/money/search-language/rules.ts';
import { groupBefore, isHeldBySplit, maskedWords, paidAs, paidStill, mismatchSentence } from './rules.ts';

const id = '018f0000-0000-7000-8000-000000000000';
const row = { accountId: id, bookedOn: '2026-03-01', description: 'Bread', categoryId: id, amount: { minor: -1850n } };

test('a row needs no currency and no reference', () => {
  expect(NewTransactionSchema.parse({ ...row, description: '  Bread ' })).toEqual({ ...row, reference: null });
  expect(NewTransactionSchema.parse({ ...row, reference: ' ' }).reference).toBeNull();
});

test.each([
  [{ amount: undefined }, 'Invalid amount'],
  [{ amount: { minor: 12.5 } }, 'Invalid amount'],
  [{ amount: { minor: Number.NaN } }, 'Invalid amount'],
  [{ amount: { minor: 10n ** 17n + 1n } }, 'Invalid amount'],
  [{ description: undefined }, 'description is required'],
  [{ description: '' }, 'description is required'],
  [{ description: '   ' }, 'description is required'],
  [{ description: 'x'.repeat(501) }, 'description must not exceed 500 characters'],
  [{ description: 'two\nlines' }, 'description format is invalid'],
  [{ description: 'nul\u0000' }, 'description format is invalid'],
  [{ categoryId: undefined }, 'category is required'],
  [{ categoryId: '' }, 'category is required'],
  [{ categoryId: 'groceries' }, 'category format is invalid'],
  [{ accountId: undefined }, 'account is required'],
  [{ bookedOn: undefined }, 'date is required'],
  [{ bookedOn: '2026-02-30' }, 'date format is invalid'],
  [{ reference: 'x'.repeat(51) }, 'reference must not exceed 50 characters'],
  [{ amount: { minor: 1n, currency: 'RAND' } }, 'currency format is invalid'],
])('the row with %o is refused: %s', (change, message) => {
  const issues = NewTransactionSchema.safeParse({ ...row, ...change }).error?.issues;
  expect(issues?.map((issue) => issue.message)).toContain(message);
});

test('the longest description, the longest reference and the largest amounts are taken', () => {
  const longest = { ...row, description: 'x'.repeat(500), reference: 'y'.repeat(50) };
  expect(NewTransactionSchema.safeParse(longest).success).toBe(true);
  for (const minor of [10n ** 17n, -(10n ** 17n), 0n])
    expect(NewTransactionSchema.safeParse({ ...row, amount: { minor } }).success).toBe(true);
});

test('a change carries only what it changes, and may take the category away', () => {
  expect(TransactionChangeSchema.parse({ id, categoryId: null })).toEqual({ id, categoryId: null });
});

test('a filter does not run backwards', () => {
  const filter = { currency: 'ZAR', from: '2026-03-02', to: '2026-03-01' };
  expect(FilterSchema.safeParse(filter).success).toBe(false);
  expect(FilterSchema.safeParse({ ...filter, to: '2026-03-02' }).success).toBe(true);
});

test.each([
  ['bread', '%bread%'],
  ['50%', String.raw`%50\%%`],
  ['a_b', String.raw`%a\_b%`],
  [String.raw`c\d`, String.raw`%c\\d%`],
])('%s is looked for letter for letter', (search, pattern) => {
  expect(likePattern(search)).toBe(pattern);
});

test.each([
  ['bp', false],
  ['b p', false],
  ['***', false],
  ['mtn', true],
  ['é12', true],
  ['a bread', true],
])('whether the index knows "%s": %s', (search, known) => {
  expect(isIndexed(search)).toBe(known);
});

test('rows are grouped by where they were', () => {
  const rows = [
    { id: 'a', categoryId: 'food' },
    { id: 'b', categoryId: null },
    { id: 'c', categoryId: 'food' },
  ];
  expect(groupBefore(rows)).toEqual([
    { categoryId: 'food', ids: ['a', 'c'] },
    { categoryId: null, ids: ['b'] },
  ]);
});

test('a mismatch names both currencies', () => {
  expect(mismatchSentence({ amount: 'USD', account: 'ZAR' })).toMatch(/USD.*ZAR/);
});

test('a row of a hidden account tells only which way the money went', () => {
  expect(maskedWords(1n)).toBe('Transfer from an account you cannot see');
  expect(maskedWords(-1n)).toBe('Transfer to an account you cannot see');
  expect(maskedWords(0n)).toBe('Transfer to an account you cannot see');
});

test('a mismatch says what to choose, and that nothing was changed', () => {
  expect(mismatchSentence({ amount: 'USD', account: 'ZAR' })).toBe(
    'The amount is in USD and the account is in ZAR. Nothing was changed. Choose an account in USD, or write the amount in ZAR.',
  );
});

describe('a change that the lines of a split decide', () => {
  const row = { isSplit: false, parentId: null, minor: -10n, currency: 'ZAR', categoryId: 'food' };
  const line = { ...row, parentId: 'whole' };
  const whole = { ...row, isSplit: true, categoryId: null };

  test.each<[string, ...Parameters<typeof isHeldBySplit>, boolean]>([
    ['is no change of a transaction that is not split', row, { minor: -11n, categoryId: 'fuel' }, false],
    ['is the amount of a line', line, { minor: -11n }, true],
    ['is the currency of a line', line, { currency: 'KES' }, true],
    ['is not the amount that a line has', line, { minor: -10n, currency: 'ZAR' }, false],
    ['is not the category of a line', line, { categoryId: 'fuel' }, false],
    ['is the amount of the whole', whole, { minor: -11n }, true],
    ['is the category of the whole', whole, { categoryId: 'fuel' }, true],
    ['is not that the whole has none', whole, { categoryId: null }, false],
    ['is nothing else', whole, {}, false],
  ])('%s', (_name, before, change, expected) => {
    expect(isHeldBySplit(before, change)).toBe(expected);
  });
});

describe('what was paid in another currency', () => {
  const rate = { value: '18.5', per: 'original' } as const;
  const original = { amount: { minor: 100_00n, currency: 'USD' }, rate, fee: { minor: 25_00n } };
  const stored = { minor: '10000', currency: 'USD', rate, fee: '2500' };

  test('is stored as it is written, the fee in the currency of the account', () => {
    expect(paidAs(null, 'ZAR')).toBeNull();
    expect(paidAs(original, 'ZAR')).toEqual(stored);
    expect(paidAs({ ...original, fee: { minor: 25_00n, currency: 'ZAR' } }, 'ZAR')).toEqual(stored);
    expect(paidAs({ ...original, rate: null, fee: null }, 'ZAR')).toEqual({ ...stored, rate: null, fee: null });
  });

  test('is refused in the currency of the account, and with a fee in another one', () => {
    expect(paidAs(original, 'USD')).toBe('SAME_CURRENCY');
    expect(paidAs({ ...original, fee: { minor: 1n, currency: 'USD' } }, 'ZAR')).toBe('FEE_CURRENCY');
  });

  test.each([
    ['stays in an account of the same currency', 'ZAR', stored],
    ['loses rate and fee in an account of another currency', 'KES', { ...stored, rate: null, fee: null }],
    ['is nothing in an account of its own currency', 'USD', null],
  ])('%s', (_, currency, expected) => {
    expect(paidStill({ currency: 'ZAR', original: stored }, currency)).toEqual(expected);
    expect(paidStill({ currency: 'ZAR', original: null }, currency)).toBeNull();
  });
});
