import { expect, test } from 'vitest';
import { rateText, readRate, writeRate } from './yearly-rate.ts';

test.each([
  ['21.75', 2175],
  [' 21,5 % ', 2150],
  ['0', 0],
  ['7.', 700],
  ['1000', 100_000],
  ['1000.01', null],
  ['21.755', null],
  ['-3', null],
  ['prime', null],
  ['', null],
])('%s is %s', (text, rate) => {
  expect(readRate(text)).toBe(rate);
});

test.each([0, 1, 10, 100, 2175, 2150, 2100, 100_000])('%s comes back as it was written', (rate) => {
  expect(readRate(writeRate(rate))).toBe(rate);
  expect(writeRate(rate)).not.toMatch(/\.0*$/);
});

test.each([
  [2175, 'en-ZA', '21,75'],
  [2650, 'en-ZA', '26,5'],
  [2650, 'en-KE', '26.5'],
  [100_000, 'en-ZA', '1000'],
])('%s is written in %s as %s, and read again', (rate, locale, text) => {
  expect(rateText(rate, locale)).toBe(text);
  expect(readRate(text)).toBe(rate);
});
