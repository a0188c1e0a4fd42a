import type { Manifest } from '#kernel/manifest.ts';
import { transactionsModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: transactionsModule,
  contract: { transactions: contract },
} as const satisfies Manifest;
