import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { sessionListeners } from './service.server.ts';
import { sessionsRouter } from './router.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ sessions: sessionsRouter(auth) }),
  listeners: ({ auth, now }: { auth: AuthSettings; now: () => Date }) => sessionListeners(auth, now),
};
