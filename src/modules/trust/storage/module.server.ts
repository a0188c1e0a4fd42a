import { storageRouter } from './router.server.ts';

export const server = {
  routers: () => ({ storage: storageRouter }),
};
