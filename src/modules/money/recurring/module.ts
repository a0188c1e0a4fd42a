import type { Manifest } from '#kernel/manifest.ts';
import { recurringModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: recurringModule,
  contract: { recurring: contract },
} as const satisfies Manifest;
