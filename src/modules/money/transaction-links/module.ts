import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';
import { LINK_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  contract: { transactionLinks: contract },
  webhooks: LINK_WEBHOOKS,
} as const satisfies Manifest;
