import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const MERGE_WEBHOOKS: WebhookGroup = {
  label: 'Merged transactions',
  hint: 'Two transactions became one.',
  events: ['transactions.merged'],
};
