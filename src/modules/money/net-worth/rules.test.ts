import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import {
  changeOver,
  daysOfLine,
  type Holding,
  inCurrency,
  isInAccountsOnly,
  lineOf,
  parseOwnership,
  sharesOn,
  shareOf,
  type Step,
  stepsOf,
  valueOn,
  within,
  writeOwnership,
} from './rules.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const RATE = { source: 'manual', from: 'USD', to: 'ZAR', rate: '18.5', day: '2026-11-20' } as const;

const dayArb = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2023-01-01', days));
const stepsArb = fc
  .uniqueArray(fc.record({ day: dayArb, minor: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }) }), {
    selector: ({ day }) => day,
    maxLength: 8,
  })
  .map((steps): Step[] => steps.toSorted((a, b) => (a.day < b.day ? -1 : 1)));
const holdingArb = (currency: string) =>
  fc.record({ currency: fc.constant(currency), ownership: fc.integer({ min: 1, max: 10_000 }), steps: stepsArb });

describe('the worth on a day', () => {
  const steps = [
    { day: '2026-01-31', minor: 100n },
    { day: '2026-03-31', minor: 300n },
  ];
  test.each([
    ['2026-01-30', 0n],
    ['2026-01-31', 100n],
    ['2026-03-30', 100n],
    ['2026-03-31', 300n],
    ['2030-01-01', 300n],
  ])('is that of the last valuation: on %s', (day, minor) => {
    expect(valueOn(steps, day)).toBe(minor);
  });

  test('is changed by no valuation of a later day', () => {
    fc.assert(
      fc.property(stepsArb, dayArb, fc.integer({ min: 1, max: 400 }), fc.bigInt(), (given, day, later, minor) => {
        const added = { day: addDays(day, later), minor };
        const more = [...given.filter((step) => step.day !== added.day), added];
        expect(
          valueOn(
            more.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
            day,
          ),
        ).toBe(valueOn(given, day));
      }),
    );
  });
});

describe('the part that is owned', () => {
  test.each([
    [100n, 10_000, 100n],
    [101n, 5000, 51n],
    [-101n, 5000, -51n],
    [100n, 3333, 33n],
    [1n, 4999, 0n],
    [10n ** 17n, 1, 10n ** 13n],
  ])('of %s at %i hundredths of a per cent is %s', (minor, ownership, share) => {
    expect(shareOf(minor, ownership)).toBe(share);
  });

  test('grows with the amount, keeps its sign, and is exact to half a cent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), fc.integer({ min: 1, max: 10_000 }), (minor, ownership) => {
        const share = shareOf(minor, ownership);
        const off = share * 10_000n - minor * BigInt(ownership);
        expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(10_000n);
        expect(shareOf(-minor, ownership)).toBe(-share);
        // Whole multiples of 100 per cent scale without any rounding.
        expect(shareOf(minor * 10_000n, ownership)).toBe(minor * BigInt(ownership));
      }),
    );
  });
});

describe('steps of an asset', () => {
  const valuations = [
    { day: '2026-06-01', amount: ZAR(200n), source: 'estimate' as const },
    { day: '2026-01-01', amount: ZAR(100n), source: 'valuation' as const },
  ];
  test('are its valuations, oldest first', () => {
    expect(stepsOf({ kind: 'home', valuations, endedOn: null })).toEqual([
      { day: '2026-01-01', minor: 100n },
      { day: '2026-06-01', minor: 200n },
    ]);
  });
  test('are below zero for what is owed, and nothing once it is paid off', () => {
    expect(stepsOf({ kind: 'loan', valuations, endedOn: '2026-06-01' })).toEqual([
      { day: '2026-01-01', minor: -100n },
      { day: '2026-06-01', minor: 0n },
    ]);
  });
});

