import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { numberMatch } from '#modules/money/accounts/rules.ts';
import type { AccountSection, StatementRow } from '#modules/money/statement-formats/model.ts';
import { type Issuer, UNKNOWN_ISSUER } from './issuer.ts';
import { newAccountFor } from './new-account.ts';
import {
  contradicts,
  type Fitting,
  isOfBank,
  ownerOf,
  problemOf,
  strangersAmong,
  suggestedAccount,
} from './sections.ts';

function section(fields: Partial<AccountSection> = {}): AccountSection {
  return {
    account: null,
    currency: 'ZAR',
    isCurrencyNamed: true,
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

const OPEN = { isActive: true, closedOn: null };

function account(fields: Partial<Fitting> & { id: string }): Fitting {
  return { name: fields.id, accountType: 'cheque', currency: 'ZAR', lastDigits: null, ...OPEN, ...fields };
}

const cheque = account({ id: 'cheque', lastDigits: '6789' });
const savings = account({ id: 'savings', accountType: 'savings', lastDigits: '1111' });
const kept = new Map([
  ['cheque', '62123456789'],
  ['savings', '62999991111'],
]);
const clues = (onFile: string | null, remembered: readonly string[] = []) => ({
  numbers: new Map(onFile === null ? [] : [...kept].map(([id, number]) => [id, numberMatch(onFile, number)] as const)),
  remembered,
  strangers: new Set<string>(),
});
const suggested = (fields: Partial<AccountSection>, accounts: readonly Fitting[], remembered?: readonly string[]) =>
  suggestedAccount(section(fields), accounts, clues(fields.account ?? null, remembered))?.id ?? null;

test('the number on the file comes before what was chosen before, and that before the only one in its currency', () => {
  const both = [cheque, savings];
  expect(suggested({ account: '62999991111' }, both, ['cheque'])).toBe('savings');
  expect(suggested({ account: 'XXXX1111' }, both, ['cheque'])).toBe('savings');
  expect(suggested({}, both, ['cheque'])).toBe('cheque');
  expect(suggested({}, [cheque])).toBe('cheque');
});

test('two that fit equally well are no answer', () => {
  expect(suggested({}, [cheque, savings])).toBeNull();
  expect(suggested({}, [cheque, savings], ['cheque', 'savings'])).toBeNull();
});

test('a file that says neither account nor currency is left to a person, were there only one account', () => {
  const silent = { isCurrencyNamed: false };
  expect(suggested(silent, [cheque])).toBeNull();
  expect(suggested({ ...silent, account: '62555555555' }, [cheque])).toBeNull();
  // What speaks is its number, or a file of the same making before: whatever the currency of the account.
  const shillings = account({ id: 'cheque', currency: 'KES' });
  expect(suggested({ ...silent, account: '62123456789' }, [shillings])).toBe('cheque');
  expect(suggested(silent, [shillings], ['cheque'])).toBe('cheque');
});

test('another currency, another kind, a closed account or another number does not fit', () => {
  expect(suggested({ currency: 'USD' }, [cheque])).toBeNull();
  expect(suggested({ type: 'card' }, [cheque])).toBeNull();
  expect(suggested({}, [account({ id: 'a', isActive: false })])).toBeNull();
  expect(suggested({}, [account({ id: 'a', accountType: 'cash' })])).toBeNull();
  expect(suggested({ account: '62999999999' }, [cheque])).toBeNull();
  // The end is that of the account; the number is not.
  expect(suggested({ account: '62999996789' }, [cheque])).toBeNull();
  expect(suggested({ account: '62999996789' }, [cheque], ['cheque'])).toBeNull();
  expect(suggested({ account: '62999999999' }, [cheque, account({ id: 'bare' })])).toBe('bare');
});

const OTHER_END = 'The file is for account •••• 9999, but the number of cheque ends in 6789.';
const SAME_END = 'The file is not for cheque: both numbers end in 6789, but differ before that.';
test.each([
  ['62 123 456 789', null],
  ['XXXX6789', null],
  ['00006789', null],
  ['Cheque account', null],
  ['62999999999', OTHER_END],
  ['****9999', 'The file is for account ****9999, but the number of cheque ends in 6789.'],
  ['62999996789', SAME_END],
])('a file for %s into the account 62123456789: %s', (onFile, sentence) => {
  const known = { ...clues(onFile), owner: null };
  expect(problemOf(section({ account: onFile }), cheque, known, false)?.sentence ?? null).toBe(sentence);
  expect(problemOf(section({ account: onFile }), cheque, known, true)).toBeNull();
});

test('a number that another account keeps is named', () => {
  const file = section({ account: '62999991111' });
  const { numbers } = clues('62999991111');
  const owner = ownerOf(file, [cheque, savings], numbers);
  const problem = problemOf(file, account({ id: 'bare' }), { numbers, owner }, false);
  expect(problem?.sentence).toBe('The number in the file belongs to savings, not bare.');
});

const unknown = { numbers: new Map(), owner: null };
test('a currency that is no more, or not the account’s, cannot be talked away', () => {
  expect(problemOf(section({ currency: 'DEM' }), null, unknown, true)?.code).toBe('NO_SUCH_CURRENCY');
  expect(problemOf(section({ currency: 'USD' }), cheque, unknown, true)?.code).toBe('OTHER_CURRENCY');
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

const openingOf = (fields: Partial<AccountSection>) =>
  newAccountFor(section(fields), UNKNOWN_ISSUER, []).openingBalance.minor;
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

const issuer = (fields: Partial<Issuer>): Issuer => ({ ...UNKNOWN_ISSUER, ...fields });
const MPESA = issuer({ bank: 'M-Pesa' });
const FNB_CHEQUE = issuer({ bank: 'FNB', kind: { type: 'cheque', label: 'Cheque' } });

test('a new account is proposed with what the file says of it', () => {
  expect(newAccountFor(section({ type: 'card', account: '5000000000001234' }), UNKNOWN_ISSUER, [])).toMatchObject({
    name: 'Credit card 1234',
    bankName: '',
    accountType: 'credit-card',
    accountNumber: '5000000000001234',
  });
  expect(newAccountFor(section(), MPESA, [])).toMatchObject({
    name: 'M-Pesa',
    bankName: 'M-Pesa',
    accountType: 'mobile-money',
    accountNumber: null,
  });
  expect(newAccountFor(section({ account: 'Checking' }), UNKNOWN_ISSUER, [])).toMatchObject({
    name: 'Account Checking',
    accountNumber: null,
  });
});

test.each<[Partial<AccountSection>, Issuer, string[], string]>([
  [{ account: '62123456789' }, FNB_CHEQUE, [], 'FNB Cheque'],
  [{ account: '62123456789' }, FNB_CHEQUE, ['fnb cheque'], 'FNB Cheque 6789'],
  [{ account: '62123456789' }, FNB_CHEQUE, ['FNB Cheque', 'FNB Cheque 6789'], 'FNB Cheque ZAR'],
  [{}, MPESA, ['M-Pesa', 'M-Pesa ZAR'], 'M-Pesa 2'],
  [{ account: '0123456789', currency: 'NGN' }, UNKNOWN_ISSUER, ['Account 6789'], 'Account 6789 NGN'],
  // What the section says of itself outranks words above the whole file.
  [{ type: 'card' }, FNB_CHEQUE, [], 'FNB Credit card'],
])('%j is named by bank and kind, and never twice the same', (fields, who, taken, name) => {
  expect(newAccountFor(section(fields), who, taken).name).toBe(name);
});

const books = (minor: bigint, others: readonly bigint[] = []) => ({
  minor,
  others,
  before: 0n,
  othersBefore: [],
  hasEarlier: false,
});
const bank = (minor: bigint, isSignSure = true) => ({ day: '2026-03-31', minor, isSignSure, before: null });
test.each([
  [bank(500n), books(500n), 0n, false],
  [bank(500n), books(400n), 100n, false],
  [bank(500n), books(400n), -100n, false],
  [bank(500n), books(399n), 100n, true],
  [bank(500n), books(501n), 0n, true],
  // What is owed may be printed without a sign.
  [bank(500n, false), books(-500n), 0n, false],
  [bank(500n, false), books(-700n), 100n, true],
  // The statement may have been drawn up before another file's row of the same day.
  [bank(500n), books(900n, [400n]), 0n, false],
])('bank %o, books %o and a file of %s: contradiction %s', (said, kept, sum, is) => {
  expect(contradicts(said, kept, sum)).toBe(is);
});

const nobody = { name: null, workspace: 'Thandi Nkosi' };
test.each<[string, string[], string[], { name: string | null; workspace: string }, boolean]>([
  ['nothing is known of either', [], [], nobody, false],
  ['the file says nothing', [], ['number:1'], nobody, false],
  ['the account had no number yet', ['number:1'], [], nobody, false],
  ['the number is known', ['number:1'], ['number:2', 'number:1'], nobody, false],
  ['the number is another', ['number:1'], ['number:2'], nobody, true],
  ['a name says nothing of a number', ['name:1'], ['number:2'], nobody, false],
  ['the holder is another', ['holder:1'], ['holder:2'], { ...nobody, name: 'ACME HARDWARE' }, true],
  ['the holder is known, whatever the name', ['holder:1'], ['holder:1'], { ...nobody, name: 'ACME HARDWARE' }, false],
  ['a holder who is nobody here', ['holder:1'], [], { ...nobody, name: 'ACME HARDWARE' }, true],
  ['a holder by the name of the workspace', ['holder:1'], [], { ...nobody, name: 'MISS T NKOSI' }, false],
])('%s', (_, identity, kept, holder, is) => {
  const identities = new Map(kept.length === 0 ? [] : [['wallet', kept]]);
  const found = strangersAmong([account({ id: 'wallet' })], { identity, identities, holder });
  expect(found.has('wallet')).toBe(is);
});

test.each([
  ['FNB', 'First National Bank', 'cheque', true],
  ['FNB', 'Capitec', 'cheque', false],
  ['FNB', '', 'cheque', true],
  ['FNB', 'Under the mattress', 'savings', true],
  ['FNB', '', 'mobile-money', false],
  ['FNB', 'FNB', 'mobile-money', true],
  ['OPay', '', 'mobile-money', true],
  ['Bank of America', 'FNB', 'cheque', true],
  [null, 'FNB', 'cheque', true],
] as const)('a file of %s may be for an account at “%s” of type %s: %s', (bank, bankName, accountType, may) => {
  expect(isOfBank({ bank }, { bankName, accountType })).toBe(may);
});

const closed = account({ id: 'cheque', name: 'Cheque', isActive: false, closedOn: '2026-03-01' });

test('a closed account is suggested for its own number alone, after an open one with that number', () => {
  expect(suggested({ account: '62123456789' }, [closed])).toBe('cheque');
  expect(suggested({ account: 'XXXX6789' }, [closed])).toBeNull();
  expect(suggested({}, [closed], ['cheque'])).toBeNull();
});

test.each([
  ['a later day', '2026-03-02', '2026-03-01', 'ACCOUNT_CLOSED'],
  ['the closing day', '2026-03-01', '2026-03-01', undefined],
  ['any day, where nobody knows the closing day', '2026-02-01', null, 'ACCOUNT_CLOSED'],
] as const)('a file with a transaction of %s', (_, day, closedOn, code) => {
  const file = section({ rows: [{ ...row(2, -10, null), day }] });
  const none = { numbers: new Map(), owner: null };
  expect(problemOf(file, { ...closed, closedOn }, none, false)?.code).toBe(code);
  expect(problemOf(file, { ...closed, isActive: true, closedOn: null }, none, false)).toBeNull();
});
