import type { Manifest } from '#kernel/manifest.ts';
import { EMAIL_IN_ALL_LIMIT, EMAIL_LIMIT } from './rate-limits.ts';

export const manifest = { rateLimits: [EMAIL_LIMIT, EMAIL_IN_ALL_LIMIT] } as const satisfies Manifest;
