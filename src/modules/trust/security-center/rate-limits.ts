import { MINUTE, type RateLimit } from '#kernel/limits.ts';

/** Each is a line of the audit log, kept for good. */
export const SECURITY_EVENT_LIMIT = {
  name: 'security_event',
  points: 30,
  seconds: MINUTE,
} as const satisfies RateLimit;

/** Another door of the installation reports its failures; one by one, an hour of guessing there fits in. */
export const TRACKED_SIGN_IN_LIMIT = {
  name: 'tracked_sign_in',
  points: 60,
  seconds: MINUTE,
} as const satisfies RateLimit;
