import { KeyRound, Webhook } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { INTEGRATIONS } from './access.ts';

/** What can be done on the screen of integrations. */
export const INTEGRATION_ACTIONS = [
  {
    id: 'integrations.new-key',
    name: 'Create an API key',
    group: 'Integrations',
    icon: KeyRound,
    words: 'api token',
    on: '/app/settings/integrations',
    needs: INTEGRATIONS.write,
    to: '/app/settings/integrations?new-key=1',
  },
  {
    id: 'integrations.new-webhook',
    name: 'Add webhook',
    group: 'Integrations',
    icon: Webhook,
    words: 'call address',
    on: '/app/settings/integrations',
    needs: INTEGRATIONS.write,
    to: '/app/settings/integrations?new-webhook=1',
  },
] as const satisfies readonly Action[];
