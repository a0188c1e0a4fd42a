import { describe, expect, test } from 'vitest';
import type { Minors } from './signs.ts';
import { read, type Wish } from '#testing/csv-directions.ts';

const because = (part: string): unknown => expect.stringContaining(part);
const AMOUNTS = [100n, -30n, -20n, 50n, -10n];
const OPPOSITE = AMOUNTS.map((one) => -one);
const FALLING = [300n, 330n, 350n, 300n, 310n];
const asked = { open: 'balance', answers: ['as-written', 'inverted'] };

describe('one column of signed amounts', () => {
  test.each<[what: string, wish: Omit<Wish, 'minors'> & { balance?: Minors }, found: object]>([
    ['alone', {}, { amounts: AMOUNTS, convention: 'as-written', because: 'Money out is written with a minus sign.' }],
    [
      'with a balance that follows',
      { balance: [300n, 270n, 250n, 300n, 290n] },
      { amounts: AMOUNTS, convention: 'as-written', because: because('changes by the amounts as they are written') },
    ],
    [
      'with a balance that follows, of what is owed by the words',
      { balance: [300n, 270n, 250n, 300n, 290n], texts: 'Purchase|Refund|Deposit|Purchase|Deposit' },
      { open: 'owed', answers: ['as-written', 'inverted'] },
    ],
    [
      'with a balance that follows, of what is owed by the words, of an account on which money is owed',
      { balance: [300n, 270n, 250n, 300n, 290n], texts: 'Purchase|Refund|Deposit|Purchase|Deposit', isOwed: true },
      {
        amounts: OPPOSITE,
        balances: [-300n, -270n, -250n, -300n, -290n],
        convention: 'inverted',
        because: because('Payments received are written with a minus'),
      },
    ],
    [
      'with a balance that contradicts every step, and no words: an overdraft may have no minus',
      { balance: FALLING },
      asked,
    ],
    [
      'with a balance that contradicts, and so do the words',
      { balance: FALLING, texts: 'Purchase|Deposit|Deposit|Purchase|Deposit' },
      { amounts: OPPOSITE, convention: 'inverted', because: because('falls after amounts without a minus') },
    ],
    [
      'with a balance that contradicts, and the words do not',
      { balance: FALLING, texts: 'Deposit|Purchase|Purchase|Deposit|Purchase' },
      asked,
    ],
    [
      'with a balance that contradicts, and words of one kind that do not',
      { balance: FALLING, texts: '|Purchase|Purchase||Purchase' },
      asked,
    ],
    [
      'of an account on which money is owed, with a balance that contradicts',
      { balance: FALLING, isOwed: true },
      { amounts: AMOUNTS, convention: 'as-written', because: because('is what you owe') },
    ],
    ['with two steps, one of which contradicts', { balance: [null, null, 50n, 100n, 110n] }, asked],
    ['with two steps that contradict', { balance: [null, null, 150n, 100n, 110n] }, asked],
    [
      'with a balance that contradicts one step of four',
      { balance: [100n, 70n, 90n, 140n, 130n] },
      { amounts: [null, -30n, 20n, 50n, -10n], convention: 'as-written', doubts: [2] },
    ],
    [
      'by the words, with fewer of one kind',
      { texts: 'Purchase|Refund|||' },
      { open: 'words', answers: ['as-written', 'inverted'] },
    ],
    [
      'by the words, of an account on which money is owed',
      { texts: 'Purchase|Refund|||', isOwed: true },
      { amounts: OPPOSITE, convention: 'inverted', because: because('Payments received') },
    ],
    ['by words of one kind', { texts: 'Purchase|||Purchase|' }, { amounts: AMOUNTS, convention: 'as-written' }],
    ['by one word', { texts: 'Purchase||||' }, { amounts: AMOUNTS, convention: 'as-written' }],
    [
      'by one word, of an account on which money is owed',
      { texts: 'Purchase||||', isOwed: true },
      { amounts: OPPOSITE, convention: 'inverted' },
    ],
    ['by words that disagree', { texts: 'Purchase|Refund|Purchase||' }, { amounts: AMOUNTS, convention: 'as-written' }],
  ])('%s', (_, { balance, ...wish }, found) => {
    const minors = balance === undefined ? { amount: AMOUNTS } : { amount: AMOUNTS, balance };
    expect(read({ ...wish, minors })).toMatchObject(found);
  });

  test('a card that counts what was spent, with one payment received', () => {
    const wish: Wish = { minors: { amount: [20n, 10n, -30n] }, texts: 'Shoes|Bread|Payment received' };
    expect(read(wish)).toEqual({ open: 'words', answers: ['as-written', 'inverted'] });
    expect(read({ ...wish, isOwed: true })).toMatchObject({ amounts: [-20n, -10n, 30n], convention: 'inverted' });
  });

  test.each<[words: number, texts: string[], found: object]>([
    [7, Array.from({ length: 7 }, (_, at) => (at % 2 === 0 ? 'Purchase' : 'Refund')), { open: 'words' }],
    [
      8,
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? 'Purchase' : 'Refund')),
      { convention: 'inverted', amounts: [-5n, 5n, -5n, 5n, -5n, 5n, -5n, 5n] },
    ],
    [9, [...Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? 'Purchase' : 'Refund')), 'Refund'], { open: 'words' }],
  ])('%d words tell, and none against them', (_, texts, found) => {
    const amount = texts.map((_text, at) => (at % 2 === 0 ? 5n : -5n));
    expect(read({ minors: { amount }, texts: texts.join('|') })).toMatchObject(found);
  });

  test('words beside fewer than one row in twenty say nothing', () => {
    const amount = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 5n : -5n));
    const moments = amount.map(() => null);
    expect(read({ minors: { amount }, moments, texts: 'Purchase|Refund' })).toMatchObject({ convention: 'as-written' });
    const few = { minors: { amount: amount.slice(0, 40) }, moments: moments.slice(0, 40), texts: 'Purchase|Refund' };
    expect(read(few)).toMatchObject({ open: 'words' });
  });
});

