import { expect, test } from 'vitest';
import { EmailSchema, PasswordSchema } from './model.ts';
import { displayNameOf, isLocked } from './rules.ts';

test.each([
  [{ email: 'a@b.co', name: 'Thandi Nkosi', firstName: 'T' }, 'Thandi Nkosi'],
  [{ email: 'a@b.co', name: ' ', firstName: 'Thandi', lastName: 'Nkosi' }, 'Thandi Nkosi'],
  [{ email: 'a@b.co', firstName: 'Thandi', lastName: null }, 'Thandi'],
  [{ email: 'a@b.co', username: 'tn' }, 'tn'],
  [{ email: 'thandi@b.co' }, 'thandi'],
  [{ email: '@b.co' }, 'User'],
  [{ email: 'a@b.co', firstName: ' Thandi ', lastName: ' Nkosi ' }, 'Thandi Nkosi'],
  [{ email: 'a@b.co', firstName: ' ', lastName: 'Nkosi' }, 'Nkosi'],
  [{ email: 'a@b.co', firstName: '', lastName: ' ', username: ' tn ' }, 'tn'],
  [{ email: 'a@b.co', name: null, username: ' ' }, 'a'],
])('the display name of %o is %s', (names, shown) => {
  expect(displayNameOf(names)).toBe(shown);
});

test.each([
  ['thandi@example.co.za', true],
  ['Thandi.N+x@Example.io', true],
  ['thandi@example', false],
  ['thandi@example.c', false],
  ['thandi example@x.com', false],
  ['@x.com', false],
  ['a@b..com', false],
  ["o'brien@example.co.za", true],
  ['a..b@example.com', false],
  ['jürgen@example.com', false],
  ['a\u200bb@example.com', false],
  ['', false],
])('the address %s is valid: %s', (address, valid) => {
  expect(EmailSchema.safeParse(address).success).toBe(valid);
});

test.each([
  ['Sh0rt!', 'Password must be at least 8 characters long'],
  ['longenough1!', 'Password must contain at least one uppercase letter'],
  ['LONGENOUGH1!', 'Password must contain at least one lowercase letter'],
  ['LongEnough!', 'Password must contain at least one number'],
  ['LongEnough1', 'Password must contain at least one special character'],
])('the password %s is refused: %s', (password, message) => {
  expect(PasswordSchema.safeParse(password).error?.issues.map((issue) => issue.message)).toContain(message);
});

test('a password that keeps every rule is taken', () => {
  expect(PasswordSchema.safeParse('Umcebo#2026').success).toBe(true);
});

test.each([
  [4, false],
  [5, true],
  [6, true],
])('after %i failures in the window the account is locked: %s', (failures, locked) => {
  expect(isLocked(failures)).toBe(locked);
});
