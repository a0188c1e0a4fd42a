import { dashboardRouter } from './router.server.ts';

export const server = {
  routers: () => ({ dashboard: dashboardRouter }),
};
