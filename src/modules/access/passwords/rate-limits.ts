import { QUARTER, type RateLimit } from '#kernel/limits.ts';

/** Each sends e-mails, and a site that sends many is taken for a sender of advertisements. */
export const ASK_EMAIL_LIMIT = { name: 'ask_email', points: 20, seconds: QUARTER } as const satisfies RateLimit;
