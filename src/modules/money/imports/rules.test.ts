import { describe, expect, test } from 'vitest';
import { money, withheldIn } from '#kernel/money.ts';
import type { Choices } from '#modules/money/import-matching/model.ts';
import type { SectionPreview } from './model.ts';
import { changedChoices, saidCheck } from './rules.ts';

const cheque = { section: 0, accountId: 'a', isNumberIgnored: false };
const savings = { section: 1, accountId: 'b', isNumberIgnored: false };
const before: Choices = { accounts: [cheque], answers: { sign: 'inverted' }, mapping: null, wishes: { '3': 'skip' } };
const mapping = {
  delimiter: ',',
  heading: null,
  skipLines: 0,
  columns: ['day', 'amount'],
  dateOrder: null,
  decimal: null,
  sign: null,
} satisfies Choices['mapping'];

test('what is left out stays as it is', () => {
  expect(changedChoices(before, {})).toEqual(before);
});

test('a section has one account, the latest', () => {
  const other = { ...cheque, accountId: null };
  expect(changedChoices(before, { accounts: [savings, other] }).accounts).toEqual([other, savings]);
});

test('wishes are made and taken back one by one', () => {
  expect(changedChoices(before, { wishes: { '4': 'add', '3': null } }).wishes).toEqual({ '4': 'add' });
});

test('a file that is read another way has other rows, so that wishes for the old ones are forgotten', () => {
  expect(changedChoices(before, { answers: { dateOrder: 'dmy' } })).toEqual({
    ...before,
    answers: { sign: 'inverted', dateOrder: 'dmy' },
    wishes: {},
  });
  expect(changedChoices(before, { mapping })).toEqual({ ...before, mapping, wishes: {} });
});

test('other columns may part a file of several accounts otherwise', () => {
  expect(changedChoices({ ...before, accounts: [cheque, savings] }, { mapping }).accounts).toEqual([]);
});

const both: Choices = { ...before, accounts: [cheque, savings] };

test('other columns keep the account of a file that has one', () => {
  expect(changedChoices(before, { mapping }).accounts).toEqual([cheque]);
  expect(changedChoices({ ...before, accounts: [] }, { mapping, accounts: [cheque] }).accounts).toEqual([cheque]);
});

test('answers keep the accounts of a file, however many there are', () => {
  expect(changedChoices(both, { answers: { dateOrder: 'dmy' } }).accounts).toEqual([cheque, savings]);
  expect(changedChoices(both, { mapping, accounts: [savings] }).accounts).toEqual([savings]);
});

test('columns that are taken back are read anew too', () => {
  expect(changedChoices({ ...before, mapping }, { mapping: null })).toEqual({ ...before, mapping: null, wishes: {} });
});

test('a wish that comes with another reading is one for its rows', () => {
  expect(changedChoices(before, { mapping, wishes: { '9': 'add' } }).wishes).toEqual({ '9': 'add' });
});

test('what was chosen before is left as it was', () => {
  const wishes = { ...before.wishes };
  changedChoices(before, { wishes: { '3': null, '4': 'add' } });
  expect(before.wishes).toEqual(wishes);
});

test('words for a status are answered one by one, and no answer is made up', () => {
  const first = changedChoices(before, { answers: { statuses: { Queued: 'pending' } } as never });
  const second = changedChoices(first, { answers: { statuses: { Done: 'booked' } } as never });
  expect(second.answers).toEqual({ sign: 'inverted', statuses: { Queued: 'pending', Done: 'booked' } });
  expect(Object.keys(changedChoices(before, { answers: {} }).answers)).toEqual(['sign']);
});

test('accounts stand in the order of the sections, in whatever order they were chosen', () => {
  const none = { ...before, accounts: [] };
  expect(changedChoices(none, { accounts: [savings, cheque] }).accounts).toEqual([cheque, savings]);
  expect(changedChoices(none, { accounts: [cheque, savings] }).accounts).toEqual([cheque, savings]);
});

describe('the balances of a file are judged once', () => {
  const nothing = money(0n, 'ZAR');
  const compared = (verdict: 'agrees' | 'unsure' | 'differs') => ({
    verdict,
    day: '2026-10-31',
    bank: nothing,
    books: nothing,
    missing: nothing,
    since: null,
    from: null,
  });
  const gap = { kind: 'gap', line: 7, gap: nothing, sentence: 'Something is missing.' } as const;
  const matches = { kind: 'matches' } as const;
  const unknown = { kind: 'unknown' } as const;

  test.each<[what: string, section: Pick<SectionPreview, 'check' | 'balance'>, said: 'file' | 'account']>([
    ['a gap in the file, before anything else', { check: gap, balance: compared('differs') }, 'file'],
    ['a gap in the file, although the end agrees', { check: gap, balance: compared('agrees') }, 'file'],
    ['the file alone, where there is no account', { check: matches, balance: null }, 'file'],
    ['the account, which the file does not match', { check: matches, balance: compared('differs') }, 'account'],
    ['the account, which the file matches', { check: matches, balance: compared('agrees') }, 'account'],
    ['the file, where the account cannot tell', { check: matches, balance: compared('unsure') }, 'file'],
    ['the account, where only it has a balance', { check: unknown, balance: compared('differs') }, 'account'],
    ['the doubt, where nothing is known', { check: unknown, balance: compared('unsure') }, 'account'],
    [
      'the file, to those who may not see amounts',
      { check: matches, balance: { ...compared('differs'), bank: withheldIn('ZAR') } },
      'file',
    ],
  ])('%s', (_, section, said) => {
    expect(saidCheck(section)).toBe(said);
  });
});
