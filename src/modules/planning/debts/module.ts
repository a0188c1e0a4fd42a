import type { Manifest } from '#kernel/manifest.ts';
import { debtsModule } from './access.ts';
import { contract } from './contract.ts';
import { givenContract } from './given-contract.ts';

export const manifest = {
  module: debtsModule,
  contract: { debts: contract, loansGiven: givenContract },
  offline: ['debts/offer.parts.tsx'],
} as const satisfies Manifest;
