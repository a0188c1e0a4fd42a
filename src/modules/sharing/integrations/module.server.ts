import type { WebhookGroup } from '#kernel/manifest.ts';
import { apiKeysRouter } from './api-keys.router.server.ts';
import { keysEnd, keysLeave } from './api-keys.service.server.ts';
import { API_JOBS } from './public-api.calls.server.ts';
import { apiCalls, apiKeys, webhookDeliveries, webhookEndpoints } from './table.server.ts';
import { JOBS } from './webhooks.jobs.server.ts';
import { webhooksRouterOf } from './webhooks.router.server.ts';
import { endpointsEnd, endpointsFollow, endpointsLeave, webhookListener } from './webhooks.service.server.ts';

/** What webhooks can tell of, as the modules declare it. */
type Wiring = { readonly webhooks: readonly WebhookGroup[] };

export const server = {
  tables: [
    { table: apiKeys, stays: 'gives programs access to workspaces of this installation' },
    { table: apiCalls, stays: 'answers to programs, stored for a day' },
    { table: webhookEndpoints, stays: 'has secrets; programs connect to this installation' },
    {
      table: webhookDeliveries,
      storage: { label: 'Webhook calls', hint: 'Webhook calls are stored for 30 days' },
      stays: 'calls of this installation, stored for thirty days',
    },
  ],
  routers: ({ webhooks }: Wiring) => ({ apiKeys: apiKeysRouter, webhooks: webhooksRouterOf(webhooks) }),
  listeners: ({ now, webhooks }: Wiring & { now: () => Date }) => [
    keysEnd,
    keysLeave,
    endpointsEnd,
    endpointsFollow,
    endpointsLeave,
    webhookListener(now, webhooks),
  ],
  jobs: [...JOBS, ...API_JOBS],
};
