import { QUARTER, type RateLimit } from '#kernel/limits.ts';

/** Each is kept for good. */
export const CONSENT_LIMIT = { name: 'consent', points: 30, seconds: QUARTER } as const satisfies RateLimit;
