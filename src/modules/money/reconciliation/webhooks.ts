import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const STATEMENT_WEBHOOKS: WebhookGroup = {
  label: 'Statements',
  hint: 'A statement was started, changed, finished, reopened or cancelled, or transactions were marked.',
  events: [
    'reconciliation.started',
    'reconciliation.updated',
    'reconciliation.marked',
    'reconciliation.finished',
    'reconciliation.adjusted',
    'reconciliation.adjustment-removed',
    'reconciliation.cancelled',
    'reconciliation.reopened',
  ],
};