describe('the line', () => {
  const home: Holding = { currency: 'ZAR', ownership: 5000, steps: [{ day: '2026-09-10', minor: 1000n }] };
  const dollars: Holding = { currency: 'USD', ownership: 10_000, steps: [{ day: '2026-10-01', minor: 100n }] };

  test('goes from the month of the first value to today', () => {
    expect(daysOfLine([dollars, home], '2026-11-21')).toEqual(['2026-09-30', '2026-10-31', '2026-11-21']);
    expect(daysOfLine([], '2026-11-21')).toEqual(['2026-11-21']);
    expect(daysOfLine([{ ...home, steps: [{ day: '2027-01-01', minor: 1n }] }], '2026-11-21')).toEqual(['2026-11-21']);
    expect(daysOfLine([{ ...home, steps: [{ day: '0001-01-01', minor: 1n }] }], '2026-11-21')).toHaveLength(240);
  });

  test('says which rate is missing and what is known, and takes the rate of the day', () => {
    const points = lineOf([home, dollars], ['2026-09-30', '2026-10-31', '2026-11-21'], 'ZAR', [RATE]);
    expect(points).toEqual([
      { day: '2026-09-30', known: ZAR(500n), missing: [] },
      { day: '2026-10-31', known: ZAR(500n), missing: ['USD'] },
      { day: '2026-11-21', known: ZAR(2350n), missing: [] },
    ]);
    expect(changeOver(points)).toEqual(ZAR(1850n));
    expect(changeOver(points.slice(1))).toBeNull();
    expect(changeOver(points.slice(2))).toBeNull();
  });

  test('is the sum of its parts, converted one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(holdingArb('ZAR'), holdingArb('USD')), { maxLength: 6 }), (holdings) => {
        const day = '2026-11-21';
        const [point] = lineOf(holdings, [day], 'ZAR', [RATE]);
        const parts = sharesOn(holdings, day).map((share) => inCurrency(share, 'ZAR', [RATE], day)?.minor ?? 0n);
        expect(point?.known.minor).toBe(parts.reduce((sum, minor) => sum + minor, 0n));
      }),
    );
  });

  test('has a converted part only where a rate is known', () => {
    expect(inCurrency(money(100n, 'USD'), 'ZAR', [], '2026-11-21')).toBeNull();
    expect(inCurrency(money(0n, 'USD'), 'ZAR', [], '2026-11-21')).toEqual(ZAR(0n));
  });

  test('is shown for a year, three years, or whole', () => {
    const points = Array.from({ length: 50 }, (_, index) => {
      return { day: addDays('2020-01-31', index * 31), known: ZAR(BigInt(index)), missing: [] };
    });
    expect(within(points, '1y').map(({ known }) => known.minor)).toEqual(
      points.slice(37).map(({ known }) => known.minor),
    );
    expect(within(points, '3y')).toHaveLength(37);
    expect(within(points, 'all')).toEqual(points);
  });
});

test.each([
  ['100', 10_000],
  ['33.33', 3333],
  ['33,3 %', 3330],
  ['0.01', 1],
  ['0', null],
  ['100.01', null],
  ['12.345', null],
  ['half', null],
  ['', null],
])('a share of %j per cent is %s', (text, ownership) => {
  expect(parseOwnership(text)).toBe(ownership);
});

test('a share is written without needless zeros', () => {
  expect([10_000, 5000, 3330, 3333, 1].map(writeOwnership)).toEqual(['100', '50', '33.3', '33.33', '0.01']);
});

describe('a figure', () => {
  const account = (minor: bigint) => {
    const part = { id: 'a', source: 'account' as const, name: 'Bond', currency: 'ZAR', ownership: 10_000 };
    return { ...part, whole: ZAR(minor), share: ZAR(minor), converted: ZAR(minor) };
  };
  const asset = (kind: 'home' | 'loan', values: number) => {
    const facts = { id: 'h', name: 'Home', currency: 'ZAR', ownership: 10_000, debtAccountId: null, endedOn: null };
    const valuation = { day: '2026-01-01', amount: ZAR(1n), source: 'estimate' as const };
    return { ...facts, kind, valuations: Array.from({ length: values }, () => valuation) };
  };
  test.each([
    ['of debts and no asset', [account(-1n)], [], true],
    ['of debts and an asset without a value', [account(-1n)], [asset('home', 0)], true],
    ['of debts alone', [account(-1n)], [asset('loan', 1)], true],
    ['of debts and an asset with a value', [account(-1n)], [asset('home', 1)], false],
    ['without debts', [account(1n)], [], false],
  ])('%s is that of accounts only: %#', (_, parts, assets, isOnly) => {
    expect(isInAccountsOnly({ parts, assets })).toBe(isOnly);
  });
});
