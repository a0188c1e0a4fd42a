import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overpunch } from '#testing/fixed-records.ts';
import { overpunched } from './overpunch.ts';

test.each([
  ['0000000000322J', '3221', true],
  ['0000000000107}', '1070', true],
  ['0000000000974I', '9749', false],
  ['0000000009876{', '98760', false],
  ['          974A', '9741', false],
  ['0000000000000{', '0', false],
  ['0000000000107è', '1070', true],
  ['0000000009876é', '98760', false],
  ['00000000000000', '0', false],
])('%s', (field, digits, isOut) => {
  expect(overpunched(field)).toEqual({ digits, isOut });
});

test.each([
  ['00000000009741', 'unsigned'],
  ['0000000001000 ', null],
  ['00000000O0974A', null],
  ['0000000000974S', null],
  ['00000000 0974A', null],
  ['              ', null],
  ['', null],
])('%j is no amount with a sign', (field, expected) => {
  expect(overpunched(field)).toBe(expected);
});

test('what is written with a sign in its last digit comes back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }), (minor) => {
      const read = overpunched(overpunch(minor));
      const isRead = read !== null && read !== 'unsigned';
      expect(isRead && BigInt(read.digits) * (read.isOut ? -1n : 1n)).toBe(minor);
    }),
  );
});
