import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { changeOf, EditFormSchema, formOf, NewFormSchema, newForm, newTransactionOf } from './form.ts';
import { undoOf } from './undo.ts';
import { NewTransactionSchema, type Transaction, TransactionChangeSchema } from './model.ts';

const ID = '0198c5a2-5c8e-7c4e-8f44-6f7f0d6d6a11';
const OTHER = '0198c5a2-5c8e-7c4e-8f44-6f7f0d6d6a12';
const row: Transaction = {
  id: ID,
  accountId: ID,
  bookedOn: '2026-03-25',
  description: 'Spar',
  bankText: 'POS PURCHASE SPAR 0412',
  categoryId: null,
  categorySource: null,
  amount: money(-250_00, 'ZAR'),
  reference: null,
  note: null,
  original: null,
  tagIds: [],
  needsReview: false,
  parentId: null,
  transferId: null,
  state: 'unreconciled' as const,
  status: 'booked',
  isMasked: false,
  isTheirs: true,
  importId: ID,
};
const filled = {
  ...newForm({ accountId: ID, categoryId: OTHER, bookedOn: '2026-03-25' }),
  size: money(250_00, 'ZAR'),
  description: ' Spar ',
};
const complaints = (form: object) =>
  NewFormSchema.safeParse({ ...filled, ...form }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('what went out is below zero, however it was typed', () => {
  const minorOf = (form: object) => newTransactionOf(NewFormSchema.parse({ ...filled, ...form })).amount.minor;
  expect(minorOf({})).toBe(-250_00n);
  expect(minorOf({ size: money(-250_00, 'ZAR') })).toBe(-250_00n);
  expect(minorOf({ direction: 'in' })).toBe(250_00n);
  expect(minorOf({ size: money(0, 'ZAR') })).toBe(0n);
});

test('a fee is above zero however it was typed, and none where nothing was', () => {
  const feeOf = (fee: unknown) => {
    const read = NewFormSchema.safeParse({ ...filled, fee });
    return read.success ? newTransactionOf(read.data).fee : 'refused';
  };
  expect(feeOf(null)).toBeUndefined();
  expect(feeOf(money(7_50, 'ZAR'))).toBe(7_50n);
  expect(feeOf(money(-7_50, 'ZAR'))).toBe(7_50n);
  expect(feeOf('seven')).toBe('refused');
  expect(feeOf(money(0, 'ZAR'))).toBe('refused');
});

test('a filled form is a transaction that the server takes', () => {
  expect(NewTransactionSchema.parse(newTransactionOf(NewFormSchema.parse(filled)))).toEqual({
    accountId: ID,
    bookedOn: '2026-03-25',
    description: 'Spar',
    categoryId: OTHER,
    amount: money(-250_00, 'ZAR'),
    reference: null,
    note: null,
  });
});

test.each([
  [{ size: null }, 'size: Invalid amount'],
  [{ size: 'lots' }, 'size: Invalid amount'],
  [{ description: ' ' }, 'description: description is required'],
  [{ description: 'x'.repeat(501) }, 'description: description must not exceed 500 characters'],
  [{ categoryId: null }, 'categoryId: category is required'],
  [{ accountId: '' }, 'accountId: account is required'],
  [{ bookedOn: '' }, 'bookedOn: date is required'],
  [{ bookedOn: '2026-02-30' }, 'bookedOn: date format is invalid'],
  [{ reference: 'x'.repeat(51) }, 'reference: reference must not exceed 50 characters'],
])('%o is refused in the words of the specification', (form, complaint) => {
  expect(complaints(form)).toEqual([complaint]);
});

test('a row from a statement is saved though it has no category', () => {
  expect(EditFormSchema.safeParse(formOf(row)).success).toBe(true);
});

test('a change carries what differs, and there is none where nothing does', () => {
  expect(changeOf(row, EditFormSchema.parse(formOf(row)))).toBeNull();
  const change = changeOf(row, EditFormSchema.parse({ ...formOf(row), direction: 'in', reference: 'INV 7' }));
  expect(TransactionChangeSchema.parse(change)).toEqual({
    id: ID,
    amount: money(250_00, 'ZAR'),
    reference: 'INV 7',
  });
});

test('undoing a change sets back what it touched and nothing else', () => {
  expect(undoOf(row, { id: ID, description: 'Spar Rosebank', categoryId: OTHER })).toEqual({
    id: ID,
    description: 'Spar',
    categoryId: null,
  });
});
