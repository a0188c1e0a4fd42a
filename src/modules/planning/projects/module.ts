import type { Manifest } from '#kernel/manifest.ts';
import { projectsModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: projectsModule,
  contract: { projects: contract },
  samples: [{ procedure: 'projects.create', input: { name: 'First project' } }],
} as const satisfies Manifest;
