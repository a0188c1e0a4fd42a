import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const TAG_WEBHOOKS: WebhookGroup = {
  label: 'Tags',
  hint: 'A tag was added, renamed, merged, deleted or restored.',
  events: ['tag.created', 'tag.updated', 'tag.merged', 'tag.removed', 'tag.restored'],
};
