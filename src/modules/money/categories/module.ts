import type { Manifest } from '#kernel/manifest.ts';
import { categoriesModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = { module: categoriesModule, contract: { categories: contract } } as const satisfies Manifest;
