import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const LINK_WEBHOOKS: WebhookGroup = {
  label: 'Refunds and links',
  hint: 'Transactions were linked or unlinked.',
  events: ['transaction-link.created', 'transaction-link.removed'],
};
