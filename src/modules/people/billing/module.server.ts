import { billingRouter } from './router.server.ts';

export const server = {
  routers: () => ({ billing: billingRouter }),
};
