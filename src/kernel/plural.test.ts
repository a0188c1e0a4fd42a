import { expect, test } from 'vitest';
import { nounFor, plural } from './plural.ts';

test('a noun follows its number', () => {
  expect([0, 1, 2, 21, 1.5].map((count) => plural(count, 'file'))).toEqual([
    '0 files',
    '1 file',
    '2 files',
    '21 files',
    '1.5 files',
  ]);
  expect(plural(3, 'person', 'people')).toBe('3 people');
  expect([999, 1927, 1_234_567, -1000, 1234.5678].map((count) => plural(count, 'file'))).toEqual([
    '999 files',
    '1\u00a0927 files',
    '1\u00a0234\u00a0567 files',
    '-1\u00a0000 files',
    '1\u00a0234.5678 files',
  ]);
  expect(plural(1234, 'entry', 'entries', (count) => count.toLocaleString('en'))).toBe('1,234 entries');
  expect([nounFor(1, 'that file', 'those files'), nounFor(2, 'that file', 'those files')]).toEqual([
    'that file',
    'those files',
  ]);
});
