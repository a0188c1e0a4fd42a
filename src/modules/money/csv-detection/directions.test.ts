import { describe, expect, test } from 'vitest';
import { directionsOf } from './directions.ts';
import type { SignConvention } from './model.ts';
import type { Minors } from './signs.ts';
import { columns, NOTHING, read, type Wish } from '#testing/csv-directions.ts';

const because = (part: string): unknown => expect.stringContaining(part);

describe('what a person said', () => {
  test.each<[SignConvention, Minors]>([
    ['as-written', [5n, -3n, null]],
    ['inverted', [-5n, 3n, null]],
    ['all-in', [5n, 3n, null]],
    ['all-out', [-5n, -3n, null]],
  ])('%s decides', (answer, amounts) => {
    const wish = { minors: { amount: [5n, -3n, null] } };
    const said = { amounts, convention: answer, doubts: [], because: 'You chose this.' };
    expect(read(wish, { answer, mapped: null })).toMatchObject(said);
    expect(read(wish, { answer: null, mapped: answer })).toMatchObject(said);
    expect(read(wish, { answer, mapped: 'as-written' })).toMatchObject(said);
  });

  test.each<[SignConvention, Minors]>([
    ['as-written', [100n, 30n, -5n]],
    ['inverted', [100n, -30n, 5n]],
    ['all-out', [100n, -30n, -5n]],
  ])('%s decides about a minus in a column of money out', (answer, amounts) => {
    const minors = { 'money-in': [100n, null, null], 'money-out': [null, 30n, -5n] };
    expect(read({ minors }, { answer, mapped: null })).toMatchObject({
      amounts,
      convention: 'columns',
      because: 'You chose this.',
    });
  });

  test.each<[SignConvention, Minors, string]>([
    ['as-written', [100n, -30n], 'You chose this.'],
    ['inverted', [-100n, 30n], 'You chose this.'],
    ['all-in', [100n, -30n], 'Money in and money out have separate columns.'],
  ])('%s of columns of their own', (answer, amounts, why) => {
    const minors = { 'money-in': [100n, null], 'money-out': [null, 30n] };
    expect(read({ minors }, { answer, mapped: null })).toMatchObject({ amounts, convention: 'columns', because: why });
    expect(read({ minors }, { answer: null, mapped: answer })).toMatchObject({ amounts: [100n, -30n] });
  });
});

describe('what a person said of a file with a running balance', () => {
  const SIGNED = [100n, -30n, -20n, 50n, -10n];
  const UNSIGNED = [100n, 30n, 20n, 50n, 10n];
  const FOLLOWS = [300n, 270n, 250n, 300n, 290n];
  const CONTRADICTS = [300n, 330n, 350n, 300n, 310n];
  const opposite = (values: readonly bigint[]) => values.map((value) => -value);
  const told = (amount: Minors, balance: Minors, answer: SignConvention) =>
    read({ minors: { amount, balance } }, { answer, mapped: null });

  test.each<[what: string, amount: Minors, balance: Minors, answer: SignConvention, found: object]>([
    ['follows', SIGNED, FOLLOWS, 'as-written', { amounts: SIGNED, balances: FOLLOWS }],
    ['is what you owe', SIGNED, FOLLOWS, 'inverted', { amounts: opposite(SIGNED), balances: opposite(FOLLOWS) }],
    ['contradicts', SIGNED, CONTRADICTS, 'inverted', { amounts: opposite(SIGNED), balances: CONTRADICTS }],
    [
      'is owed and contradicts',
      SIGNED,
      CONTRADICTS,
      'as-written',
      { amounts: SIGNED, balances: opposite(CONTRADICTS) },
    ],
    ['follows, and all is money in', SIGNED, FOLLOWS, 'all-in', { amounts: UNSIGNED, balances: FOLLOWS }],
    [
      'contradicts, and all is money out',
      SIGNED,
      CONTRADICTS,
      'all-out',
      { amounts: opposite(UNSIGNED), balances: CONTRADICTS },
    ],
    [
      'follows as often as it contradicts',
      [5n, -30n, 20n],
      [0n, -30n, -50n],
      'as-written',
      { balances: [0n, -30n, -50n] },
    ],
    ['does not belong to the amounts', SIGNED, [7n, 1n, 8n, 2n, 8n], 'inverted', { balances: [7n, 1n, 8n, 2n, 8n] }],
    ['gives the signs', UNSIGNED, FOLLOWS, 'as-written', { amounts: [null, -30n, -20n, 50n, -10n], balances: FOLLOWS }],
    [
      'gives the signs of what is owed',
      UNSIGNED,
      FOLLOWS,
      'inverted',
      { amounts: [null, 30n, 20n, -50n, 10n], balances: opposite(FOLLOWS) },
    ],
    [
      'only falls',
      [9n, 30n, 20n],
      [100n, 70n, 50n],
      'as-written',
      { amounts: [null, -30n, -20n], balances: [100n, 70n, 50n] },
    ],
  ])('the balance %s', (_, amount, balance, answer, found) => {
    expect(told(amount, balance, answer)).toMatchObject({ ...found, convention: answer, because: 'You chose this.' });
  });

  test('a row that the balance counts is counted, whichever way its sign went', () => {
    const found = directionsOf(columns({ minors: { amount: SIGNED, balance: [100n, 70n, 90n, 140n, 130n] } }), NOTHING);
    expect('open' in found ? [] : [...found.counted]).toEqual([1, 2, 3, 4]);
  });
});

