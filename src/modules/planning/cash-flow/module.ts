import type { Manifest } from '#kernel/manifest.ts';
import { cashFlowModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: cashFlowModule,
  contract: { cashFlow: contract },
} as const satisfies Manifest;
