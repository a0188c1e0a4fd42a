import type { Manifest } from '#kernel/manifest.ts';
import { contract as apiKeys } from './api-keys.contract.ts';
import { contract as webhooks } from './webhooks.contract.ts';

export const manifest = { contract: { apiKeys, webhooks } } as const satisfies Manifest;
