import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { membersRouter } from './router.server.ts';
import { offersEnd } from './service.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ members: membersRouter(auth) }),
  listeners: () => [offersEnd],
};
