import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const RECEIPT_WEBHOOKS: WebhookGroup = {
  label: 'Receipts',
  hint: 'A receipt was added to a transaction, deleted or restored.',
  events: ['attachment.added', 'attachment.removed', 'attachment.restored'],
};
