import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { JOBS } from './jobs.server.ts';
import { erasureRouter } from './router.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ erasure: erasureRouter(auth) }),
  jobs: JOBS,
};
