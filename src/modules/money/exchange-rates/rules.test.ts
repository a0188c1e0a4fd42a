import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorDigits, money, withheldIn } from '#kernel/money.ts';
import type { ExchangeRate, RateSource } from './model.ts';
import { chained, converted, inverse, LONGEST_AGE, rateOn, ratioOf, totalIn } from './rules.ts';

const DAY = '2026-11-26';
const rate = (from: string, to: string, value: string, day = DAY, source: RateSource = 'ecb'): ExchangeRate => ({
  source,
  day,
  from,
  to,
  rate: value,
});

test.each([
  ['two decimals to two', 100_00, 'USD', 'ZAR', '18.3345', 1833_45],
  ['two decimals to none', 10_00, 'USD', 'JPY', '155.55', 1556],
  ['none to two', 1000, 'JPY', 'ZAR', '0.1179', 117_90],
  ['two decimals to three', 1_00, 'USD', 'KWD', '0.30715', 307],
  ['three to two', 1_234, 'KWD', 'USD', '3.2557', 4_02],
  ['three to none', 1_500, 'TND', 'JPY', '51.2', 77],
  ['half a cent up', 1, 'USD', 'ZAR', '0.5', 1],
  ['less than half a cent down', 1, 'USD', 'ZAR', '0.49999', 0],
  ['half a cent of a debt away from zero', -1, 'USD', 'ZAR', '0.5', -1],
  ['a debt', -2_345, 'USD', 'ZAR', '18.1', -424_45],
  ['nothing', 0, 'USD', 'ZAR', '18.1', 0],
])('converts %s', (_, minor, from, to, value, expected) => {
  expect(converted(money(minor, from), to, ratioOf(value))).toEqual(money(expected, to));
});

test('what is withheld stays withheld', () => {
  expect(converted(withheldIn('USD'), 'ZAR', ratioOf('18'))).toEqual(withheldIn('ZAR'));
});

test.each(['0', '0.00', '-1', '1,5', '', 'abc', '1e3'])('%j is no rate', (text) => {
  expect(() => ratioOf(text)).toThrow(RangeError);
});

