import { profileRouter } from './router.server.ts';

export const server = {
  routers: () => ({ profile: profileRouter }),
};
