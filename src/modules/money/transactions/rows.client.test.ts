import { expect, test } from 'vitest';
import { READING } from './rows.client.ts';

test('rows are fresh for 30 seconds, and asked for three times more [§9 transactions stale]', () => {
  expect(READING.staleTime).toBe(30_000);
  const failure = new Error('the connection broke');
  expect([0, 1, 2, 3].map((failures) => READING.retry(failures, failure))).toEqual([true, true, true, false]);
});
