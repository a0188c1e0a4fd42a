import type { Manifest } from '#kernel/manifest.ts';
import { accountsModule } from './access.ts';
import { contract } from './contract.ts';
import { ACCOUNT_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  module: accountsModule,
  contract: { accounts: contract },
  webhooks: ACCOUNT_WEBHOOKS,
  offline: ['accounts/page.tsx'],
} as const satisfies Manifest;
