import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** Each is kept for good. */
export const NEW_WORKSPACE_LIMIT = { name: 'workspace_create', points: 10, seconds: HOUR } as const satisfies RateLimit;

/** Each tells everybody in the books. */
export const WORKSPACE_STANDING_LIMIT = {
  name: 'workspace_standing',
  points: 30,
  seconds: HOUR,
} as const satisfies RateLimit;
