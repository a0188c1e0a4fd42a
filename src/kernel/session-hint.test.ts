import { expect, test } from 'vitest';
import { hasHint, hintName } from './session-hint.ts';

test('over TLS the hint has a name that no other host can set', () => {
  expect(hintName(true)).toBe('__Host-ilifa.signed-in');
  expect(hintName(false)).toBe('ilifa.signed-in');
});

test.each([
  ['ilifa.signed-in=1', true],
  ['__Host-ilifa.signed-in=1', true],
  ['theme=dark; ilifa.signed-in=1', true],
  ['theme=dark; __Host-ilifa.signed-in=1; a=b', true],
  ['', false],
  ['ilifa.signed-in=0', false],
  ['ilifa.signed-in=', false],
  ['ilifa.signed-in=12', false],
  ['xilifa.signed-in=1', false],
  ['theme=ilifa.signed-in=1', false],
  ['a=b;  ilifa.signed-in=1', false],
  ['ilifaxsigned-in=1', false],
])('the cookies "%s" hint at somebody signed in: %s', (cookies, hints) => {
  expect(hasHint(cookies)).toBe(hints);
});
