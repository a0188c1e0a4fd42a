import type { WebhookGroup } from '#kernel/manifest.ts';

/** What a webhook can tell of them. */
export const ASSET_WEBHOOKS: WebhookGroup = {
  label: 'Net worth',
  hint: 'An asset, a value or the share of an account was added, changed or deleted.',
  events: [
    'asset.created',
    'asset.updated',
    'asset.removed',
    'asset.valued',
    'asset.valuation-removed',
    'account.share-set',
    'net-worth.part-chosen',
  ],
};
