import { expect, test } from 'vitest';
import { membersToRead } from './archive-members.ts';

test.each([
  [
    ['March.csv', 'April.csv'],
    ['March.csv', 'April.csv'],
  ],
  [['2026/', '2026/March.csv', '__MACOSX/2026/._March.csv', '.DS_Store'], ['2026/March.csv']],
  [['db.sqlite', 'metadata.json'], ['db.sqlite']],
  [['My Budget/db.sqlite', 'My Budget/metadata.json'], ['My Budget/db.sqlite']],
  // Without the database it is left to the server to say that it holds no transactions.
  [['metadata.json'], ['metadata.json']],
  [
    ['Home as of 2026-11-01 - Budget.csv', 'Home as of 2026-11-01 - Register.csv'],
    ['Home as of 2026-11-01 - Register.csv'],
  ],
  [['Home - Plan.csv', 'Home - Register.csv'], ['Home - Register.csv']],
  [['Budget.csv'], ['Budget.csv']],
  [[], []],
])('of %j are read %j', (names, read) => {
  expect(membersToRead(names)).toEqual(read);
});
