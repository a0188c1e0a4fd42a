import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { dayTable } from './day-table.ts';
import type { KnownMove } from './known-moves.ts';
import { LAYERS } from './layers.ts';
import { balancesOf, type Facts, lowestOf, outlookOf } from './outlook.ts';
import { scenarioMoves } from './scenario-moves.ts';
import { sumsOf } from './stream.ts';
import { wholeUnits } from './whole-units.ts';

const TODAY = '2026-11-20';
const HISTORY = 400;
const DAYS = 45;
const table = dayTable(addDays(TODAY, -HISTORY), HISTORY + DAYS + 40, () => true);
const ALL = new Set(LAYERS);
const ids = ['cheque', 'savings', 'cash'];

const known: fc.Arbitrary<KnownMove> = fc
  .record({
    later: fc.integer({ min: 0, max: DAYS }),
    at: fc.constantFrom(...ids),
    minor: fc.bigInt(-90_000n, 90_000n),
  })
  .map(({ later, at, minor }) => ({
    day: addDays(TODAY, later),
    accountId: at,
    name: 'Payment',
    minor,
    itemId: `item ${at}`,
    categoryId: null,
    expectedId: null,
    isLate: false,
  }));

/** Books of three accounts with spending, income and transfers between them. */
const books: fc.Arbitrary<Facts> = fc
  .record({
    seed: fc.integer({ min: 1, max: 10_000 }),
    balances: fc.array(fc.bigInt(-500_000n, 900_000n), { minLength: 3, maxLength: 3 }),
    known: fc.array(known, { maxLength: 12 }),
    limit: fc.integer({ min: 0, max: 300_000 }),
  })
  .map(({ seed, balances, known: moves, limit }): Facts => {
    const now = HISTORY + 1;
    const valuesOf = (salt: number, sign: number, every: number) => {
      const values = new Float64Array(table.count);
      for (let at = 0; at < now; at += 1)
        if ((at * 7 + salt * 13 + seed) % every === 0) values[at] = sign * (1000 + ((at * salt * seed) % 9000));
      return values;
    };
    const stream = (key: string, accountId: string, values: Float64Array, isTransfer = false) => {
      return { key, accountId, categoryId: null, isTransfer, values, since: 0, until: now };
    };
    const moved = valuesOf(5, 1, 11);
    const back = moved.map((value) => 0 - value);
    return {
      today: TODAY,
      table,
      days: DAYS,
      accounts: ids.map((id, at) => ({
        id,
        currency: 'ZAR',
        accountType: 'cheque',
        isCash: true,
        balance: balances[at] ?? 0n,
      })),
      streams: [
        stream('pay', 'cheque', valuesOf(1, 1, 30)),
        stream('food', 'cash', valuesOf(2, -1, 4)),
        stream('line food cheque', 'cheque', valuesOf(3, -1, 6)),
        stream('to savings', 'cheque', back, true),
        stream('from cheque', 'savings', moved, true),
      ],
      known: moves,
      instead: new Set(),
      scheduled: [],
      lines: [
        {
          lineId: 'food',
          name: 'Food',
          currency: 'ZAR',
          periods: [{ from: HISTORY - 10, to: HISTORY + 20, limit }],
          spent: new Float64Array(table.count),
          committed: new Float64Array(table.count),
          streams: new Set(['line food cheque']),
          shares: new Map([
            ['cheque', 0.7],
            ['cash', 0.3],
          ]),
        },
      ],
    };
  });

const at = { today: TODAY, days: DAYS, layers: ALL };
const RUNS = { numRuns: 30 };

