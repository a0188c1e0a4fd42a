import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeByBalance, type Ledger } from './running-balance.ts';
import { ledger, type Wish } from '#testing/csv-balances.ts';

const DAYS = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];
const AMOUNTS = [100n, -30n, 50n, -20n];
const BALANCES = [100n, 70n, 120n, 100n];

describe('a running balance', () => {
  test.each<[what: string, wish: Wish, verdicts: Ledger['amounts'] | readonly (string | null)[]]>([
    ['that follows each row', { amounts: AMOUNTS, balances: BALANCES }, [null, 'holds', 'holds', 'holds']],
    [
      'that says every sign is wrong',
      { amounts: AMOUNTS.map((one) => -one), balances: BALANCES },
      [null, 'turned', 'turned', 'turned'],
    ],
    [
      'that says one sign is wrong',
      { amounts: [100n, 30n, 50n, -20n], balances: BALANCES },
      [null, 'turned', 'holds', 'holds'],
    ],
    [
      'that moves by something else once',
      { amounts: [100n, -31n, 50n, -20n], balances: BALANCES },
      [null, 'off', 'holds', 'holds'],
    ],
    [
      'with the balance that it opens with',
      { amounts: AMOUNTS, balances: BALANCES, opening: 0n },
      ['holds', 'holds', 'holds', 'holds'],
    ],
    [
      'with an opening balance of another day, which says nothing of the first row',
      { amounts: AMOUNTS, balances: BALANCES, opening: 7n },
      [null, 'holds', 'holds', 'holds'],
    ],
    [
      'printed once for several rows',
      { amounts: AMOUNTS, balances: [100n, null, 120n, 100n] },
      [null, 'holds', 'holds', 'holds'],
    ],
    [
      'newest first',
      {
        amounts: AMOUNTS.toReversed(),
        balances: BALANCES.toReversed(),
        moments: DAYS.toReversed(),
      },
      ['holds', 'holds', 'holds', null],
    ],
    [
      'newest first within each day of a file whose days run forward',
      {
        amounts: [-30n, 100n, -20n, 50n],
        balances: [70n, 100n, 100n, 120n],
        moments: ['2026-01-01', '2026-01-01', '2026-01-02', '2026-01-02'],
      },
      ['holds', null, 'holds', 'holds'],
    ],
    [
      'with a row that is not booked, which is in no balance',
      { amounts: [100n, -5n, -30n, 50n], balances: [100n, null, 70n, 120n], isAside: [false, true, false, false] },
      [null, null, 'holds', 'holds'],
    ],
    [
      'with a row that moved nothing',
      { amounts: [100n, -5n, -30n, 50n], balances: [100n, 100n, 70n, 120n], isVoid: [false, true, false, false] },
      [null, null, 'holds', 'holds'],
    ],
    [
      'with fees beside the amounts',
      { amounts: AMOUNTS, fees: [null, -1n, null, -2n], balances: [100n, 69n, 119n, 97n] },
      [null, 'holds', 'holds', 'holds'],
    ],
    [
      'of two accounts by turns',
      {
        amounts: [100n, 10n, -30n, -1n, 50n, 4n],
        balances: [100n, 10n, 70n, 9n, 120n, 13n],
        accounts: ['one', 'two', 'one', 'two', 'one', 'two'],
      },
      [null, null, 'holds', 'holds', 'holds', 'holds'],
    ],
  ])('%s is followed row by row', (_, wish, verdicts) => {
    expect(judgeByBalance(ledger(wish)).verdicts).toEqual(verdicts);
  });

  test('that stands before each row is known where the rows prove it', () => {
    const amounts = [100n, -30n, 50n, -20n, 5n];
    const judgement = judgeByBalance(ledger({ amounts, balances: [0n, 100n, 70n, 120n, 100n] }));
    expect(judgement.isBefore).toBe(true);
    expect(judgement.afters).toEqual([100n, 70n, 120n, 100n, 105n]);
  });

  test.each<[steps: number, amounts: bigint[], strength: string]>([
    [1, [1n, 2n], 'weak'],
    [2, [1n, 2n, 3n], 'weak'],
    [3, [1n, 2n, 3n, 4n], 'proved'],
  ])('over %i steps that all fit it is a proof or not', (steps, amounts, strength) => {
    const balances = amounts.map((_, at) => amounts.slice(0, at + 1).reduce((sum, one) => sum + one, 0n));
    expect(judgeByBalance(ledger({ amounts, balances }))).toMatchObject({ steps, told: steps, strength });
  });

  test.each([
    [3, 'proved'],
    [4, 'none'],
  ])('of ten steps, %i of which fit nothing, is %s', (off, strength) => {
    const amounts = Array.from({ length: 11 }, (_, at) => BigInt(at * at + 1));
    let balance = 0n;
    const balances = amounts.map((amount, at) => (balance += amount + (at > 0 && at <= off ? 1000n + amount : 0n)));
    expect(judgeByBalance(ledger({ amounts, balances })).strength).toBe(strength);
  });

  test('of one day may be read from either end, which is contested where the two say the opposite', () => {
    const moments = ['2026-01-01', '2026-01-01', '2026-01-01'];
    const both = judgeByBalance(ledger({ amounts: [50n, 50n, 50n], balances: [100n, 150n, 200n], moments }));
    expect(both.isContested).toBe(true);
    const one = judgeByBalance(ledger({ amounts: [50n, 30n, 20n], balances: [100n, 130n, 150n], moments }));
    expect(one.isContested).toBe(false);
  });
});

