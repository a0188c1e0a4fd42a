import { JOBS } from './jobs.server.ts';
import { endpointsEnd, endpointsFollow, endpointsLeave, webhookListener } from './service.server.ts';
import { webhooksRouter } from './router.server.ts';

export const server = {
  routers: () => ({ webhooks: webhooksRouter }),
  listeners: ({ now }: { now: () => Date }) => [endpointsEnd, endpointsFollow, endpointsLeave, webhookListener(now)],
  jobs: JOBS,
};
