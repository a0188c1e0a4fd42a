import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { browsersForgotten } from './service.server.ts';
import { factorsRouter } from './router.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ factors: factorsRouter(auth) }),
  listeners: () => browsersForgotten,
};
