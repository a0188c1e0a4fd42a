import { expect, test } from 'vitest';
import { commitsIn, reachOf } from './touched-folders-text.ts';

const LOG = '\0fix(debts): one\n\nsrc/a/x.ts\nsrc/a/y.ts\nREADME.md\n\0docs: two\n\nREADME.md\n\0chore: nothing\n';

test('files and folders are counted by commit, a folder once', () => {
  expect(commitsIn(LOG)).toEqual([
    { subject: 'fix(debts): one', files: 3, folders: 2 },
    { subject: 'docs: two', files: 1, folders: 1 },
    { subject: 'chore: nothing', files: 0, folders: 0 },
  ]);
});

test.each([
  [[], 0],
  [[3], 3],
  [[1, 4], 2.5],
  [[5, 1, 2], 2],
])('the median of %j is %d', (folders, medianFolders) => {
  const commits = folders.map((count) => ({ subject: '', files: 5, folders: count }));
  const all = folders.reduce((sum, count) => sum + count, 0);
  expect(reachOf(commits)).toEqual({ folders: all, files: 5 * folders.length, medianFolders });
});
