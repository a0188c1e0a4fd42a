import { installationRouter } from './router.server.ts';

export const server = {
  routers: () => ({ installation: installationRouter }),
};
