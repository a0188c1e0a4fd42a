import { expect, test } from 'vitest';
import { linkTo } from './link-to.ts';

test('a link carries what is set and leaves out what is not', () => {
  expect(linkTo('/app/transactions', { search: '', page: 2, open: true, off: false, none: null })).toBe(
    '/app/transactions?page=2&open=1',
  );
  expect(linkTo('/app/transactions', { accounts: ['a', 'b'], categories: [] })).toBe(
    '/app/transactions?accounts=a%2Cb',
  );
  expect(linkTo('/app/dashboard', {})).toBe('/app/dashboard');
  expect(linkTo('/x', { search: 'a&b=c' })).toBe('/x?search=a%26b%3Dc');
});
