import { expect, test } from 'vitest';
import { isFull, MOST_SAVED_VIEWS } from './rules.ts';

test.each([
  [0, false],
  [MOST_SAVED_VIEWS - 1, false],
  [MOST_SAVED_VIEWS, true],
  [MOST_SAVED_VIEWS + 1, true],
])('with %i saved views the list is full: %s', (count, full) => {
  expect(isFull(count)).toBe(full);
});
