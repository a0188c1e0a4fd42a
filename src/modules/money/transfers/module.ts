import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';
import { TRANSFER_WEBHOOKS } from './webhooks.ts';

export const manifest = { contract: { transfers: contract }, webhooks: TRANSFER_WEBHOOKS } as const satisfies Manifest;