describe('a forecast', () => {
  test('of all cash is the sum of its accounts, on each day', () => {
    fc.assert(
      fc.property(books, (facts) => {
        const total = balancesOf(outlookOf(facts, { currency: 'ZAR' }), at);
        const each = ids.map((accountId) => balancesOf(outlookOf(facts, { accountId }), at));
        total.forEach((balance, later) => {
          expect(each.reduce((sum, one) => sum + (one[later] ?? 0n), 0n)).toBe(balance);
        });
      }),
      RUNS,
    );
  });

  test('moves from day to day by what the parts of the day come to', () => {
    fc.assert(
      fc.property(books, (facts) => {
        const outlook = outlookOf(facts, { currency: 'ZAR' });
        const balances = balancesOf(outlook, at);
        balances.forEach((balance, later) => {
          const before = later === 0 ? outlook.opening : (balances[later - 1] ?? 0n);
          const estimated = outlook.parts.reduce((sum, { moves }) => sum + (moves[later] ?? 0), 0);
          const day = addDays(TODAY, later);
          const due = outlook.known.filter((one) => one.day === day).reduce((sum, { minor }) => sum + minor, 0n);
          expect(balance - before).toBe(BigInt(estimated) + due);
        });
      }),
      RUNS,
    );
  });

  test('without a layer moves by exactly what that layer does not', () => {
    fc.assert(
      fc.property(books, fc.constantFrom(...LAYERS), (facts, layer) => {
        const outlook = outlookOf(facts, { currency: 'ZAR' });
        const rest = new Set(LAYERS.filter((one) => one !== layer));
        const [all, less, only] = [ALL, rest, new Set([layer])].map((layers) => balancesOf(outlook, { ...at, layers }));
        all?.forEach((balance, later) => {
          expect(balance - (less?.[later] ?? 0n)).toBe((only?.[later] ?? 0n) - outlook.opening);
        });
      }),
      RUNS,
    );
  });

  test('is not changed in all by transfers between its accounts', () => {
    fc.assert(
      fc.property(books, (facts) => {
        const without = { ...facts, streams: facts.streams.filter(({ isTransfer }) => !isTransfer) };
        expect(balancesOf(outlookOf(facts, { currency: 'ZAR' }), at)).toEqual(
          balancesOf(outlookOf(without, { currency: 'ZAR' }), at),
        );
      }),
      RUNS,
    );
  });

  test('with a scenario that changes nothing is the forecast', () => {
    fc.assert(
      fc.property(books, (facts) => {
        const outlook = outlookOf(facts, { currency: 'ZAR' });
        const where = { today: TODAY, to: addDays(TODAY, DAYS), accountIds: outlook.accountIds, known: facts.known };
        const nothing = [
          { kind: 'adjust', itemId: 'item cheque', from: TODAY, percent: 0 },
          { kind: 'end', itemId: 'nobody', from: TODAY },
          { kind: 'once', name: 'Gone', accountId: 'closed', day: TODAY, amount: money(500n, 'ZAR') },
        ] as const;
        expect(balancesOf(outlook, at, scenarioMoves(nothing, where))).toEqual(balancesOf(outlook, at));
      }),
      RUNS,
    );
  });
});

describe('what is expected in place of what is usual', () => {
  test('takes as much from the usual income around its day, and no more than there is', () => {
    fc.assert(
      fc.property(books, fc.bigInt(1n, 400_000n), (facts, minor) => {
        const move = { ...PAYMENT, minor, day: addDays(TODAY, 20) };
        const extra = outlookOf({ ...facts, known: [move] }, { currency: 'ZAR' });
        const instead = outlookOf({ ...facts, known: [move], instead: new Set(['invoice']) }, { currency: 'ZAR' });
        const [one, other] = [extra, instead].map((outlook) => balancesOf(outlook, at).at(-1) ?? 0n);
        const taken = (one ?? 0n) - (other ?? 0n);
        expect(taken).toBeGreaterThanOrEqual(0n);
        expect(taken).toBeLessThanOrEqual(minor);
      }),
      RUNS,
    );
  });
});

const PAYMENT: KnownMove = {
  day: TODAY,
  accountId: 'cheque',
  name: 'Invoice',
  minor: 0n,
  itemId: null,
  categoryId: null,
  expectedId: 'invoice',
  isLate: false,
};

test('an estimate in whole units adds up to the estimate, less than one unit off on any day', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true })), (values) => {
      let [exact, whole] = [0, 0];
      wholeUnits(new Float64Array(values)).forEach((move, later) => {
        expect(Number.isInteger(move)).toBe(true);
        exact += values[later] ?? 0;
        whole += move;
        expect(Math.abs(exact - whole)).toBeLessThanOrEqual(0.5000001);
      });
    }),
  );
});

test('the lowest of equal days is the first', () => {
  expect(lowestOf([5n, 2n, 9n, 2n], TODAY)).toEqual({ day: '2026-11-21', minor: 2n });
});

test('sums of a stream begin where it does', () => {
  const { before, weekly } = sumsOf({ values: new Float64Array([9, 1, 2, 3, 4, 5, 6, 7, 8, 9]), since: 1, until: 10 });
  expect([before[1], before[10], weekly[1], weekly[8]]).toEqual([0, 45, 1, 9]);
});
