import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';
import { IMPORT_WEBHOOKS } from './webhooks.ts';

export const manifest = { contract: { imports: contract }, webhooks: IMPORT_WEBHOOKS } as const satisfies Manifest;
