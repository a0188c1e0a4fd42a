import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** Entries of the breach register, of which none can be taken back. */
export const BREACH_ENTRY_LIMIT = { name: 'breach_entry', points: 60, seconds: HOUR } as const satisfies RateLimit;
