import type { Manifest } from '#kernel/manifest.ts';
import { tagsModule } from './access.ts';
import { contract } from './contract.ts';
import { TAG_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  module: tagsModule,
  contract: { tags: contract },
  webhooks: TAG_WEBHOOKS,
  samples: [{ procedure: 'tags.create', input: { name: 'Car' } }],
} as const satisfies Manifest;
