import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const SAVED_VIEW_WEBHOOKS: WebhookGroup = {
  label: 'Saved views',
  hint: 'A saved search was added, changed or deleted.',
  events: ['saved-view.created', 'saved-view.updated', 'saved-view.removed'],
};
