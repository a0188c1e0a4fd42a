import type { Manifest } from '#kernel/manifest.ts';
import { netWorthModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: netWorthModule,
  contract: { netWorth: contract },
} as const satisfies Manifest;
