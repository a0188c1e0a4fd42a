import { MINUTE, type RateLimit } from '#kernel/limits.ts';

/** A file of up to 10,000 rows read anew, written or taken back; one press imports twenty. */
export const IMPORT_WORK_LIMIT = { name: 'import_work', points: 60, seconds: MINUTE } as const satisfies RateLimit;

/** Files of a drop: three drops of twenty files a minute, which `import_data` allows. */
export const IMPORT_FILE_LIMIT = { name: 'import_file', points: 60, seconds: MINUTE } as const satisfies RateLimit;

/** Pages of such a file, at the pace of a person who leafs through it; the review page asks for each file that waits. */
export const IMPORT_READ_LIMIT = { name: 'import_read', points: 240, seconds: MINUTE } as const satisfies RateLimit;
