import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { JOBS } from './jobs.server.ts';
import { newsListeners } from './service.server.ts';
import { newsletterRouter } from './router.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ newsletter: newsletterRouter(auth) }),
  listeners: () => newsListeners,
  jobs: JOBS,
};
