import { expect, test } from 'vitest';
import { fileKey, hasStatementName, newFiles } from './folder-files.ts';

const file = (name: string, lastModified = 1, size = 10) => ({ name, lastModified, size });

test.each([
  ['March.pdf', true],
  ['MARCH.CSV', true],
  ['home.gnucash', true],
  ['photo.jpg', false],
  ['.hidden.csv', false],
  ['statement.csv.crdownload', false],
  ['csv', false],
])('%s: %s', (name, is) => expect(hasStatementName(name)).toBe(is));

test('an empty file, or one that is too large, is none', () => {
  expect(newFiles([file('a.csv', 1, 0), file('b.csv', 1, 20_000_001)], [])).toEqual([]);
});

test('what is known is left out until it changes; the oldest comes first', () => {
  const files = [file('b.csv', 5), file('a.csv', 3), file('c.csv', 4)];
  const known = [fileKey(file('c.csv', 4)), fileKey(file('a.csv', 2))];
  expect(newFiles(files, known).map(({ name }) => name)).toEqual(['a.csv', 'b.csv']);
});
