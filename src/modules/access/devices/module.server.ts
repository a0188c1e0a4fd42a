import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { devicesRouter } from './router.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ devices: devicesRouter(auth) }),
};
