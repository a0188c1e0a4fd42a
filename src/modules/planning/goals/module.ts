import type { Manifest } from '#kernel/manifest.ts';
import { goalsModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: goalsModule,
  contract: { goals: contract },
} as const satisfies Manifest;
