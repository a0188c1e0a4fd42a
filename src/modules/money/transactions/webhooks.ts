import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const TRANSACTION_WEBHOOKS: WebhookGroup = {
  label: 'Transactions',
  hint: 'A transaction was added, edited, categorised, deleted or restored.',
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
