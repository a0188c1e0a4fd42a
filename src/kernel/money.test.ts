import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  absolute,
  add,
  decimalOf,
  isCurrency,
  LARGEST_MINOR,
  minorDigits,
  money,
  negate,
  parseMoney,
  share,
  subtract,
} from './money.ts';
import { CurrencySchema, MoneySchema } from './money-schema.ts';

const amounts = fc.bigInt({ min: -LARGEST_MINOR, max: LARGEST_MINOR });
const currencies = fc.constantFrom('ZAR', 'KES', 'NGN', 'USD', 'JPY', 'TND', 'UGX');

test.each([
  ['1234.56', 'ZAR', 123_456n],
  ['-0.05', 'ZAR', -5n],
  ['+7', 'ZAR', 700n],
  ['.5', 'ZAR', 50n],
  ['5.', 'ZAR', 500n],
  ['10.000', 'ZAR', 1000n],
  ['1000', 'JPY', 1000n],
  ['1.234', 'TND', 1234n],
  ['000012.30', 'USD', 1230n],
  [' 12.30 ', 'USD', 1230n],
  ['1000000000000000.00', 'ZAR', LARGEST_MINOR],
  ['-1000000000000000.00', 'ZAR', -LARGEST_MINOR],
] as const)('%s %s is %s minor units', (text, currency, minor) => {
  expect(parseMoney(text, currency)).toEqual(money(minor, currency));
});

test.each(['ZAR', 'USD', 'EUR', 'GBP', 'KES', 'NGN'])(
  '%s is a currency that books are kept in [§9 currencies]',
  (code) => {
    expect(CurrencySchema.parse(code)).toBe(code);
  },
);

test.each([
  '',
  '-',
  '.',
  '1,5',
  '1 000',
  '1.005',
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  '100000000000000000000',
  '1000000000000000.01',
  'R 5',
  '5 R',
  '1.5.5',
])('%j is no exact amount of rand', (text) => expect(parseMoney(text, 'ZAR')).toBeNull());

test('what is written is read back exactly, in every currency', () => {
  fc.assert(
    fc.property(amounts, currencies, (minor, currency) => {
      const value = money(minor, currency);
      expect(parseMoney(decimalOf(value), currency)).toEqual(value);
    }),
  );
});

test('adding and taking away again changes nothing', () => {
  fc.assert(
    fc.property(amounts, amounts, currencies, (a, b, currency) => {
      expect(subtract(add(money(a, currency), money(b, currency)), money(b, currency))).toEqual(money(a, currency));
    }),
  );
});

test('amounts of one currency are added and taken off exactly', () => {
  expect(add(money(250, 'ZAR'), money(-40, 'ZAR'))).toEqual(money(210, 'ZAR'));
  expect(subtract(money(250, 'ZAR'), money(40, 'ZAR'))).toEqual(money(210, 'ZAR'));
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      expect(add(money(a, 'ZAR'), money(b, 'ZAR')).minor).toBe(a + b);
      expect(subtract(money(a, 'ZAR'), money(b, 'ZAR')).minor).toBe(a - b);
    }),
  );
});

test('there is no sum of rand and shillings', () => {
  expect(() => add(money(1, 'ZAR'), money(1, 'KES'))).toThrow(new RangeError('cannot add KES to ZAR'));
  expect(() => subtract(money(1, 'ZAR'), money(1, 'KES'))).toThrow(RangeError);
});

