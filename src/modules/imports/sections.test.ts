import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import type { AccountSection, StatementRow } from '#modules/statements/model.ts';
import { type Fitting, newAccountFor, problemOf, suggestedAccount } from './sections.ts';

function section(fields: Partial<AccountSection> = {}): AccountSection {
  return {
    account: null,
    currency: 'ZAR',
    type: null,
    opening: null,
    closing: null,
    rows: [],
    skipped: [],
    failed: [],
    check: { kind: 'unknown' },
    ...fields,
  };
}

function account(fields: Partial<Fitting> & { id: string }): Fitting {
  return { name: fields.id, accountType: 'cheque', currency: 'ZAR', lastDigits: null, isActive: true, ...fields };
}

const nothing = { byNumber: null, remembered: [] };
const cheque = account({ id: 'cheque', lastDigits: '6789' });
const savings = account({ id: 'savings', accountType: 'savings', lastDigits: '1111' });

test('the number on the file comes before what was chosen before, and that before the only one that fits', () => {
  const both = [cheque, savings];
  expect(suggestedAccount(section(), both, { byNumber: 'savings', remembered: ['cheque'] })?.id).toBe('savings');
  expect(suggestedAccount(section(), both, { byNumber: null, remembered: ['cheque'] })?.id).toBe('cheque');
  expect(suggestedAccount(section(), [cheque], nothing)).toMatchObject({ id: 'cheque' });
});

test('two that fit equally well are no answer', () => {
  expect(suggestedAccount(section(), [cheque, savings], nothing)).toBeNull();
  expect(
    suggestedAccount(section(), [cheque, savings], { byNumber: null, remembered: ['cheque', 'savings'] }),
  ).toBeNull();
});

test('another currency, another kind, a closed account or another number does not fit', () => {
  expect(suggestedAccount(section({ currency: 'USD' }), [cheque], nothing)).toBeNull();
  expect(suggestedAccount(section({ type: 'card' }), [cheque], nothing)).toBeNull();
  expect(suggestedAccount(section(), [account({ id: 'a', isActive: false })], nothing)).toBeNull();
  expect(suggestedAccount(section(), [account({ id: 'a', accountType: 'cash' })], nothing)).toBeNull();
  expect(suggestedAccount(section({ account: '62999999999' }), [cheque], nothing)).toBeNull();
  expect(suggestedAccount(section({ account: '62999999999' }), [cheque, account({ id: 'bare' })], nothing)?.id).toBe(
    'bare',
  );
});

test.each([
  ['62 123 456 789', null],
  ['XXXX6789', null],
  ['00006789', null],
  ['Cheque account', null],
  ['62999999999', 'OTHER_NUMBER'],
  ['****9999', 'OTHER_NUMBER'],
])('a file for %s into the account that ends in 6789: %s', (onFile, code) => {
  expect(problemOf(section({ account: onFile }), cheque, null, false)?.code ?? null).toBe(code);
  expect(problemOf(section({ account: onFile }), cheque, null, true)).toBeNull();
});

test('a number that another account keeps is named', () => {
  const problem = problemOf(section({ account: '1111' }), account({ id: 'bare' }), savings, false);
  expect(problem?.sentence).toBe('The number on the file is that of savings, not of bare.');
});

test('a currency that is no more, or not the account’s, cannot be talked away', () => {
  expect(problemOf(section({ currency: 'DEM' }), null, null, true)?.code).toBe('NO_SUCH_CURRENCY');
  expect(problemOf(section({ currency: 'USD' }), cheque, null, true)?.code).toBe('OTHER_CURRENCY');
});

function row(line: number, minor: number, balance: number | null, part: StatementRow['part'] = 'entry'): StatementRow {
  return {
    line,
    part,
    day: '2026-03-01',
    valueDay: null,
    amount: money(minor, 'ZAR'),
    roundedFrom: null,
    description: '',
    bankText: '',
    counterparty: null,
    reference: null,
    sourceId: null,
    balance: balance === null ? null : money(balance, 'ZAR'),
    status: 'booked',
    category: null,
    transferAccount: null,
    splits: [],
  };
}

const openingOf = (fields: Partial<AccountSection>) => newAccountFor(section(fields), null).openingBalance.minor;
const at = (minor: number) => ({ amount: money(minor, 'ZAR'), day: null });

test('a new account begins with what was there before the first row', () => {
  expect(openingOf({ opening: at(500), closing: at(1), rows: [row(2, -10, null)] })).toBe(500n);
  expect(openingOf({ closing: at(490), rows: [row(2, -10, null)] })).toBe(500n);
  expect(openingOf({ rows: [row(2, -10, 490), row(3, 20, 510)] })).toBe(500n);
  expect(openingOf({ rows: [row(2, 20, 510), row(3, -10, 490)] })).toBe(500n);
  // A fee on its line: the balance moved by both.
  expect(openingOf({ rows: [row(2, -10, 485), row(2, -5, 485, 'fee'), row(3, 20, 505)] })).toBe(500n);
  expect(openingOf({ rows: [row(1, 500, null, 'opening'), row(2, -10, null)] })).toBe(500n);
  expect(openingOf({ rows: [row(2, -10, 9999), row(3, 20, 1)] })).toBe(0n);
  expect(openingOf({})).toBe(0n);
});

test('a new account is proposed with what the file says of it', () => {
  expect(newAccountFor(section({ type: 'card', account: '5000000000001234' }), null)).toMatchObject({
    name: 'Credit card 1234',
    accountType: 'credit-card',
    accountNumber: '5000000000001234',
  });
  expect(newAccountFor(section(), ['Receipt No.', 'Completion Time'])).toMatchObject({
    name: 'M-Pesa',
    accountType: 'mobile-money',
    accountNumber: null,
  });
  expect(newAccountFor(section({ account: 'Checking' }), null)).toMatchObject({
    name: 'Account Checking',
    accountNumber: null,
  });
});
