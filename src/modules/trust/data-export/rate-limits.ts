import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** Everything that one owns: the heaviest there is to ask for. */
export const EXPORT_DATA_LIMIT = { name: 'export_data', points: 5, seconds: HOUR } as const satisfies RateLimit;
