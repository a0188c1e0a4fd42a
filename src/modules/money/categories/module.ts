import type { Manifest } from '#kernel/manifest.ts';
import { categoriesModule } from './access.ts';
import { contract } from './contract.ts';
import { CATEGORY_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  module: categoriesModule,
  contract: { categories: contract },
  webhooks: CATEGORY_WEBHOOKS,
} as const satisfies Manifest;
