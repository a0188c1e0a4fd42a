import type { Manifest } from '#kernel/manifest.ts';
import { projectsModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: projectsModule,
  contract: { projects: contract },
} as const satisfies Manifest;
