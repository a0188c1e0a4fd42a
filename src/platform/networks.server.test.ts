import { expect, test } from 'vitest';
import { networksOf, within } from './networks.server.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['203.0.113.0/24, 2001:db8::/32', ['203.0.113.0/24', '2001:db8::/32']],
  ['203.0.113.0/33', null],
  ['203.0.113.0/', null],
  ['203.0.113.0/24/8', null],
  ['office.example', null],
  ['203.0.113.7,', null],
])('%s is read as %j', (text, networks) => {
  expect(networksOf(text)).toEqual(networks);
});

test('an address is within what is listed, in whichever way it is written, and nowhere else', () => {
  const isOurs = within(['203.0.113.0/24', '198.51.100.7', '2001:db8::/32']);
  expect(['203.0.113.9', '::ffff:203.0.113.9', '198.51.100.7', '2001:db8::1'].map(isOurs)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['203.0.114.1', '198.51.100.8', '2001:db9::1', '127.0.0.1', 'unknown', '', null].map(isOurs)).toEqual(
    Array.from({ length: 7 }, () => false),
  );
});

test('without a list every address is within it', () => {
  expect(within([])(null)).toBe(true);
});
