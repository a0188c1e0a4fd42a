import { expect, test } from 'vitest';
import { NAME_FORMAT } from './names.ts';

test.each([
  ['Thandi O’Neill-Nkosi', true],
  ['Nkosi & Co: books / 2026', true],
  ['Tom\nYour account is locked', false],
  ['Tom\r', false],
  ['Click https://evil.example', false],
])('%j is a name: %s', (name, isOne) => {
  expect(NAME_FORMAT.test(name)).toBe(isOne);
});
