import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** Each is a host that our server calls from then on. */
export const PUSH_SUBSCRIBE_LIMIT = { name: 'push_subscribe', points: 20, seconds: HOUR } as const satisfies RateLimit;
