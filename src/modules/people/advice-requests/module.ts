import type { Manifest } from '#kernel/manifest.ts';
import { servicesModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = { module: servicesModule, contract: { services: contract } } as const satisfies Manifest;
