import { MINUTE, type RateLimit } from '#kernel/limits.ts';

/** Files of up to 10 MB, looked through and drawn anew: two transactions full of them a minute. */
export const ATTACHMENT_ADD_LIMIT = {
  name: 'attachment_add',
  points: 40,
  seconds: MINUTE,
} as const satisfies RateLimit;

/** Previews and downloads, at the pace of a person who leafs through transactions with twenty receipts. */
export const ATTACHMENT_READ_LIMIT = {
  name: 'attachment_read',
  points: 240,
  seconds: MINUTE,
} as const satisfies RateLimit;
