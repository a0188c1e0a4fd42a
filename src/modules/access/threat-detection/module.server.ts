import type { RetryQueue } from '#platform/retry-queue.server.ts';
import { threatListeners } from './service.server.ts';
import { threatsRouter } from './router.server.ts';

export const server = {
  routers: () => ({ threats: threatsRouter }),
  listeners: ({ now, held }: { now: () => Date; held: RetryQueue }) => threatListeners(now, held),
};
