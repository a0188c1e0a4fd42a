import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const CATEGORY_WEBHOOKS: WebhookGroup = {
  label: 'Categories',
  hint: 'Added, changed, archived, deleted or restored.',
  events: [
    'category.created',
    'category.updated',
    'category.archived',
    'category.unarchived',
    'category.removed',
    'category.restored',
  ],
};
