import { describe, expect, test } from 'vitest';
import { judgeByBalance, ordersOf } from './running-balance.ts';
import { ledger, type Wish } from '#testing/csv-balances.ts';

describe('edges of a running balance', () => {
  const sameDay = (amounts: readonly bigint[]) => amounts.map(() => '2026-01-01');

  test.each<[what: string, wish: Wish, verdicts: readonly (string | null)[]]>([
    [
      'a row without an amount or a fee',
      { amounts: [100n, null, -30n], balances: [100n, 100n, 70n] },
      [null, null, 'holds'],
    ],
    [
      'a row of a fee alone',
      { amounts: [100n, null, -30n], fees: [null, -5n, null], balances: [100n, null, 65n] },
      [null, 'holds', 'holds'],
    ],
    [
      'a row of a fee alone, which has no sign to judge',
      { amounts: [100n, null, -30n], fees: [null, -5n, null], balances: [100n, 95n, 65n] },
      [null, null, 'holds'],
    ],
    [
      'a row that moved and whose balance stood still',
      { amounts: [100n, -5n, -30n], balances: [100n, 100n, 70n] },
      [null, 'off', 'holds'],
    ],
    [
      'a row that moved nothing beside one that did, under one balance',
      { amounts: [100n, -5n, -30n], balances: [100n, null, 100n], isVoid: [false, true, false] },
      [null, 'off', 'off'],
    ],
    [
      'a row that is said to have moved nothing, and did',
      { amounts: [100n, -5n, -30n], balances: [100n, 95n, 65n], isVoid: [false, true, false] },
      [null, 'holds', 'holds'],
    ],
    ['a row of nothing', { amounts: [100n, 0n, -30n], balances: [100n, 100n, 70n] }, [null, null, 'holds']],
    [
      'the opening balance, which is that of the first account',
      {
        amounts: [100n, 10n, -30n, -1n],
        balances: [100n, 10n, 70n, 9n],
        accounts: ['one', 'two', 'one', 'two'],
        opening: 0n,
      },
      ['holds', null, 'holds', 'holds'],
    ],
  ])('%s', (_, wish, verdicts) => {
    expect(judgeByBalance(ledger(wish)).verdicts).toEqual(verdicts);
  });

  test('balances that only tie, read as those before each row, are those after it', () => {
    const judgement = judgeByBalance(ledger({ amounts: [10n, 10n, 10n, 10n], balances: [10n, 20n, 30n, 40n] }));
    expect(judgement).toMatchObject({ isBefore: false, told: 3, hasRivalBefore: false });
  });

  test('balances that say every sign is wrong, and were right before each row, have a rival', () => {
    const amounts = [50n, 50n, -50n, -50n, 50n];
    // After each row all but the first are turned; before each row two of the four hold.
    const balances = [0n, -50n, 0n, 50n, 0n];
    expect(judgeByBalance(ledger({ amounts, balances }))).toMatchObject({ isBefore: false, hasRivalBefore: true });
    expect(judgeByBalance(ledger({ amounts, balances: balances.map((one) => -one) })).hasRivalBefore).toBe(false);
  });

  test('a balance before each row that is not proved does not count', () => {
    const judgement = judgeByBalance(ledger({ amounts: [10n, -4n, 7n], balances: [0n, 10n, 6n] }));
    expect(judgement).toMatchObject({ isBefore: false, strength: 'none', afters: [0n, 10n, 6n] });
  });

  test('a balance before each row has the fees behind it too', () => {
    const amounts = [100n, -30n, 50n, -20n, 5n];
    const fees = [null, -1n, null, -2n, null];
    const { afters, isBefore } = judgeByBalance(ledger({ amounts, fees, balances: [0n, 100n, 69n, 119n, 97n] }));
    expect({ afters, isBefore }).toEqual({ isBefore: true, afters: [100n, 69n, 119n, 97n, 102n] });
  });

  test('of one day is read from the end where its signs hold', () => {
    const amounts = [50n, 50n, 50n];
    const upwards = judgeByBalance(ledger({ amounts, balances: [100n, 150n, 200n], moments: sameDay(amounts) }));
    const downwards = judgeByBalance(ledger({ amounts, balances: [200n, 150n, 100n], moments: sameDay(amounts) }));
    expect([upwards.order, downwards.order]).toEqual([
      [0, 1, 2],
      [2, 1, 0],
    ]);
  });

  test('that tells nothing is not contested', () => {
    const amounts = [1n, 2n, 3n];
    const judgement = judgeByBalance(ledger({ amounts, balances: [null, null, null], moments: sameDay(amounts) }));
    expect(judgement).toMatchObject({ told: 0, strength: 'none', isContested: false, hasRivalBefore: false });
  });
});

describe('the orders that the days allow', () => {
  test.each<[what: string, moments: (string | null)[], orders: number[][]]>([
    [
      'forward',
      ['1', '2', '3'],
      [
        [0, 1, 2],
        [0, 1, 2],
      ],
    ],
    [
      'backward',
      ['3', '2', '1'],
      [
        [2, 1, 0],
        [2, 1, 0],
      ],
    ],
    [
      'of one day',
      ['1', '1'],
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      'forward, two of a day',
      ['1', '1', '2'],
      [
        [0, 1, 2],
        [1, 0, 2],
      ],
    ],
    [
      'of which one is not known',
      ['1', null],
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      'of which one in the middle is not known',
      ['3', null, '1', '1'],
      [
        [0, 1, 2, 3],
        [3, 2, 1, 0],
      ],
    ],
    [
      'backward, two of a day',
      ['2', '1', '1'],
      [
        [2, 1, 0],
        [1, 2, 0],
      ],
    ],
    [
      'neither, as often the one as the other',
      ['1', '3', '2'],
      [
        [0, 1, 2],
        [2, 1, 0],
        [0, 2, 1],
        [0, 2, 1],
      ],
    ],
    [
      'forward three times as often',
      ['1', '2', '3', '4', '3'],
      [
        [0, 1, 2, 3, 4],
        [0, 1, 2, 4, 3],
        [0, 1, 4, 2, 3],
      ],
    ],
    [
      'backward three times as often',
      ['4', '3', '2', '1', '2'],
      [
        [4, 3, 2, 1, 0],
        [3, 2, 4, 1, 0],
        [3, 4, 2, 1, 0],
      ],
    ],
    [
      'backward twice as often',
      ['3', '2', '1', '2'],
      [
        [0, 1, 2, 3],
        [3, 2, 1, 0],
        [2, 1, 3, 0],
        [2, 3, 1, 0],
      ],
    ],
  ])('%s', (_, moments, orders) => {
    expect(ordersOf(moments)).toEqual(orders);
  });

  test('of a file that is mostly forward begin with its own', () => {
    expect(ordersOf(['1', '2', '3', '4', '3'])[0]).toEqual([0, 1, 2, 3, 4]);
    expect(ordersOf(['4', '3', '2', '1', '2'])[0]).toEqual([4, 3, 2, 1, 0]);
  });
});
