import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';

export const manifest = {
  contract: { savedViews: contract },
  samples: [
    {
      procedure: 'savedViews.create',
      input: { name: 'First saved view', query: '', sort: 'date', direction: 'down', includeTransfers: false },
    },
  ],
} as const satisfies Manifest;
