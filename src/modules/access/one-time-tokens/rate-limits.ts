import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** E-mails that a stranger can have sent to one address, from one network address. */
export const EMAIL_LIMIT = { name: 'emails', points: 5, seconds: HOUR } as const satisfies RateLimit;

/** And all strangers together: more, so that one of them does not keep its owner from a reset. */
export const EMAIL_IN_ALL_LIMIT = { name: 'emails_in_all', points: 20, seconds: HOUR } as const satisfies RateLimit;
