import { preferencesRouter } from './router.server.ts';

export const server = {
  routers: () => ({ preferences: preferencesRouter }),
};
