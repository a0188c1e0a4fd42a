import { describe, expect, test } from 'vitest';
import { feesAlong, feesOf } from './fees.ts';
import type { Ledger } from './running-balance.ts';
import type { Minors } from './signs.ts';

function ledger(amounts: Minors, balances: Minors = amounts.map(() => null)): Ledger {
  return {
    amounts,
    fees: amounts.map(() => null),
    balances,
    moments: amounts.map((_, at) => `2026-01-0${at + 1}`),
    accounts: amounts.map(() => 'one'),
    isAside: amounts.map(() => false),
    isVoid: amounts.map(() => false),
    opening: null,
  };
}
const AMOUNTS = [500n, -100n, -40n, -60n];
const UNTOLD = { told: null, isTrade: false };
const NONE = [null, null, null, null];
const FEES = [0n, 2n, 3n, 4n];

describe('a column of fees', () => {
  test.each<[what: string, fees: Minors, balances: Minors, values: Minors, value: string]>([
    ['is charged beside the amount', FEES, [500n, 398n, 355n, 291n], [0n, -2n, -3n, -4n], 'beside'],
    ['is part of the amount', FEES, [500n, 400n, 360n, 300n], NONE, 'within'],
    ['is written with a minus', [0n, -2n, -3n, -4n], [500n, 398n, 355n, 291n], [0n, -2n, -3n, -4n], 'beside'],
  ])('by the balance %s', (_, fees, balances, values, value) => {
    const found = feesOf(AMOUNTS, { fee: fees }, ledger(AMOUNTS, balances), UNTOLD);
    expect(found.values).toEqual(values);
    expect(found.decisions).toMatchObject([{ about: 'fee', value }]);
  });

  test.each<[what: string, fees: Minors, net: Minors, values: Minors]>([
    ['fees without a minus', FEES, [500n, -102n, -43n, -64n], [0n, -2n, -3n, -4n]],
    ['fees with a minus', [0n, -2n, -3n, -4n], [500n, -102n, -43n, -64n], [0n, -2n, -3n, -4n]],
    ['a net that some rows lack', FEES, [500n, null, -43n, -64n], [0n, -2n, -3n, -4n]],
  ])('and a net column: %s', (_, fees, net, values) => {
    expect(feesOf(AMOUNTS, { fee: fees, net }, ledger(AMOUNTS), UNTOLD).values).toEqual(values);
  });

  test.each<[what: string, amounts: Minors, fees: Minors, values: Minors]>([
    ['without a minus', [500n, 0n, -40n, -60n], FEES, [0n, -2n, -3n, -4n]],
    ['without an amount', [500n, null, -40n, -60n], FEES, [0n, -2n, -3n, -4n]],
    ['with a minus', [500n, 0n, -40n, -60n], [0n, -2n, -3n, -4n], [0n, -2n, -3n, -4n]],
  ])('where a row has nothing but a fee, %s, is money out', (_, amounts, fees, values) => {
    expect(feesOf(amounts, { fee: fees }, ledger(amounts), UNTOLD)).toMatchObject({ values });
  });

  test('that nothing proves is asked about, and then as it was answered', () => {
    const found = (told: 'within' | 'beside' | null) =>
      feesOf(AMOUNTS, { fee: FEES }, ledger(AMOUNTS), { told, isTrade: false });
    expect(found(null)).toEqual({ values: NONE, decisions: [], isOpen: true });
    expect(found('within')).toMatchObject({ values: NONE, isOpen: false });
    expect(found('beside')).toMatchObject({ values: [0n, -2n, -3n, -4n], decisions: [{ because: 'You chose this.' }] });
  });

  test.each<[what: string, amounts: Minors, fees: Minors]>([
    ['an empty fee', [500n, null, -40n, -60n], [0n, null, 3n, 4n]],
    ['a fee of nothing', [500n, 0n, -40n, -60n], [0n, 0n, 3n, 4n]],
  ])('is not proven by a row that has no amount and %s', (_, amounts, fees) => {
    expect(feesOf(amounts, { fee: fees }, ledger(amounts), UNTOLD).values).toEqual(NONE);
  });

  test.each<[what: string, fees: Minors, balances: Minors, because: string | null]>([
    [
      'the amount alone',
      [0n, 0n, 0n, 0n, 5n],
      [500n, 400n, 360n, 300n, 290n],
      'The balance changes by the amount alone, so the amount includes the fee.',
    ],
    [
      'both together',
      [0n, 0n, 0n, 0n, 5n],
      [500n, 400n, 360n, 300n, 295n],
      'The balance changes by the amount plus the fee',
    ],
    // In the third row both, in the fourth the amount alone.
    ['both as often', [0n, 0n, 3n, 4n, 0n, 0n], [500n, 400n, 363n, 303n, 293n, 273n], null],
    ['hardly any', [0n, 1n, 3n, 4n, 0n], [500n, 401n, 800n, 10n, 7n], null],
  ])('is what explains most steps of the balance: %s', (_, fees, balances, because) => {
    const amounts = [500n, -100n, -40n, -60n, -10n, -20n].slice(0, fees.length);
    const { decisions, isOpen } = feesOf(amounts, { fee: fees }, ledger(amounts, balances), UNTOLD);
    expect(decisions).toMatchObject(because === null ? [] : [{ because: expect.stringContaining(because) }]);
    expect(isOpen).toBe(because === null);
  });

  test('that does not make the net column proves nothing', () => {
    expect(feesOf(AMOUNTS, { fee: FEES, net: [500n, -102n, -43n, -99n] }, ledger(AMOUNTS), UNTOLD).values).toEqual(
      NONE,
    );
  });

  test.each<[string, Minors | undefined]>([
    ['no column', undefined],
    ['an empty one', NONE],
    ['one of nothing', [0n, 0n, 0n, 0n]],
  ])('%s is no decision', (_, fees) => {
    const found = feesOf(AMOUNTS, { fee: fees }, ledger(AMOUNTS), UNTOLD);
    expect(found).toEqual({ values: NONE, decisions: [], isOpen: false });
  });

  test.each<[what: string, fees: Minors, net: Minors, amounts: Minors, values: Minors, value: string | null]>([
    ['of amounts that are as written stay', FEES, [500n, -102n, -43n, -64n], AMOUNTS, [0n, -2n, -3n, -4n], 'beside'],
    ['turn with the amounts', FEES, [500n, -98n, -37n, -56n], [-500n, 100n, 40n, 60n], [0n, -2n, -3n, -4n], 'beside'],
    ['that would be money in are part of the amount', FEES, [500n, -98n, -37n, -56n], AMOUNTS, NONE, 'within'],
    ['are so with a minus too', [0n, -2n, -3n, -4n], [500n, -98n, -37n, -56n], AMOUNTS, NONE, 'within'],
    [
      'of which one was given back stay',
      [0n, -2n, 3n, -4n],
      [500n, -102n, -37n, -64n],
      AMOUNTS,
      [0n, -2n, 3n, -4n],
      'beside',
    ],
    ['that go both ways are asked about', FEES, [500n, -102n, -43n, -64n], [500n, -100n, 40n, -60n], NONE, null],
  ])('proved by another column %s', (_, fees, net, amounts, values, value) => {
    const found = feesOf(AMOUNTS, { fee: fees, net }, ledger(AMOUNTS), UNTOLD);
    const along = feesAlong(found, fees, { written: AMOUNTS, amounts, isOwed: false });
    expect(along.values).toEqual(values);
    expect(along.decisions).toMatchObject(value === null ? [] : [{ value }]);
    expect(along.isOpen).toBe(value === null);
  });

  test.each([
    [false, [0n, -2n, -3n, -4n]],
    [true, [0n, 2n, 3n, 4n]],
  ])('proved by a balance that is owed (%s) count for or against it', (isOwed, values) => {
    const found = feesOf(AMOUNTS, { fee: FEES }, ledger(AMOUNTS, [500n, 398n, 355n, 291n]), UNTOLD);
    expect(feesAlong(found, FEES, { written: AMOUNTS, amounts: AMOUNTS, isOwed }).values).toEqual(values);
  });
});
