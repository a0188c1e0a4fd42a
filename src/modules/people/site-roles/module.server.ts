import { rolesRouter } from './router.server.ts';

export const server = {
  routers: () => ({ roles: rolesRouter }),
};
