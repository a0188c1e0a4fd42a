import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { debtIn, readRow, type Texts, unreadWords } from './planner-reading.client.ts';

const card: Texts = { name: 'Card', balance: '1 000', rate: '24', minimum: '15' };
const read = (texts: Texts) => debtIn(texts, 'ZAR');
const rand = (minor: number) => money(minor, 'ZAR');
const asRead = { name: 'Card', balance: rand(1_000_00), rate: 2400, minimum: rand(15_00) };

describe('a row', () => {
  test('that can be read is counted and kept as it stands', () => {
    expect(readRow(card, undefined, read)).toEqual({
      counted: asRead,
      kept: asRead,
      texts: card,
      faults: {},
      isUnread: false,
    });
  });

  test.each([
    ['the balance is cleared', { balance: '' }, asRead],
    ['the balance is no amount', { balance: 'two hundred' }, asRead],
    ['the rate is cleared', { rate: '' }, asRead],
    ['the minimum is no amount', { minimum: 'x' }, asRead],
    ['all is cleared', { name: '', balance: '', rate: '' }, { ...asRead, name: 'A debt without a name' }],
    ['another field is changed meanwhile', { balance: '', rate: '18' }, { ...asRead, rate: 1800 }],
  ])('is not counted, and kept as it last could be read: %s', (_, change, kept) => {
    expect(readRow({ ...card, ...change }, card, read)).toMatchObject({ counted: null, kept, isUnread: true });
  });

  test('keeps each field as that field last could be read', () => {
    const cleared = readRow({ ...card, balance: '', rate: '18' }, card, read);
    const both = readRow({ ...card, balance: '', rate: '' }, cleared.texts, read);
    expect(both.kept).toEqual({ ...asRead, rate: 1800 });
  });

  test.each([
    ['is written for the first time', { name: 'Card', balance: '', rate: '', minimum: '' }, true],
    ['is empty yet', { name: '', balance: '', rate: '', minimum: '' }, false],
  ])('that %s has nothing to be kept', (_, texts, isUnread) => {
    expect(readRow(texts, undefined, read)).toMatchObject({ counted: null, kept: null, isUnread });
  });
});

test.each([
  [{}, ''],
  [{ debts: 1 }, 'One debt cannot be read and is not counted.'],
  [{ debts: 2 }, '2 debts cannot be read and are not counted.'],
  [{ payments: 1 }, 'A one-off payment cannot be read and is not counted.'],
  [{ extra: true }, 'The extra cannot be read and is not counted.'],
  [{ debts: 1, extra: true }, 'One debt and the extra cannot be read and are not counted.'],
  [
    { debts: 2, payments: 3, extra: true },
    '2 debts, 3 one-off payments and the extra cannot be read and are not counted.',
  ],
])('what is not counted is said: %o', (unread, words) => {
  expect(unreadWords({ debts: 0, payments: 0, extra: false, ...unread })).toBe(words);
});
