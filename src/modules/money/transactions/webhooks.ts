import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const TRANSACTION_WEBHOOKS: WebhookGroup = {
  label: 'Transactions',
  hint: 'Written, changed, filed, deleted or brought back by somebody.',
  events: [
    'transaction.created',
    'transaction.updated',
    'transaction.removed',
    'transaction.restored',
    'transactions.categorised',
    'transactions.removed',
    'transactions.restored',
  ],
};
