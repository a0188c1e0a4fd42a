import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const RATE_WEBHOOKS: WebhookGroup = {
  label: 'Exchange rates',
  hint: 'Exchange rates were added, imported, deleted or restored.',
  events: [
    'exchange-rate.created',
    'exchange-rates.imported',
    'exchange-rate.removed',
    'exchange-rate.restored',
    'exchange-rates.removed',
  ],
};
