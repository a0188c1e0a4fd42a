import { MINUTE, type RateLimit } from '#kernel/limits.ts';

/** §9. */
export const NOTIFICATION_CREATE_LIMIT = {
  name: 'notification_create',
  points: 10,
  seconds: MINUTE,
} as const satisfies RateLimit;
