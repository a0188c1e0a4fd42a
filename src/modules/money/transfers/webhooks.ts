import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const TRANSFER_WEBHOOKS: WebhookGroup = {
  label: 'Transfers',
  hint: 'Two transactions were linked as a transfer, or unlinked.',
  events: [
    'transfer.accepted',
    'transfers.accepted',
    'transfer.linked',
    'transfer.unlinked',
    'transfers.unlinked',
    'transfer.other-created',
    'transfer.other-removed',
  ],
};
