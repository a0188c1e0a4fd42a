import { welcomeRouter } from './router.server.ts';

export const server = {
  routers: () => ({ welcome: welcomeRouter }),
};
