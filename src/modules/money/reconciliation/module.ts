import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';
import { STATEMENT_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  contract: { reconciliation: contract },
  webhooks: STATEMENT_WEBHOOKS,
} as const satisfies Manifest;
