import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const UNDO_WEBHOOKS: WebhookGroup = {
  label: 'Undo and redo',
  hint: 'A change to transactions was undone or redone.',
  events: ['change.undone', 'change.redone'],
};