describe('money in and money out in columns of their own', () => {
  const sides = { 'money-in': [100n, null, null, 50n, null], 'money-out': [null, 30n, 20n, null, 10n] };
  const AS_NAMED = [100n, -30n, -20n, 50n, -10n];

  test.each<[what: string, balance: Minors, texts: string, found: object]>([
    ['follow', [300n, 270n, 250n, 300n, 290n], '', { amounts: AS_NAMED, convention: 'columns', doubts: [] }],
    [
      'contradict once',
      [100n, 70n, 50n, 100n, 110n],
      '',
      {
        amounts: [null, -30n, -20n, 50n, 10n],
        convention: 'columns',
        doubts: [4],
        because: because('separate columns. One transaction has a different sign from the running balance'),
      },
    ],
    [
      'contradict as often as they follow',
      [100n, 70n, 50n, 0n, 10n],
      '',
      { amounts: [null, -30n, -20n, -50n, 10n], convention: 'columns', because: because('2 transactions have') },
    ],
    [
      'contradict all but one',
      [100n, 70n, 90n, 40n, 50n],
      '',
      { amounts: [null, -30n, 20n, -50n, 10n], convention: 'balance', doubts: [1] },
    ],
    ['contradict all', [300n, 330n, 350n, 300n, 310n], '', { open: 'balance', answers: ['as-written', 'inverted'] }],
    [
      'contradict all, and so do the words',
      [300n, 330n, 350n, 300n, 310n],
      'Withdrawal|Deposit|Deposit|Withdrawal|Deposit',
      {
        amounts: [-100n, 30n, 20n, -50n, 10n],
        convention: 'columns',
        because: because('signs are reversed'),
      },
    ],
    [
      'contradict all, and the words do not',
      [300n, 330n, 350n, 300n, 310n],
      'Deposit|Withdrawal|||',
      {
        amounts: AS_NAMED,
        balances: [-300n, -330n, -350n, -300n, -310n],
        convention: 'columns',
        because: because('The balance is what you owe.'),
      },
    ],
    ['contradict the one step there is', [null, null, null, 100n, 110n], '', { amounts: AS_NAMED, doubts: [] }],
    ['say nothing', [7n, 1n, 900n, 3n, 5n], '', { amounts: AS_NAMED, convention: 'columns', doubts: [] }],
  ])('balances that %s', (_, balance, texts, found) => {
    expect(read({ minors: { ...sides, balance }, texts })).toMatchObject(found);
  });

  test.each<[what: string, balance: Minors]>([
    ['all', [300n, 330n, 350n, 300n, 310n]],
    ['all but one', [100n, 70n, 90n, 40n, 50n]],
  ])('of what is owed, balances that contradict %s, are turned with the rest', (_, balance) => {
    expect(read({ minors: { ...sides, balance }, isOwed: true })).toMatchObject({
      balances: balance.map((one) => (one === null ? null : -one)),
      because: because('The balance is what you owe.'),
    });
  });

  describe('with minus and without in one', () => {
    const mixed = { 'money-in': [100n, null, null, 50n, null], 'money-out': [null, 30n, -5n, null, 10n] };
    const open = { open: 'mixed', answers: ['as-written', 'inverted', 'all-out'] };

    test.each<[what: string, balance: Minors, found: object]>([
      ['gives back', [100n, 70n, 75n, 125n, 115n], { amounts: [100n, -30n, 5n, 50n, -10n], doubts: [] }],
      ['takes', [100n, 70n, 65n, 115n, 105n], { amounts: [100n, -30n, -5n, 50n, -10n], doubts: [] }],
      ['is followed by the balance', [100n, 70n, 65n, 15n, 5n], open],
      ['takes, of which two steps tell', [100n, 70n, 65n, null, null], open],
    ])('the balance tells what it does: it %s', (_, balance, found) => {
      expect(read({ minors: { ...mixed, balance } })).toMatchObject(
        found === open ? open : { ...found, convention: 'balance', because: because('what a minus means') },
      );
    });

    test('a row that is plain and contradicted is doubted, one that is not judged and not plain has no amount', () => {
      const minors = {
        'money-in': [100n, 40n, null, 50n, null, 60n, null],
        'money-out': [null, null, -5n, null, 10n, null, 7n],
        balance: [100n, 140n, 135n, 85n, 75n, 135n, 900n],
      };
      expect(read({ minors })).toMatchObject({
        amounts: [100n, 40n, -5n, -50n, -10n, 60n, null],
        doubts: [3],
      });
    });

    test('is open where the balance is owed, and where nothing is said', () => {
      expect(read({ minors: { ...mixed, balance: [100n, 70n, 65n, 115n, 105n] }, isOwed: true })).toEqual(open);
      expect(read({ minors: mixed })).toEqual(open);
    });
  });
});

test('a word beside each amount says which way it went', () => {
  const wish: Wish = { minors: { amount: [5n, 3n] }, markers: ['in', 'out'] };
  expect(read(wish)).toMatchObject({
    amounts: [5n, -3n],
    convention: 'markers',
    because: because('A word or mark next to each amount'),
  });
});

test('fees, the rows that a step counts, and every decision are told', () => {
  const wish: Wish = { minors: { amount: [9n, -3n, -4n, 8n], fee: [0n, 1n, 1n, 0n], balance: [9n, 5n, 0n, 8n] } };
  const found = directionsOf(columns(wish), NOTHING);
  if ('open' in found) throw new Error(found.open);
  expect(found.fees).toEqual([0n, -1n, -1n, 0n]);
  expect([...found.counted]).toEqual([1, 2, 3]);
  expect(found.decisions.map(({ about, value }) => [about, value])).toEqual([
    ['fee', 'beside'],
    ['sign', 'as-written'],
  ]);
});
