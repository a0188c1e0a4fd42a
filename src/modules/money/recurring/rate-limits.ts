import { HOUR, QUARTER, type RateLimit } from '#kernel/limits.ts';

/** Addresses made anew: nobody does so ten times an hour, a stolen session might. */
export const CALENDAR_ADDRESS_LIMIT = {
  name: 'calendar_address',
  points: 10,
  seconds: HOUR,
} as const satisfies RateLimit;
/** Fetches of the feeds of one person: several devices that look every few minutes stay within it. */
export const CALENDAR_FEED_LIMIT = { name: 'calendar_feed', points: 120, seconds: HOUR } as const satisfies RateLimit;
/** Addresses of a network that lead to no feed. */
export const CALENDAR_GUESS_LIMIT = {
  name: 'calendar_guess',
  points: 30,
  seconds: QUARTER,
} as const satisfies RateLimit;
