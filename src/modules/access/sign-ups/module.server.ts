import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { signUpsRouter } from './router.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ signUps: signUpsRouter(auth) }),
};
