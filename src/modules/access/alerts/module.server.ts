import { alertsRouter } from './router.server.ts';

export const server = {
  routers: () => ({ securityAlerts: alertsRouter }),
};
