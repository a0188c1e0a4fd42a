import { rightsListeners } from './service.server.ts';
import { rightsRouter } from './router.server.ts';

export const server = {
  routers: () => ({ rights: rightsRouter }),
  listeners: ({ now }: { now: () => Date }) => rightsListeners(now),
};