describe('shares of a whole', () => {
  test('add up to it, keep its sign, and lie within one unit of exact', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, weights, (minor, parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0n);
        fc.pre(total > 0n);
        const shares = share(money(minor, 'ZAR'), parts);
        expect(shares.reduce((sum, { minor: part }) => sum + part, 0n)).toBe(minor);
        for (const [index, { minor: part }] of shares.entries()) {
          const distance = part * total - minor * (parts[index] ?? 0n);
          expect((distance < 0n ? -distance : distance) < total).toBe(true);
        }
      }),
    );
  });

  test('the odd cents go to the largest remainders, ties to the earlier', () => {
    expect(share(money(100, 'ZAR'), [1n, 1n, 1n]).map(({ minor }) => minor)).toEqual([34n, 33n, 33n]);
    expect(share(money(-100, 'ZAR'), [1n, 1n, 1n]).map(({ minor }) => minor)).toEqual([-34n, -33n, -33n]);
    expect(share(money(5, 'ZAR'), [1n, 0n, 9n]).map(({ minor }) => minor)).toEqual([1n, 0n, 4n]);
  });

  test.each([
    [100, [1n, 2n, 4n], [14n, 29n, 57n]],
    [100, [4n, 2n, 1n], [57n, 29n, 14n]],
    [10, [3n, 3n, 1n], [4n, 4n, 2n]],
    [11, [1n, 5n, 3n, 3n], [1n, 4n, 3n, 3n]],
    [2, [1n, 1n, 1n, 2n], [1n, 0n, 0n, 1n]],
  ])('%i parted by %o goes by the remainders: %o', (minor, weights, parts) => {
    expect(share(money(minor, 'ZAR'), weights).map((part) => part.minor)).toEqual(parts);
  });

  test.each([[[]], [[0n, 0n]], [[1n, -1n]], [[3n, -1n]]])(
    'weights that add up to nothing, or include less than nothing, share nothing',
    (weights) => {
      expect(() => share(money(1, 'ZAR'), weights)).toThrow(new RangeError('weights must be positive'));
    },
  );
});

test.each([
  ['ZAR', 2],
  ['NGN', 2],
  ['JPY', 0],
  ['UGX', 0],
  ['TND', 3],
  ['HUF', 2],
  ['COP', 2],
])('%s has %i decimal places', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});

test('an amount is valid only in a currency that exists', () => {
  expect(MoneySchema.safeParse({ minor: 1n, currency: 'ZAR' }).success).toBe(true);
  for (const currency of ['QQQ', 'zar', 'RAND'])
    expect(MoneySchema.safeParse({ minor: 1n, currency }).success).toBe(false);
});

test('each currency has the decimal places of ISO 4217, and a code that is none has two', () => {
  const places = (codes: string) => new Set(codes.split(' ').map(minorDigits));
  expect(places('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF')).toEqual(new Set([0]));
  expect(places('BHD IQD JOD KWD LYD OMR TND')).toEqual(new Set([3]));
  expect(places('CLF UYW')).toEqual(new Set([4]));
  expect(places('ZAR KES USD QQQ')).toEqual(new Set([2]));
});

test.each([
  [123_456n, 'ZAR', '1234.56'],
  [-5n, 'ZAR', '-0.05'],
  [0n, 'ZAR', '0.00'],
  [-1000n, 'JPY', '-1000'],
  [0n, 'JPY', '0'],
  [1n, 'TND', '0.001'],
] as const)('%i minor units of %s are written %s', (minor, currency, written) => {
  expect(decimalOf(money(minor, currency))).toBe(written);
});

test('an amount without its sign is never below nothing, and one turned around twice is itself', () => {
  fc.assert(
    fc.property(amounts, currencies, (minor, currency) => {
      const value = money(minor, currency);
      expect(absolute(value)).toEqual(money(minor < 0n ? -minor : minor, currency));
      expect(negate(value)).toEqual(money(-minor, currency));
    }),
  );
});

test('an amount that everybody may see says nothing of being withheld', () => {
  expect(Object.keys(add(money(1, 'ZAR'), money(2, 'ZAR')))).toEqual(['minor', 'currency']);
});

test.each([
  ['ZAR', true],
  ['zar', false],
  ['QQQ', false],
  ['', false],
])('"%s" is a currency: %s', (code, is) => expect(isCurrency(code)).toBe(is));