describe('whatever a bank books', () => {
  const rows = fc.array(
    fc.bigInt(-1_000_000n, 1_000_000n).filter((one) => one !== 0n),
    { minLength: 5, maxLength: 40 },
  );
  const balancesOf = (amounts: readonly bigint[], opening: bigint) => {
    let balance = opening;
    return amounts.map((amount) => (balance += amount));
  };
  const oneADay = (amounts: readonly bigint[]) =>
    amounts.map((_, at) => Temporal.PlainDate.from('2026-01-01').add({ days: at }).toString());

  test('a row is said to hold where its sign is right and to be turned where it is wrong, in either direction of the file', () => {
    fc.assert(
      fc.property(
        rows,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        fc.bigInt(0n, 10n ** 9n),
        fc.boolean(),
        (truth, isWrong, opening, isNewestFirst) => {
          const written = truth.map((amount, at) => (isWrong[at] === true ? -amount : amount));
          const all = { amounts: written, balances: balancesOf(truth, opening), moments: oneADay(truth) };
          const wish = isNewestFirst
            ? {
                amounts: all.amounts.toReversed(),
                balances: all.balances.toReversed(),
                moments: all.moments.toReversed(),
              }
            : all;
          const { verdicts } = judgeByBalance(ledger({ ...wish, opening }));
          const expected = isWrong.slice(0, truth.length).map((one) => (one ? 'turned' : 'holds'));
          // Of the first row only an opening balance tells, and that one is trusted where it fits.
          expect(isNewestFirst ? verdicts.toReversed() : verdicts).toEqual(expected);
        },
      ),
    );
  });

  test('figures of all rows turned, every verdict is turned', () => {
    fc.assert(
      fc.property(rows, (amounts) => {
        const moments = oneADay(amounts);
        const balances = balancesOf(amounts, 0n);
        const straight = judgeByBalance(ledger({ amounts, balances, moments }));
        const turned = judgeByBalance(ledger({ amounts: amounts.map((one) => -one), balances, moments }));
        const opposite = { holds: 'turned', turned: 'holds', off: 'off' } as const;
        expect(turned.verdicts).toEqual(straight.verdicts.map((one) => (one === null ? null : opposite[one])));
      }),
    );
  });
});
