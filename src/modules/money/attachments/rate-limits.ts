import { MINUTE, type RateLimit } from '#kernel/limits.ts';

/** Previews and downloads, at the pace of a person who leafs through transactions with twenty receipts. */
export const ATTACHMENT_READ_LIMIT = {
  name: 'attachment_read',
  points: 240,
  seconds: MINUTE,
} as const satisfies RateLimit;
