import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const RECURRING_WEBHOOKS: WebhookGroup = {
  label: 'Recurring payments',
  hint: 'A recurring payment was confirmed, added, changed, marked, matched, dismissed or deleted.',
  events: [
    'recurring.confirmed',
    'recurring.added',
    'recurring.updated',
    'recurring.marked',
    'recurring.occurrence-changed',
    'recurring.occurrence-matched',
    'recurring.dismissed',
    'recurring.removed',
  ],
};
