import type { Manifest } from '#kernel/manifest.ts';
import { securityModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = { module: securityModule, contract: { securityEvents: contract } } as const satisfies Manifest;
