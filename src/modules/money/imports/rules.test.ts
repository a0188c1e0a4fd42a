import { expect, test } from 'vitest';
import type { Choices } from '#modules/money/import-matching/model.ts';
import { changedChoices } from './rules.ts';

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
