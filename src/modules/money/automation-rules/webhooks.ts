import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const RULE_WEBHOOKS: WebhookGroup = {
  label: 'Rules',
  hint: 'A rule was added, changed, deleted or restored. A run changed transactions or was undone.',
  events: [
    'rule.created',
    'rule.updated',
    'rule.enabled',
    'rule.reordered',
    'rule.removed',
    'rule.restored',
    'rules.imported',
    'rules.run',
    'rules.run-reverted',
  ],
};
