import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { codeOf, errorIdOf, isFileMissing, issuesOf, isUnreached, sentenceOf } from './failure.client.ts';

test('a declared error speaks for itself', () => {
  const error = new ORPCError('CATEGORY_EXISTS', { defined: true, message: 'These books already have it.' });
  expect(sentenceOf(error)).toBe('These books already have it.');
  expect(codeOf(error)).toBe('CATEGORY_EXISTS');
  expect(errorIdOf(error)).toBeNull();
});

test('an undeclared one is never shown to a person', () => {
  const error = new ORPCError('INTERNAL_SERVER_ERROR', { message: 'relation "users" does not exist' });
  expect(sentenceOf(error)).toBe('An unexpected error occurred. Please try refreshing the page.');
  expect(sentenceOf(new Error('undefined is not a function'))).not.toContain('undefined');
  expect(codeOf(error)).toBeNull();
});

test('an unforeseen one gives the number the server knows it by', () => {
  const error = new ORPCError('UNFORESEEN', { defined: true, message: 'x', data: { id: 'e-1' } });
  expect(errorIdOf(error)).toBe('e-1');
});

test('no connection is called that', () => {
  expect(sentenceOf(new TypeError('Failed to fetch'))).toContain('could not reach');
  expect(sentenceOf(new TypeError('NetworkError when attempting to fetch resource.'))).toContain('could not reach');
});

test('where only the answer may have been lost, nobody is told that nothing was changed', () => {
  expect(sentenceOf(new TypeError('Failed to fetch'))).not.toContain('Nothing was changed');
});

test('an answer that broke off is none', () => {
  const broken = (cause: unknown) =>
    new Error('Cannot parse response body, please check the response body and content-type.', { cause });
  expect(isUnreached(broken(new TypeError('network error')))).toBe(true);
  expect(isUnreached(broken(new TypeError('Error in body stream')))).toBe(true);
  expect(isUnreached(new TypeError('Error in input stream'))).toBe(true);
  expect(isUnreached(broken(new SyntaxError('Unexpected token <')))).toBe(false);
});

test('a page whose file did not come is told from one that failed, in the words of each browser', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://ilifa.example/assets/page-x.js',
    'error loading dynamically imported module: https://ilifa.example/assets/page-x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/page-x.css',
  ])
    expect(isFileMissing(new TypeError(words))).toBe(true);
  expect(isFileMissing(new TypeError('Failed to fetch'))).toBe(false);
  expect(isFileMissing(new TypeError("Cannot read properties of undefined (reading 'module')"))).toBe(false);
});

test('what the server found wrong is told field by field', () => {
  const error = new ORPCError('BAD_REQUEST', {
    data: { issues: [{ path: ['amount', 'minor'], message: 'Invalid amount' }, 'bent', { message: 'no path' }] },
  });
  expect(issuesOf(error)).toEqual([{ path: 'amount.minor', message: 'Invalid amount' }]);
});
