import { HOUR, type RateLimit } from '#kernel/limits.ts';

/** Changes that everybody sees, and e-mails of others that are read. */
export const SITE_SETTINGS_LIMIT = { name: 'site_settings', points: 30, seconds: HOUR } as const satisfies RateLimit;
