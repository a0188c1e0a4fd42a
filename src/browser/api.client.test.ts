import { expect, test } from 'vitest';
import { queryClient } from './api.client.ts';

test('a failed read is asked once more, and coming back to the window asks nothing [§9 default client]', () => {
  const { retry, refetchOnWindowFocus } = queryClient.getDefaultOptions().queries ?? {};
  if (typeof retry !== 'function') throw new Error('the client says by itself how often it asks again');
  const failure = new Error('the connection broke');
  expect([0, 1].map((failures) => retry(failures, failure))).toEqual([true, false]);
  expect(refetchOnWindowFocus).toBe(false);
});
