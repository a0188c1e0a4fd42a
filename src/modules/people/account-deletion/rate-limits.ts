import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** Each sends e-mails. */
export const ERASURE_LIMIT = { name: 'erasure', points: 5, seconds: HOUR } as const satisfies RateLimit;
