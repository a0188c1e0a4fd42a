import { expect, test } from 'vitest';
import { wordsOf } from './record-words.ts';

test.each([
  ['person.signed-in', 'Signed in'],
  ['THREAT_DETECTED', 'Something unusual was noticed'],
  ['transactions.removed', 'Transactions removed'],
  ['workspace.second-factor', 'Workspace second factor'],
  ['recurring.confirmed', 'Recurring payment confirmed'],
  ['attachment.added', 'Receipt added'],
  ['SECOND_FACTOR_LOCKED', 'Second factor locked'],
])('%s reads as "%s"', (action, words) => {
  expect(wordsOf(action)).toBe(words);
});
