import { describe, expect, test } from 'vitest';
import { byWord, chainOf, isProof, type Minors, outvotes, plus, saidOf, size, votesOf, zeroOf } from './signs.ts';

describe('how well balances follow from amounts', () => {
  test.each<[what: string, amounts: Minors, balances: Minors, chain: ReturnType<typeof chainOf>]>([
    ['forward', [1n, 2n, -4n], [11n, 13n, 9n], { direction: 'forward', steps: 2, held: 2 }],
    ['backward', [-4n, 2n, 1n], [9n, 13n, 11n], { direction: 'backward', steps: 2, held: 2 }],
    ['mostly backward', [-4n, 2n, 1n, 5n], [9n, 13n, 11n, 16n], { direction: 'backward', steps: 3, held: 2 }],
    ['both as often', [0n, 0n], [5n, 5n], { direction: 'forward', steps: 1, held: 1 }],
    ['neither', [1n, 2n], [50n, 90n], { direction: 'forward', steps: 1, held: 0 }],
    ['over a row without an amount', [1n, null, 2n], [11n, 500n, 13n], { direction: 'forward', steps: 1, held: 1 }],
    ['over a row without a balance', [1n, 7n, 2n], [11n, null, 13n], { direction: 'forward', steps: 1, held: 1 }],
    ['over rows that have no amount at all', [1n], [11n, 12n], { direction: 'forward', steps: 0, held: 0 }],
  ])('%s', (_, amounts, balances, chain) => {
    expect(chainOf(amounts, balances)).toEqual(chain);
  });

  test.each([
    [2, 2, false],
    [3, 3, true],
    [10, 7, true],
    [10, 6, false],
    [3, 1, false],
  ])('of %i steps, %i that hold are a proof: %j', (steps, held, proof) => {
    expect(isProof({ direction: 'forward', steps, held })).toBe(proof);
  });
});

describe('words beside an amount', () => {
  test.each([
    [100n, 'SALARY MARCH', 'in'],
    [-100n, 'SALARY MARCH', null],
    [-100n, 'Withdrawal', 'out'],
    [100n, 'Withdrawal', 'out'],
    [-100n, `Deposit ${'x'.repeat(300)} salary`, 'in'],
    [0n, 'SALARY MARCH', 'in'],
    [100n, 'Hello', null],
  ] as const)('%s %s says %s', (amount, text, said) => {
    expect(saidOf(amount, text)).toBe(said);
  });

  test.each<[what: string, amounts: Minors, texts: string[], votes: Partial<ReturnType<typeof votesOf>>]>([
    [
      'as they are',
      [100n, -5n],
      ['Salary', 'Withdrawal'],
      { normal: 2, inverted: 0, rows: 2, isNormalBothWays: true, isInvertedBothWays: false },
    ],
    [
      'the other way round',
      [5n, -100n],
      ['Withdrawal', 'Deposit'],
      { normal: 0, inverted: 2, rows: 2, isNormalBothWays: false, isInvertedBothWays: true },
    ],
    [
      'money in alone',
      [100n, 7n],
      ['Salary', 'Salary'],
      { normal: 2, inverted: 0, isNormalBothWays: false, isInvertedBothWays: false },
    ],
    [
      'money out alone',
      [-100n, -7n],
      ['Withdrawal', 'Withdrawal'],
      { normal: 2, inverted: 0, isNormalBothWays: false, isInvertedBothWays: false },
    ],
    [
      'money in alone, the other way round',
      [-100n],
      ['Deposit'],
      { normal: 0, inverted: 1, isNormalBothWays: false, isInvertedBothWays: false },
    ],
    [
      'money out alone, the other way round',
      [100n],
      ['Withdrawal'],
      { normal: 0, inverted: 1, isNormalBothWays: false, isInvertedBothWays: false },
    ],
    ['rows that moved nothing', [0n, null, 3n], ['Salary', 'Salary', 'Hello'], { normal: 0, inverted: 0, rows: 1 }],
    ['rows without words', [3n], [], { normal: 0, inverted: 0, rows: 1 }],
  ])('vote on the signs: %s', (_, amounts, texts, votes) => {
    expect(votesOf(amounts, texts)).toMatchObject(votes);
  });

  test.each([
    [1, 0, 1, true],
    [1, 0, 2, false],
    [4, 1, 2, true],
    [3, 1, 2, false],
    [1, 1, 2, false],
  ])('%i against %i, of at least %i, is enough: %j', (votes, against, least, isEnough) => {
    expect(outvotes(votes, against, least)).toBe(isEnough);
  });

  test.each([
    [100n, 'Withdrawal', -100n],
    [-100n, 'Withdrawal', -100n],
    [-100n, 'Deposit', 100n],
    [100n, 'Hello', null],
    [null, 'Deposit', null],
  ])('%s by %j is %s', (amount, text, read) => {
    expect(byWord(amount, text)).toBe(read);
  });
});

test.each([
  [null, null, null],
  [1n, null, 1n],
  [null, 2n, 2n],
  [1n, 2n, 3n],
])('%s and %s make %s', (one, other, sum) => {
  expect(plus(one, other)).toBe(sum);
});

test('a size has no sign, and only nothing is nothing', () => {
  expect([size(-5n), size(5n), size(0n)]).toEqual([5n, 5n, 0n]);
  expect([zeroOf(0n), zeroOf(5n), zeroOf(null), zeroOf(undefined)]).toEqual([0n, null, null, null]);
});
