import type { Manifest } from '#kernel/manifest.ts';
import { accountsModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = { module: accountsModule, contract: { accounts: contract } } as const satisfies Manifest;
