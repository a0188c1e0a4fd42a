import { MINUTE, type RateLimit } from '#kernel/limits.ts';

/** As many as of notifications (§9). */
export const ALERT_CREATE_LIMIT = { name: 'alert_create', points: 10, seconds: MINUTE } as const satisfies RateLimit;
