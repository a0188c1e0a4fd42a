import { securityRouter } from './router.server.ts';

export const server = {
  routers: () => ({ securityEvents: securityRouter }),
};
