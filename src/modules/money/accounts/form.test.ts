import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { sameFiguresIn } from './figures.parts.ts';
import { AccountFormSchema, changeOf, formOf, newAccountOf } from './form.ts';
import { type Account, AccountChangeSchema, NewAccountSchema } from './model.ts';

const HOME = { country: 'ZA', currency: 'ZAR' };
const EMPTY = formOf(null, HOME);
const account: Account = {
  id: '0198c5a2-5c8e-7c4e-8f44-6f7f0d6d6a11',
  name: 'Cheque',
  bankName: 'FNB',
  accountType: 'cheque',
  maskedNumber: '•••• 6789',
  country: 'ZA',
  currency: 'ZAR',
  openingBalance: money(100_00, 'ZAR'),
  currentBalance: money(250_00, 'ZAR'),
  accountTag: 'CHE',
  creditLimit: null,
  statementDay: null,
  paymentDue: null,
  isActive: true,
  closedOn: null,
  transactionCount: 3,
  createdAt: new Date(0),
};
const wishOf = (form: object) => AccountFormSchema.parse({ ...EMPTY, name: 'Cheque', ...form });
const complaints = (form: object) =>
  AccountFormSchema.safeParse({ ...EMPTY, name: 'Cheque', ...form }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('an account begins as a South African cheque account in rand', () => {
  expect(EMPTY).toMatchObject({ country: 'ZA', currency: 'ZAR', accountType: 'cheque', opening: null });
  expect(NewAccountSchema.parse(newAccountOf(wishOf({})))).toMatchObject({
    name: 'Cheque',
    bankName: '',
    accountNumber: null,
    country: 'ZA',
    currency: 'ZAR',
  });
});

test.each([
  [{ name: ' ' }, 'name: name is required'],
  [{ accountNumber: '12' }, 'accountNumber: account number format is invalid'],
  [{ opening: '12 apples' }, 'opening: Invalid amount'],
  [{ opening: money(200_000_000_000_000_000n, 'ZAR') }, 'opening: Invalid amount'],
  [{ country: '' }, 'country: country format is invalid'],
  [{ bankName: 'x'.repeat(101) }, 'bankName: bank name must not exceed 100 characters'],
])('%o is refused where it is wrong', (form, complaint) => {
  expect(complaints(form)).toEqual([complaint]);
});

test('a change carries what differs and nothing else', () => {
  expect(changeOf(account, AccountFormSchema.parse(formOf(account, HOME)))).toEqual({ id: account.id });
  const wish = AccountFormSchema.parse({ ...formOf(account, HOME), name: 'House', opening: null });
  expect(AccountChangeSchema.parse(changeOf(account, wish))).toEqual({
    id: account.id,
    name: 'House',
    openingBalance: money(0, 'ZAR'),
  });
});

test('the number stays while its field is empty, is replaced by another, and goes when asked', () => {
  const change = (form: object) => changeOf(account, AccountFormSchema.parse({ ...formOf(account, HOME), ...form }));
  expect(change({})).not.toHaveProperty('accountNumber');
  expect(change({ accountNumber: ' 62 000 1111 ' })).toMatchObject({ accountNumber: '62 000 1111' });
  expect(change({ withoutNumber: true })).toMatchObject({ accountNumber: null });
});

test('an opening balance keeps its figures when the currency changes', () => {
  expect(sameFiguresIn(money(1234_00, 'ZAR'), 'KES')).toEqual(money(1234_00, 'KES'));
  expect(sameFiguresIn(money(1234_00, 'ZAR'), 'JPY')).toEqual(money(1234, 'JPY'));
  expect(sameFiguresIn(money(1234_50, 'ZAR'), 'JPY')).toBe('1234.50');
  expect(sameFiguresIn('1234.50', 'ZAR')).toEqual(money(1234_50, 'ZAR'));
  expect(sameFiguresIn(null, 'ZAR')).toBeNull();
});

test('with the currency goes the opening balance, so that the two agree', () => {
  const form = { ...formOf(account, HOME), currency: 'USD', opening: sameFiguresIn(account.openingBalance, 'USD') };
  expect(AccountChangeSchema.parse(changeOf(account, AccountFormSchema.parse(form)))).toEqual({
    id: account.id,
    currency: 'USD',
    openingBalance: money(100_00, 'USD'),
  });
});

const CARD = {
  ...account,
  accountType: 'credit-card' as const,
  creditLimit: money(10_000_00, 'ZAR'),
  statementDay: 15,
  paymentDue: { kind: 'days-after' as const, days: 25 },
};
const cardForm = (form: object) => AccountFormSchema.parse({ ...formOf(CARD, HOME), ...form });

test('a new card carries its limit, its statement day and when it is to be paid', () => {
  const form = { accountType: 'credit-card', limit: money(5_000_00, 'ZAR'), statementDay: '31' };
  const due = { dueRule: 'day-of-month', dueNumber: '7' };
  expect(NewAccountSchema.parse(newAccountOf(wishOf({ ...form, ...due })))).toMatchObject({
    creditLimit: money(5_000_00, 'ZAR'),
    statementDay: 31,
    paymentDue: { kind: 'day-of-month', day: 7 },
  });
});

test('credit terms that a type of account does not have are not sent with it', () => {
  const form = { limit: money(5_00, 'ZAR'), statementDay: '15', dueRule: 'days-after', dueNumber: '25' };
  const sent = (accountType: string) => NewAccountSchema.parse(newAccountOf(wishOf({ ...form, accountType })));
  expect(sent('cheque')).toMatchObject({ creditLimit: money(5_00, 'ZAR'), statementDay: null, paymentDue: null });
  expect(sent('savings')).toMatchObject({ creditLimit: null, statementDay: null, paymentDue: null });
});

test('a change of a card carries only the terms that differ', () => {
  expect(changeOf(CARD, cardForm({}))).toEqual({ id: account.id });
  expect(changeOf(CARD, cardForm({ dueNumber: '20' }))).toEqual({
    id: account.id,
    paymentDue: { kind: 'days-after', days: 20 },
  });
  expect(changeOf(CARD, cardForm({ limit: null, statementDay: '' }))).toEqual({
    id: account.id,
    creditLimit: null,
    statementDay: null,
    paymentDue: null,
  });
});

const DUE = { accountType: 'credit-card', statementDay: '15', dueRule: 'days-after', dueNumber: '32' };
test.each([
  [{ accountType: 'credit-card', limit: money(0, 'ZAR') }, 'limit: the credit limit must be an amount above zero'],
  [{ accountType: 'cheque', limit: 'apples' }, 'limit: the credit limit must be an amount above zero'],
  [DUE, 'dueNumber: the number must be from 1 to 31'],
  [{ ...DUE, dueNumber: '' }, 'dueNumber: the number must be from 1 to 31'],
])('credit terms %o are refused where they are wrong', (form, complaint) => {
  expect(complaints(form)).toEqual([complaint]);
});

test('what is wrong with fields that are not shown for the type is not said', () => {
  expect(complaints({ ...DUE, accountType: 'savings', limit: 'apples' })).toBeUndefined();
  expect(complaints({ ...DUE, dueRule: 'none' })).toBeUndefined();
});
