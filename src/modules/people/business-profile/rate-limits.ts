import { QUARTER, type RateLimit } from '#kernel/limits.ts';

/** What is saved by hand. */
export const BUSINESS_LIMIT = { name: 'business', points: 60, seconds: QUARTER } as const satisfies RateLimit;
