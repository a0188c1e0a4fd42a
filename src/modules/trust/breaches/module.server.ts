import { JOBS } from './jobs.server.ts';
import { breachesRouter } from './router.server.ts';

export const server = {
  routers: () => ({ breaches: breachesRouter }),
  jobs: JOBS,
};
