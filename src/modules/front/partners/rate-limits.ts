import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** A form of the public site. A whole village may come from one address of a mobile network, so it is not narrower. */
export const PARTNER_APPLICATION_LIMIT = {
  name: 'partner_application',
  points: 10,
  seconds: HOUR,
} as const satisfies RateLimit;
