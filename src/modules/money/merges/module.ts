import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';
import { MERGE_WEBHOOKS } from './webhooks.ts';

export const manifest = { contract: { merges: contract }, webhooks: MERGE_WEBHOOKS } as const satisfies Manifest;
