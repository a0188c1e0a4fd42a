import { expect, test } from 'vitest';
import type { Choices } from './model.ts';
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
