import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** Announced days are entered a handful of times a year; each changes due dates in every workspace. */
export const PUBLIC_HOLIDAYS_LIMIT = {
  name: 'public_holidays',
  points: 60,
  seconds: HOUR,
} as const satisfies RateLimit;
