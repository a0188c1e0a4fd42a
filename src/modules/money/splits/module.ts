import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';
import { SPLIT_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  contract: { splits: contract },
  webhooks: SPLIT_WEBHOOKS,
  samples: [
    {
      procedure: 'splits.saveTemplate',
      input: {
        name: 'Half each',
        lines: [
          { description: null, categoryId: null, hundredths: 5000 },
          { description: null, categoryId: null, hundredths: null },
        ],
      },
    },
  ],
} as const satisfies Manifest;
