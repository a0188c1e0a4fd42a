import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { JOBS } from './jobs.server.ts';
import { enquiriesRouter } from './router.server.ts';

export const server = {
  routers: ({ auth }: { auth: AuthSettings }) => ({ enquiries: enquiriesRouter(auth) }),
  jobs: JOBS,
};
