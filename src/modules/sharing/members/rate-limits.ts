import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** Each sends an e-mail to the person invited; links that are tried count too. */
export const INVITATION_LIMIT = { name: 'invitation', points: 30, seconds: HOUR } as const satisfies RateLimit;

/** Each tells the member by e-mail. */
export const MEMBERSHIP_LIMIT = { name: 'membership', points: 60, seconds: HOUR } as const satisfies RateLimit;
