import { MINUTE, type RateLimit } from '#kernel/limits.ts';

/** Up to a thousand rows at once, and their undoing. */
export const BULK_CHANGE_LIMIT = { name: 'bulk_change', points: 60, seconds: MINUTE } as const satisfies RateLimit;
