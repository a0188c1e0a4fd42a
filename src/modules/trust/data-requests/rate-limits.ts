import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** Requests about one's data: each tells the person, and those who answer. */
export const RIGHTS_ASK_LIMIT = { name: 'rights_ask', points: 10, seconds: HOUR } as const satisfies RateLimit;
