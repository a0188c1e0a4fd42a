import type { HeldWork } from '#platform/held-work.server.ts';
import { threatListeners } from './service.server.ts';
import { threatsRouter } from './router.server.ts';

export const server = {
  routers: () => ({ threats: threatsRouter }),
  listeners: ({ now, held }: { now: () => Date; held: HeldWork }) => threatListeners(now, held),
};
