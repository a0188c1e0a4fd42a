import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';
import { SAVED_VIEW_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  contract: { savedViews: contract },
  webhooks: SAVED_VIEW_WEBHOOKS,
  samples: [
    {
      procedure: 'savedViews.create',
      input: { name: 'Large payments', query: 'amount>5000', sort: 'date', direction: 'down', includeTransfers: false },
    },
  ],
} as const satisfies Manifest;
