import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const IMPORT_WEBHOOKS: WebhookGroup = {
  label: 'Imports',
  hint: 'A statement was imported, or its import was undone.',
  events: ['import.committed', 'import.reverted'],
};
