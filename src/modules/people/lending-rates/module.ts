import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';

export const manifest = { contract: { lendingRates: contract } } as const satisfies Manifest;
