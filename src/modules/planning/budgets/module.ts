import type { Manifest } from '#kernel/manifest.ts';
import { budgetsModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: budgetsModule,
  contract: { budgets: contract },
} as const satisfies Manifest;
