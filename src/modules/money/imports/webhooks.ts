import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const IMPORT_WEBHOOKS: WebhookGroup = {
  label: 'Imports',
  hint: 'A statement came into the books, or was taken back whole.',
  events: ['import.committed', 'import.reverted'],
};
