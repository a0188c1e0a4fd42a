import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { credentialsRouter } from './router.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ credentials: credentialsRouter(auth) }),
};
