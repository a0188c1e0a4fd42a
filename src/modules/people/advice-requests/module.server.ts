import { servicesRouter } from './router.server.ts';

export const server = {
  routers: () => ({ services: servicesRouter }),
};
