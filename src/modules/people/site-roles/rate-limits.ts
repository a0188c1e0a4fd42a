import { QUARTER, type RateLimit } from '#kernel/limits.ts';

/** The answer says which addresses have an account. */
export const PERSON_SEARCH_LIMIT = { name: 'person_search', points: 60, seconds: QUARTER } as const satisfies RateLimit;
