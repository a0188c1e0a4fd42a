import type { AuthSettings } from './auth.server.ts';
import { identityRouter } from './router.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ identity: identityRouter(auth) }),
};
