import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const ACCOUNT_WEBHOOKS: WebhookGroup = {
  label: 'Accounts',
  hint: 'An account was added, changed, deleted or restored.',
  events: ['account.created', 'account.updated', 'account.removed', 'account.restored'],
};
