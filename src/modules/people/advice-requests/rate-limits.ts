import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** Each tells the person by e-mail, and a member of staff reads it. */
export const SERVICE_ASK_LIMIT = { name: 'service_ask', points: 10, seconds: HOUR } as const satisfies RateLimit;
