import type { Manifest } from '#kernel/manifest.ts';
import { pricingModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = { module: pricingModule, contract: { billing: contract } } as const satisfies Manifest;