describe('a plus on money in alone', () => {
  const wish: Wish = { minors: { amount: [100n, 30n, null, 20n] }, pluses: [true, false, false, false] };

  test('says that the rest is money out', () => {
    expect(read(wish)).toMatchObject({
      amounts: [100n, -30n, null, -20n],
      convention: 'markers',
      because: 'Only money received is written with a plus sign.',
    });
  });

  test.each<[what: string, balance: Minors, found: object]>([
    ['follows', [100n, 70n, 70n, 50n], { amounts: [100n, -30n, null, -20n], doubts: [] }],
    ['contradicts', [100n, 130n, 130n, 150n], { amounts: [100n, -30n, null, -20n] }],
  ])('with a balance that %s', (_, balance, found) => {
    expect(read({ ...wish, minors: { ...wish.minors, balance } })).toMatchObject({ ...found, convention: 'markers' });
  });

  test('where every row has one, amounts are as written', () => {
    expect(read({ minors: { amount: [100n, 30n] }, pluses: [true, true] })).toMatchObject({
      amounts: [100n, 30n],
      convention: 'as-written',
    });
  });
});

describe('one column of amounts without any sign', () => {
  const amount = [100n, 30n, 20n, 50n, 10n];
  const open = { open: 'no-sign', answers: ['all-out', 'all-in'] };
  const orByWords = { open: 'no-sign', answers: ['all-out', 'all-in', 'by-words'] };
  const orRefunds = { open: 'no-sign', answers: ['all-out', 'all-in', 'by-words', 'refunds-out'] };

  test.each<[what: string, wish: Omit<Wish, 'minors'> & { balance?: Minors }, found: object]>([
    ['alone', {}, open],
    [
      'with a balance',
      { balance: [300n, 270n, 250n, 300n, 290n] },
      {
        amounts: [null, -30n, -20n, 50n, -10n],
        convention: 'balance',
        because: because('balance after each transaction'),
      },
    ],
    [
      'with a balance from nothing',
      { balance: [100n, 70n, 50n, 100n, 90n] },
      { amounts: [100n, -30n, -20n, 50n, -10n], convention: 'balance' },
    ],
    [
      'with a balance that two kinds of words agree with',
      { balance: [300n, 270n, 250n, 300n, 290n], texts: 'Deposit|Purchase|Purchase|Deposit|Purchase' },
      { amounts: AMOUNTS, balances: [300n, 270n, 250n, 300n, 290n] },
    ],
    [
      'with a balance that too few words agree with',
      { balance: [300n, 270n, 250n, 300n, 290n], texts: 'Deposit|Purchase|Purchase||' },
      { amounts: [null, -30n, -20n, 50n, -10n] },
    ],
    [
      'with a balance of what is owed, by the words',
      { balance: [300n, 330n, 350n, 300n, 310n], texts: 'Purchase|Purchase|Purchase|Deposit|Purchase' },
      { open: 'owed', answers: ['as-written', 'inverted'] },
    ],
    [
      'with a balance of what is owed, of an account on which money is owed',
      {
        balance: [300n, 330n, 350n, 300n, 310n],
        texts: 'Purchase|Purchase|Purchase|Deposit|Purchase',
        isOwed: true,
      },
      { amounts: [-100n, -30n, -20n, 50n, -10n], balances: [-300n, -330n, -350n, -300n, -310n] },
    ],
    [
      'with a balance that words of one kind disagree with',
      { balance: [300n, 330n, 350n, 300n, 310n], texts: '|Purchase|Purchase||Purchase' },
      { amounts: [null, 30n, 20n, -50n, 10n] },
    ],
    [
      'with a balance that words of one kind disagree with, of an account on which money is owed',
      { balance: [300n, 330n, 350n, 300n, 310n], texts: '|Purchase|||', isOwed: true },
      { amounts: [null, -30n, -20n, 50n, -10n] },
    ],
    [
      'of purchases, all of them told',
      { texts: 'Purchase|Purchase|Fee|Airtime|ATM' },
      { amounts: [-100n, -30n, -20n, -50n, -10n], convention: 'all-out', because: because('purchases and charges') },
    ],
    ['of purchases, and a salary among them', { texts: 'Purchase|Purchase|Fee|Airtime|Salary' }, orByWords],
    ['of purchases, all but one told', { texts: 'Purchase|Purchase|Fee|Airtime|' }, open],
    [
      'of money received, all of it told',
      { texts: 'Deposit|Refund|Deposit|Deposit|Refund' },
      { amounts: amount, convention: 'all-in', because: because('money received') },
    ],
    ['of money received, all but one told', { texts: 'Deposit|Refund|Deposit|Refund|' }, orRefunds],
    ['of both', { texts: 'Deposit|Refund|Deposit|Deposit|Purchase' }, orRefunds],
    ['of salaries, which an employer pays', { texts: 'Salary|Salary|Salary|Salary|Salary' }, orByWords],
  ])('%s', (_, { balance, ...wish }, found) => {
    const minors = balance === undefined ? { amount } : { amount, balance };
    expect(read({ ...wish, minors })).toMatchObject(found);
  });

  test('one row is told by its word, and a row of nothing by the balance is nothing', () => {
    expect(read({ minors: { amount: [5n] }, texts: 'Purchase' })).toMatchObject({ amounts: [-5n] });
    expect(read({ minors: { amount: [5n, 0n, 3n], balance: [9n, 9n, 6n] } })).toMatchObject({
      amounts: [null, 0n, -3n],
    });
  });

  test('that is nothing throughout needs no sign', () => {
    expect(read({ minors: { amount: [0n, null] } })).toMatchObject({ amounts: [0n, null], convention: 'as-written' });
  });

  test('of one day that may be read from either end asks', () => {
    const day = '2026-01-01';
    const minors = { amount: [50n, 50n, 50n, 50n], balance: [100n, 150n, 200n, 250n] };
    expect(read({ minors, moments: [day, day, day, day] })).toEqual(open);
  });
});
