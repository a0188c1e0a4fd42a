import { MINUTE, type RateLimit } from '#kernel/limits.ts';

/** What the checks of a browser find; they send it without being asked. */
export const SESSION_REPORT_LIMIT = {
  name: 'session_reports',
  points: 30,
  seconds: 5 * MINUTE,
} as const satisfies RateLimit;
