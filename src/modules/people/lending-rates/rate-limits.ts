import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** Central banks decide a handful of times a year; each entry changes debt plans in every workspace. */
export const LENDING_RATES_LIMIT = {
  name: 'lending_rates',
  points: 60,
  seconds: HOUR,
} as const satisfies RateLimit;
