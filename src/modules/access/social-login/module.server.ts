import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { providersRouter } from './router.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ providers: providersRouter(auth) }),
};
