import { MINUTE, type RateLimit } from '#kernel/limits.ts';

/** A file of up to 10,000 rows read anew, written or taken back. */
export const IMPORT_WORK_LIMIT = { name: 'import_work', points: 30, seconds: MINUTE } as const satisfies RateLimit;

/** Pages of such a file, at the pace of a person who leafs through it. */
export const IMPORT_READ_LIMIT = { name: 'import_read', points: 120, seconds: MINUTE } as const satisfies RateLimit;
