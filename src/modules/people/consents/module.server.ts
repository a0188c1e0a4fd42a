import { consentsRouter } from './router.server.ts';

export const server = {
  routers: () => ({ consents: consentsRouter }),
};
