import { JOBS } from './jobs.server.ts';
import { endpointsEnd, endpointsFollow, endpointsLeave, webhookListener } from './service.server.ts';
import { webhooksRouter } from './router.server.ts';
import { webhookEndpoints, webhookDeliveries } from './table.server.ts';

export const server = {
  tables: [
    { table: webhookEndpoints, stays: 'with secrets; programs are connected to this installation' },
    {
      table: webhookDeliveries,
      storage: { label: 'Webhook calls', hint: 'For 30 days' },
      stays: 'calls of this installation, kept for thirty days',
    },
  ],
  routers: () => ({ webhooks: webhooksRouter }),
  listeners: ({ now }: { now: () => Date }) => [endpointsEnd, endpointsFollow, endpointsLeave, webhookListener(now)],
  jobs: JOBS,
};
