import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const SPLIT_WEBHOOKS: WebhookGroup = {
  label: 'Splits',
  hint: 'A transaction was split, or its split was removed.',
  events: ['transaction.split', 'transaction.unsplit'],
};
