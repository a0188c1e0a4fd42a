import type { Manifest } from '#kernel/manifest.ts';
import { tagsModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: tagsModule,
  contract: { tags: contract },
  samples: [{ procedure: 'tags.create', input: { name: 'Work' } }],
} as const satisfies Manifest;
