import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const CATEGORY_WEBHOOKS: WebhookGroup = {
  label: 'Categories',
  hint: 'A category was added, changed, archived, merged, deleted or restored.',
  events: [
    'category.created',
    'category.updated',
    'category.archived',
    'category.unarchived',
    'category.removed',
    'category.merged',
    'category.restored',
  ],
};