const decimals = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(6, '0')}`);
const currencies = fc.constantFrom('ZAR', 'JPY', 'KWD', 'KES', 'CLF');
const minors = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const size = (value: bigint) => (value < 0n ? -value : value);

test('there and back again differs by no more than rounding twice can', () => {
  fc.assert(
    fc.property(minors, currencies, currencies, decimals, (minor, from, to, text) => {
      const ratio = ratioOf(text);
      const there = converted(money(minor, from), to, ratio);
      const back = converted(there, from, inverse(ratio));
      // Half a minor unit on the way there is worth half of `per / units` of the first currency on the way back.
      const below = 2n * ratio.units * 10n ** BigInt(minorDigits(to));
      const lost = (ratio.per * 10n ** BigInt(minorDigits(from)) + below - 1n) / below;
      expect(size(back.minor - minor)).toBeLessThanOrEqual(lost + 1n);
    }),
  );
});

test('a conversion is the exact product, rounded once, and odd', () => {
  fc.assert(
    fc.property(minors, currencies, currencies, decimals, (minor, from, to, text) => {
      const { units, per } = ratioOf(text);
      const { minor: result } = converted(money(minor, from), to, { units, per });
      const below = per * 10n ** BigInt(minorDigits(from));
      const exact = minor * units * 10n ** BigInt(minorDigits(to));
      expect(2n * size(result * below - exact)).toBeLessThanOrEqual(below);
      expect(converted(money(-minor, from), to, { units, per }).minor).toBe(-result);
    }),
  );
});

test('through the euro is one rate divided by the other, exactly', () => {
  fc.assert(
    fc.property(decimals, decimals, (dollars, rand) => {
      const found = rateOn([rate('EUR', 'USD', dollars), rate('EUR', 'ZAR', rand)], 'USD', 'ZAR', DAY);
      const expected = chained(inverse(ratioOf(dollars)), ratioOf(rand));
      expect(found?.ratio.units).toBeDefined();
      expect((found?.ratio.units ?? 0n) * expected.per).toBe(expected.units * (found?.ratio.per ?? 0n));
      const turned = rateOn([rate('EUR', 'USD', dollars), rate('EUR', 'ZAR', rand)], 'ZAR', 'USD', DAY);
      expect((turned?.ratio.units ?? 0n) * (found?.ratio.units ?? 0n)).toBe(
        (turned?.ratio.per ?? 0n) * (found?.ratio.per ?? 0n),
      );
    }),
  );
});

/** What 100.00 is worth, and how old the rate is; null where it is unknown. */
function worth(rates: readonly ExchangeRate[], from: string, to: string, day = DAY) {
  const found = rateOn(rates, from, to, day);
  return found === null ? null : [converted(money(100_00, from), to, found.ratio).minor, found.age];
}

const ECB = [rate('EUR', 'USD', '1.25'), rate('EUR', 'ZAR', '20'), rate('EUR', 'JPY', '150')];

test.each([
  ['itself, without a rate', [], 'ZAR', 'ZAR', [100_00n, 0]],
  ['a rate as it stands', ECB, 'EUR', 'ZAR', [2000_00n, 0]],
  ['a rate turned round', ECB, 'ZAR', 'EUR', [5_00n, 0]],
  ['through the euro', ECB, 'USD', 'ZAR', [1600_00n, 0]],
  ['through another currency', [rate('NGN', 'USD', '0.001'), rate('USD', 'ZAR', '16')], 'NGN', 'ZAR', [1_60n, 0]],
  ['through two currencies', [...ECB, rate('USD', 'KES', '128', DAY, 'file')], 'KES', 'ZAR', [12_50n, 0]],
  [
    'direct rather than through the euro',
    [...ECB, rate('USD', 'ZAR', '17', '2026-11-20')],
    'USD',
    'ZAR',
    [1700_00n, 6],
  ],
  [
    'the newest',
    [rate('EUR', 'ZAR', '19', '2026-11-24'), rate('EUR', 'ZAR', '21', '2026-11-25')],
    'EUR',
    'ZAR',
    [2100_00n, 1],
  ],
  [
    'the newest, turned round',
    [rate('EUR', 'ZAR', '20', '2026-11-24'), rate('ZAR', 'EUR', '0.04')],
    'EUR',
    'ZAR',
    [2500_00n, 0],
  ],
  ['none from later days', [rate('EUR', 'ZAR', '20', '2026-11-27')], 'EUR', 'ZAR', null],
  ['a rate seven days old', [rate('EUR', 'ZAR', '20', '2026-11-19')], 'EUR', 'ZAR', [2000_00n, LONGEST_AGE]],
  ['none that is older', [rate('EUR', 'ZAR', '20', '2026-11-18')], 'EUR', 'ZAR', null],
  [
    'a chain as old as its oldest part',
    [rate('EUR', 'USD', '1.25', '2026-11-21'), rate('EUR', 'ZAR', '20')],
    'USD',
    'ZAR',
    [1600_00n, 5],
  ],
  [
    'a typed rate first',
    [rate('EUR', 'ZAR', '20'), rate('EUR', 'ZAR', '22', DAY, 'manual')],
    'EUR',
    'ZAR',
    [2200_00n, 0],
  ],
  [
    'a file before the central bank',
    [rate('EUR', 'ZAR', '20'), rate('EUR', 'ZAR', '21', DAY, 'file')],
    'EUR',
    'ZAR',
    [2100_00n, 0],
  ],
  [
    'the newer of two chains',
    [
      rate('EUR', 'USD', '1', '2026-11-25'),
      rate('EUR', 'ZAR', '20', '2026-11-25'),
      rate('GBP', 'USD', '1'),
      rate('GBP', 'ZAR', '23'),
    ],
    'USD',
    'ZAR',
    [2300_00n, 0],
  ],
  [
    'the euro of two chains as new',
    [rate('AUD', 'USD', '1'), rate('AUD', 'ZAR', '23'), rate('EUR', 'USD', '1'), rate('EUR', 'ZAR', '20')],
    'USD',
    'ZAR',
    [2000_00n, 0],
  ],
  ['nothing where nothing is known', ECB, 'NGN', 'ZAR', null],
  ['nothing without any rates', [], 'USD', 'ZAR', null],
] as const)('finds %s', (_, rates, from, to, expected) => {
  expect(worth(rates, from, to)).toEqual(expected);
});

test('adds up currencies and names those without a rate', () => {
  const amounts = [
    money(100_00, 'ZAR'),
    money(10_00, 'USD'),
    money(500_00, 'NGN'),
    money(-3_00, 'EUR'),
    money(1, 'KES'),
  ];
  expect(totalIn('ZAR', amounts, ECB, DAY)).toEqual({
    known: money(100_00 + 160_00 - 60_00, 'ZAR'),
    missing: ['KES', 'NGN'],
    oldest: 0,
  });
});

test.each([
  ['one currency needs no rate', [money(5, 'ZAR')], { known: money(5, 'ZAR'), missing: [], oldest: null }],
  ['nothing is worth nothing', [money(0, 'NGN')], { known: money(0, 'ZAR'), missing: [], oldest: null }],
  ['no amounts', [], { known: money(0, 'ZAR'), missing: [], oldest: null }],
  ['what is withheld', [money(5, 'ZAR'), withheldIn('USD')], { known: withheldIn('ZAR'), missing: [], oldest: 0 }],
  ['what is withheld without a rate', [withheldIn('NGN')], { known: money(0, 'ZAR'), missing: ['NGN'], oldest: null }],
])('a total of %s', (_, amounts, expected) => {
  expect(totalIn('ZAR', amounts, ECB, DAY)).toEqual(expected);
});

test('a total does not depend on the order, and is only known with every rate', () => {
  const amounts = fc.array(fc.tuple(minors, fc.constantFrom('ZAR', 'USD', 'JPY', 'NGN')));
  fc.assert(
    fc.property(amounts, (pairs) => {
      const all = pairs.map(([minor, currency]) => money(minor, currency));
      const total = totalIn('ZAR', all, ECB, DAY);
      expect(totalIn('ZAR', all.toReversed(), ECB, DAY)).toEqual(total);
      expect(total.missing).toEqual(
        all.some(({ minor, currency }) => currency === 'NGN' && minor !== 0n) ? ['NGN'] : [],
      );
    }),
  );
});
