import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const TRANSACTION_WEBHOOKS: WebhookGroup = {
  label: 'Transactions',
  hint: 'A transaction was added, edited, tagged, categorised, deleted or restored.',
  events: [
    'transaction.created',
    'transaction.updated',
    'transaction.removed',
    'transaction.restored',
    'transaction.marked',
    'transactions.categorised',
    'transactions.changed',
    'transactions.spread',
    'transactions.unspread',
    'transactions.removed',
    'transactions.restored',
  ],
};
