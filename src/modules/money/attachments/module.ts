import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';
import { RECEIPT_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  contract: { attachments: contract },
  webhooks: RECEIPT_WEBHOOKS,
} as const satisfies Manifest;
