import { expect, test } from 'vitest';
import { isRefreshDue, REFRESH_MINUTES } from './refresh.ts';

test.each([
  ['securityStatus', 5],
  ['activityCheck', 15],
  ['sensitiveRoute', 30],
] as const)('%s is asked for once more after %i minutes, and not before [§9 refresh intervals]', (what, minutes) => {
  const due = (passed: number) => isRefreshDue({ asked: 1000, now: 1000 + passed, minutes: REFRESH_MINUTES[what] });
  expect(due(minutes * 60_000 - 1)).toBe(false);
  expect(due(minutes * 60_000)).toBe(true);
});
