import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';
import { UNDO_WEBHOOKS } from './webhooks.ts';

export const manifest = { contract: { history: contract }, webhooks: UNDO_WEBHOOKS } as const satisfies Manifest;
