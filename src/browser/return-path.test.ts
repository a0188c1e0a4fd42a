import { expect, test } from 'vitest';
import { HOME, safeReturnPath, signInPath, WELCOME } from './return-path.ts';

test.each([
  '/app/transactions?category=groceries&page=2',
  HOME,
  '/business-welcome',
  WELCOME,
  '/pricing?country=KE',
  '/subscription',
  '/subscription-success',
  '/subscription-canceled',
])('sign-in leads back to %s', (wanted) => {
  const url = new URL(signInPath(wanted), 'http://localhost');
  expect(url.pathname).toBe('/auth');
  expect(safeReturnPath(url.searchParams.get('from'))).toBe(wanted);
});

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/application',
  '/auth/signin',
  '/-welcome',
  // Where there is nothing to come back for, the welcome page says more.
  '/',
  '/about',
  '/pricing.evil.example',
  '/subscription-',
  '/evil.example/business-welcome',
  '//business-welcome',
  '/business-welcome.evil.example',
  'javascript:alert(1)',
  '/app/\\evil',
  '/app\nx',
])('%j leads to the welcome page', (from) => {
  expect(safeReturnPath(from)).toBe(WELCOME);
  expect(safeReturnPath(from, HOME)).toBe(HOME);
});
