import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const UNDO_WEBHOOKS: WebhookGroup = {
  label: 'Undo and redo',
  hint: 'A change of transactions was undone or made again.',
  events: ['change.undone', 'change.redone'],
};
