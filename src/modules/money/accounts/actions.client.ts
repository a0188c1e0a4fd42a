import { Landmark, List, Lock, Plus } from 'lucide-react';
import { AMOUNTS } from '#kernel/permissions.ts';
import type { Action } from '#ui/actions.client.ts';
import { ACCOUNTS } from './access.ts';
import { ACTIONS_WORDS } from './action-words.ts';

/** What can be done on the screen of accounts. */
export const ACCOUNT_ACTIONS = [
  {
    id: 'accounts.new',
    name: 'Add account',
    group: 'Accounts',
    icon: Plus,
    keys: 'n',
    on: '/app/accounts',
    needs: ACCOUNTS.write,
    to: '/app/accounts?new=1',
  },
] as const satisfies readonly Action[];

/** What can be done with the account on which the keys stand. */
export const ACCOUNT_ROW_ACTIONS = [
  { id: 'accounts.open', name: ACTIONS_WORDS.open, group: 'Accounts', icon: Landmark, keys: 'o', on: '/app/accounts' },
  {
    id: 'accounts.transactions',
    name: ACTIONS_WORDS.transactions,
    group: 'Accounts',
    icon: List,
    keys: 't',
    on: '/app/accounts',
  },
  {
    id: 'accounts.reconcile',
    name: ACTIONS_WORDS.reconcile,
    group: 'Accounts',
    icon: Lock,
    keys: 'r',
    on: '/app/accounts',
    needs: AMOUNTS.read,
  },
] as const satisfies readonly Action[];
