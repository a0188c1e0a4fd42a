import { HOUR, QUARTER, type RateLimit } from '#kernel/limits.ts';

/** A form of the public site. A whole village may come from one address of a mobile network, so it is not narrower. */
export const NEWSLETTER_LIMIT = { name: 'newsletter', points: 20, seconds: HOUR } as const satisfies RateLimit;

/** Mail providers press for all their readers from one network; the key in the link is what counts. As wide as `apiCall`. */
export const NEWSLETTER_LEAVE_LIMIT = {
  name: 'newsletter_leave',
  points: 1500,
  seconds: QUARTER,
} as const satisfies RateLimit;

/** Drafts, as they are written. */
export const NEWSLETTER_ISSUE_LIMIT = {
  name: 'newsletter_issue',
  points: 120,
  seconds: HOUR,
} as const satisfies RateLimit;

/** Proofs, and the e-mails to everybody. */
export const NEWSLETTER_SEND_LIMIT = {
  name: 'newsletter_send',
  points: 20,
  seconds: HOUR,
} as const satisfies RateLimit;
