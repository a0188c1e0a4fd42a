import type { ContractRouterClient } from '@orpc/contract';
import type { Opening } from '#platform/server-manifest.server.ts';
import type { contract } from './contract.ts';
import { dashboardRouter } from './router.server.ts';

export const server = {
  routers: () => ({ dashboard: dashboardRouter }),
  openings: {
    '/app/dashboard': ({ api, today, currency }: Opening<{ dashboard: ContractRouterClient<typeof contract> }>) =>
      api.dashboard.summary({ today, shown: currency }),
  },
};
