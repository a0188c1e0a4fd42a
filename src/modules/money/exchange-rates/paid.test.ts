import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Currency, money, withheldIn } from '#kernel/money.ts';
import {
  converted,
  differenceFrom,
  fittingPer,
  impliedRate,
  inverse,
  originalAt,
  ratioOf,
  roundedRate,
} from './rules.ts';

test.each([
  ['two decimals in two', -1890_00, 'ZAR', 100_00, 'USD', '18.9'],
  ['none in two', -1_179, 'ZAR', 100, 'JPY', '0.1179'],
  ['three in two', -11_700, 'ZAR', 2_000, 'KWD', '58.5'],
  ['two in none', -15_555, 'JPY', 100_00, 'USD', '155.55'],
  ['money that came in', 1890_00, 'ZAR', 100_00, 'USD', '18.9'],
  ['a rate without an end', -10_00, 'ZAR', 3_00, 'USD', '3.33333'],
])('the rate paid of %s', (_, minor, currency, paid, other, expected) => {
  const rate = impliedRate(money(minor, currency), money(paid, other));
  expect(rate === null ? null : roundedRate(rate)).toBe(expected);
});

test('nothing, and what is withheld, has no rate', () => {
  expect(impliedRate(money(0, 'ZAR'), money(1, 'USD'))).toBeNull();
  expect(impliedRate(money(1, 'ZAR'), money(0, 'USD'))).toBeNull();
  expect(impliedRate(withheldIn('ZAR'), money(1, 'USD'))).toBeNull();
  expect(impliedRate(money(1, 'ZAR'), withheldIn('USD'))).toBeNull();
});

test.each([
  ['18.9', '18.5', 22n],
  ['18.5', '18.9', -21n],
  ['18.5', '18.5', 0n],
  ['1.0005', '1', 1n],
  ['0.9995', '1', -1n],
  ['1.0004', '1', 0n],
  ['3', '1', 2000n],
])('%s is beside a market rate of %s by %s tenths of a per cent', (rate, market, tenths) => {
  expect(differenceFrom(ratioOf(market), ratioOf(rate))).toBe(tenths);
});

test.each([
  ['18.9', 'original'],
  ['18.5', 'original'],
  ['0.0529', 'account'],
  ['0.055', 'account'],
  ['1', null],
  ['189', null],
])('a stated rate of %s is for one unit of the %s', (rate, per) => {
  expect(fittingPer(ratioOf(rate), money(-1890_00, 'ZAR'), money(100_00, 'USD'))).toBe(per);
});

test('a rate that fits both ways is taken as the one for what was paid', () => {
  expect(fittingPer(ratioOf('1'), money(-100_00, 'NAD'), money(100_00, 'ZAR'))).toBe('original');
});

test.each([
  ['1890.00 at 18.9', -1890_00, '18.9', 'USD', 100_00],
  ['1890.12 at a rate with all its digits', -1890_12, '18.9012', 'USD', 100_00],
  ['a rate that is rounded', -1890_12, '18.9', 'USD', null],
  ['yen', -1_179, '0.1179', 'JPY', 100],
  ['nothing', 0, '18.9', 'USD', null],
])('what was paid, of %s', (_, minor, rate, currency, expected) => {
  expect(originalAt(money(minor, 'ZAR'), ratioOf(rate), currency)).toEqual(
    expected === null ? null : money(expected, currency),
  );
});

test.each([
  ['18.9', '18.9'],
  ['0.000123456789', '0.000123457'],
  ['1234567.89', '1234568'],
  ['155.550', '155.55'],
  ['999999.5', '1000000'],
])('%s is written as %s', (rate, written) => {
  expect(roundedRate(ratioOf(rate))).toBe(written);
});

const currencies = fc.constantFrom<Currency>('ZAR', 'USD', 'JPY', 'KWD');
const amounts = fc.bigInt({ min: 1n, max: 10n ** 14n });

test('law: what was paid comes to the amount at the rate paid, exactly, and turned round it comes back', () => {
  fc.assert(
    fc.property(amounts, currencies, amounts, currencies, fc.boolean(), (minor, account, paid, other, isOut) => {
      const [amount, original] = [money(isOut ? -minor : minor, account), money(paid, other)];
      const rate = impliedRate(amount, original);
      if (rate === null) throw new Error('both are above zero');
      expect(converted(original, account, rate)).toEqual(money(minor, account));
      expect(converted(money(minor, account), other, inverse(rate))).toEqual(original);
    }),
  );
});
