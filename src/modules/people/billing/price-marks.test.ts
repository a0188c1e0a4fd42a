import { MODULES_THERE } from '#apps/modules.ts';
import { expect, test } from 'vitest';
import { decimalOf, type Money, money } from '#kernel/money.ts';
import { offersMark, priceMark, wordsForMarks, yearMark } from './price-marks.ts';

const writing = { write: (value: Money) => `R${decimalOf(value)}`, decimal: decimalOf };

test('each mark of a page becomes the price, or the way to ask for it', () => {
  const prices = [
    { tier: 'pro', interval: 'month', price: money(149_00n, 'ZAR') },
    { tier: 'pro', interval: 'year', price: money(1_490_00n, 'ZAR') },
    { tier: 'business', interval: 'month', price: money(249_00n, 'ZAR') },
    { tier: 'enterprise', interval: 'month', price: money(9n, 'KES') },
  ] as const;
  const words = wordsForMarks(prices, 'ZAR', writing, MODULES_THERE);
  expect(words.get(priceMark('pro', 'ZAR'))).toBe('R149.00 a month');
  expect(words.get(yearMark('pro', 'ZAR'))).toBe('or R1490.00 a year');
  expect(words.get(priceMark('enterprise', 'ZAR'))).toBe('Talk to us');
  expect(words.get(yearMark('enterprise', 'ZAR'))).toBe('');
  // Search engines are told of no plan that opens nothing yet, whatever price is set.
  expect(JSON.parse(words.get(`"${offersMark('ZAR')}"`) ?? '')).toEqual([
    { '@type': 'Offer', name: 'free', price: '0', priceCurrency: 'ZAR' },
    { '@type': 'Offer', name: 'business', price: '249.00', priceCurrency: 'ZAR' },
  ]);
});
