import type { Manifest } from '#kernel/manifest.ts';
import { netWorthModule } from './access.ts';
import { contract } from './contract.ts';
import { ASSET_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  module: netWorthModule,
  contract: { netWorth: contract },
  webhooks: ASSET_WEBHOOKS,
} as const satisfies Manifest;
