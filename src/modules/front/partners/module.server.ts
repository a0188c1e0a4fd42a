import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { JOBS } from './jobs.server.ts';
import { partnersRouter } from './router.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ partners: partnersRouter(auth) }),
  jobs: JOBS,
};
