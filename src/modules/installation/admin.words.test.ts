import { expect, test } from 'vitest';
import { limitText, spanText } from './admin.words.ts';

test.each([
  [59_999, '0 minutes'],
  [60_000, '1 minute'],
  [3_660_000, '1 hour and 1 minute'],
  [90_000_000, '1 day and 1 hour'],
])('%d ms are %s', (span, text) => {
  expect(spanText(span)).toBe(text);
});

test.each([
  [{ points: 100, seconds: 60 }, '100 a minute'],
  [{ points: 5, seconds: 900 }, '5 in 15 minutes'],
  [{ points: 30, seconds: 3600 }, '30 an hour'],
  [{ points: 2, seconds: 5 }, '2 in 5 seconds'],
])('%j is %s', (limit, text) => {
  expect(limitText(limit)).toBe(text);
});
