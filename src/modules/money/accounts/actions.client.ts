import { Plus } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { ACCOUNTS } from './access.ts';

/** What can be done on the screen of accounts. */
export const ACCOUNT_ACTIONS = [
  {
    id: 'accounts.new',
    name: 'Add an account',
    group: 'Accounts',
    icon: Plus,
    keys: 'n',
    on: '/app/accounts',
    needs: ACCOUNTS.write,
    to: '/app/accounts?new=1',
  },
] as const satisfies readonly Action[];
