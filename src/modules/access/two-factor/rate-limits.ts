import { DEFAULT_LIMIT, QUARTER, type RateLimit } from '#kernel/limits.ts';

/** Passkeys that are tried or added. */
export const CHALLENGE_LIMIT = {
  name: 'passkey_challenges',
  points: 30,
  seconds: QUARTER,
} as const satisfies RateLimit;

/** A page of signing in takes one as it opens. */
export const SIGN_IN_CHALLENGE_LIMIT = {
  name: 'passkey_sign_in_challenges',
  points: 300,
  seconds: QUARTER,
} as const satisfies RateLimit;

/** Codes by e-mail; nobody needs many of them. */
export const FACTOR_EMAIL_LIMIT = { name: 'factor_emails', ...DEFAULT_LIMIT } as const satisfies RateLimit;
