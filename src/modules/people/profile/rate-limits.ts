import { MINUTE, QUARTER, type RateLimit } from '#kernel/limits.ts';

/** The answer says which usernames are taken. */
export const PROFILE_LIMIT = { name: 'profile', points: 60, seconds: QUARTER } as const satisfies RateLimit;

/** Drawing a picture anew. */
export const PICTURES_LIMIT = { name: 'pictures', points: 10, seconds: MINUTE } as const satisfies RateLimit;
