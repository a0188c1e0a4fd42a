import { HOUR, QUARTER, type RateLimit } from '#kernel/limits.ts';

/** Each opens books to a program. */
export const API_KEY_LIMIT = { name: 'api_key', points: 20, seconds: HOUR } as const satisfies RateLimit;

/** As for push messages: each is a host that our server calls. */
export const WEBHOOK_LIMIT = { name: 'webhook', points: 30, seconds: HOUR } as const satisfies RateLimit;

/** Calls that a person asks for by hand. */
export const WEBHOOK_CALL_LIMIT = { name: 'webhook_call', points: 20, seconds: QUARTER } as const satisfies RateLimit;
