import { expect, test } from 'vitest';
import { plansQuery } from './plans.client.ts';

test('what is known of plans is fresh for a minute [§9 subscriptions stale]', () => {
  expect(plansQuery.staleTime).toBe(60_000);
});
