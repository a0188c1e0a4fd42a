import { expect, test } from 'vitest';
import { HOME, safeReturnPath, signInPath } from './return-path.ts';

test('sign-in leads back to where the person was, filters included', () => {
  const wanted = '/app/transactions?category=groceries&page=2';
  const from = new URL(signInPath(wanted), 'http://localhost').searchParams.get('from');
  expect(safeReturnPath(from)).toBe(wanted);
});

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/application',
  '/auth/signin',
  'javascript:alert(1)',
  '/app/\\evil',
  '/app\nx',
])('%j leads home', (from) => {
  expect(safeReturnPath(from)).toBe(HOME);
});
