import type { Manifest } from '#kernel/manifest.ts';
import { recurringModule } from './access.ts';
import { contract } from './contract.ts';
import { CALENDAR_FEED_LIMIT, CALENDAR_GUESS_LIMIT } from './rate-limits.ts';
import { RECURRING_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  module: recurringModule,
  contract: { recurring: contract },
  webhooks: RECURRING_WEBHOOKS,
  rateLimits: [CALENDAR_FEED_LIMIT, CALENDAR_GUESS_LIMIT],
} as const satisfies Manifest;
