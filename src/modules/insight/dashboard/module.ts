import type { Manifest } from '#kernel/manifest.ts';
import { dashboardModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: dashboardModule,
  contract: { dashboard: contract },
  offline: ['dashboard/page.tsx'],
} as const satisfies Manifest;
