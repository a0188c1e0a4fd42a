import type { Manifest } from '#kernel/manifest.ts';
import { debtsModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = { module: debtsModule, contract: { debts: contract } } as const satisfies Manifest;
