import { expect, test } from 'vitest';
import { decimalOf, type Money, money } from './money.ts';
import { priceOf, priceWords, readPrices, yearWords } from './prices.ts';

const write = (value: Money) => `${value.currency} ${decimalOf(value)}`;
const SET = '{"pro":{"ZAR":{"month":"149.50","year":"1490"},"KES":{"month":"990"}},"business":{"ZAR":{"year":"4800"}}}';

test('prices are read exactly, each with its plan, interval and currency', () => {
  expect(readPrices(SET)).toEqual([
    { tier: 'pro', interval: 'month', price: money(149_50n, 'ZAR') },
    { tier: 'pro', interval: 'year', price: money(1_490_00n, 'ZAR') },
    { tier: 'pro', interval: 'month', price: money(990_00n, 'KES') },
    { tier: 'business', interval: 'year', price: money(4_800_00n, 'ZAR') },
  ]);
  expect(readPrices('{}')).toEqual([]);
});

test.each([
  ['no JSON', '149'.concat(' rand')],
  ['a number, which might be a float', '{"pro":{"ZAR":{"month":149.5}}}'],
  ['a price of the free plan', '{"free":{"ZAR":{"month":"1"}}}'],
  ['a plan that is none', '{"gold":{"ZAR":{"month":"1"}}}'],
  ['a currency that is none', '{"pro":{"RAN":{"month":"1"}}}'],
  ['nothing', '{"pro":{"ZAR":{"month":"0"}}}'],
  ['less than nothing', '{"pro":{"ZAR":{"month":"-5"}}}'],
  ['a part of a cent', '{"pro":{"ZAR":{"month":"1.005"}}}'],
  ['an amount with a sign before it', '{"pro":{"ZAR":{"month":"+5"}}}'],
  ['an amount with something behind it', '{"pro":{"ZAR":{"month":"5 rand"}}}'],
  ['an amount of ten figures', '{"pro":{"ZAR":{"month":"1234567890"}}}'],
  ['an amount with five decimals', '{"pro":{"ZAR":{"month":"1.00000"}}}'],
  ['an amount that ends in its point', '{"pro":{"ZAR":{"month":"1."}}}'],
  ['an interval that is none', '{"pro":{"ZAR":{"week":"1"}}}'],
])('%s is refused', (_, text) => {
  expect(readPrices(text)).toBeNull();
});

test.each([
  ['pro', 'ZAR', 'ZAR 149.50 a month', 'or ZAR 1490.00 a year'],
  ['pro', 'KES', 'KES 990.00 a month', ''],
  ['business', 'ZAR', 'ZAR 4800.00 a year', ''],
  ['business', 'KES', 'Talk to us', ''],
  ['enterprise', 'ZAR', 'Talk to us', ''],
] as const)('%s in %s: %s %s', (tier, currency, words, year) => {
  const price = priceOf(readPrices(SET) ?? [], { tier, currency });
  expect([priceWords(price, write), yearWords(price, write)]).toEqual([words, year]);
});

test('the largest and the smallest price that may be set are read', () => {
  expect(readPrices('{"enterprise":{"ZAR":{"month":"999999999","year":"0.0100"}}}')).toEqual([
    { tier: 'enterprise', interval: 'month', price: money(999_999_999_00n, 'ZAR') },
    { tier: 'enterprise', interval: 'year', price: money(1n, 'ZAR') },
  ]);
});
