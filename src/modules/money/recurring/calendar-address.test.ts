import { expect, test } from 'vitest';
import { FEED_PATH, isUnchanged, pathWithoutToken, tokenIn } from './calendar-address.ts';

const TOKEN = 'aZ_-'.padEnd(43, '0');

test.each([
  [`${TOKEN}.ics`, TOKEN],
  [TOKEN, null],
  [`${TOKEN}0.ics`, null],
  [`${TOKEN.slice(1)}.ics`, null],
  [`${TOKEN}.ics.ics`, null],
  [`${TOKEN.slice(1)}é.ics`, null],
  ['', null],
])('%s has the token %s', (file, token) => {
  expect(tokenIn(file)).toBe(token);
});

test('a path is written down without the token, and any other as it is', () => {
  expect(pathWithoutToken(`${FEED_PATH}${TOKEN}.ics`)).toBe(`${FEED_PATH}…`);
  expect(pathWithoutToken('/app/recurring')).toBe('/app/recurring');
});

test.each([
  [null, false],
  ['W/"a"', true],
  ['"a"', true],
  ['W/"b", W/"a"', true],
  ['W/"b"', false],
  ['*', true],
  ['a', false],
])('If-None-Match %s finds W/"a" unchanged: %s', (ifNoneMatch, unchanged) => {
  expect(isUnchanged(ifNoneMatch, 'W/"a"')).toBe(unchanged);
});
