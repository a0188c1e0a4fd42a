import { expect, test } from 'vitest';
import { inOneLine, inTitle, NAME_FORMAT } from './names.ts';

test.each([
  ['Thandi O’Neill-Nkosi', true],
  ['Nkosi & Co: books / 2026', true],
  ['Tom\nYour account is locked', false],
  ['Tom\r', false],
  ['Click https://evil.example', false],
  ['=?utf-8?B?SWxpZmE=?=', false],
  ['Tom =?ISO-8859-1?q?Support?=', false],
  ['=?utf-8*en?Q?Support', false],
  ['1 + 1 =? 2', true],
  ['HTTP://evil.example', false],
  ['', true],
  ['Tab\there', false],
  ['=?utf-8?x?abc', true],
  ['=?utf 8?b?abc', true],
  ['Tom\u0085', false],
])('%j is a name: %s', (name, isOne) => {
  expect(NAME_FORMAT.test(name)).toBe(isOne);
});

test('a name begins no line of its own in an e-mail', () => {
  expect(inOneLine(' Tom\r\n\r\nYour account\tis locked\n')).toBe('Tom Your account is locked');
});

test.each([
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
])('%s stands in a title as %s', (name, shown) => {
  expect(inTitle(name)).toBe(shown);
});
