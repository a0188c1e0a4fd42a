import { CheckCheck, Lock } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { RECONCILIATION } from './access.ts';
import { ACTIONS_WORDS } from './action-words.ts';

/** What can be done on the page of an account. */
export const ACCOUNT_PAGE_ACTIONS = [
  {
    id: 'reconciliation.start',
    name: ACTIONS_WORDS.reconcile,
    group: 'Accounts',
    icon: Lock,
    keys: 'r',
    on: '/app/accounts/:id',
    needs: RECONCILIATION.read,
  },
] as const satisfies readonly Action[];

/** What can be done while a statement is compared. */
export const SESSION_ACTIONS = [
  {
    id: 'reconciliation.mark-all',
    name: ACTIONS_WORDS.markAll,
    group: 'Reconcile',
    icon: CheckCheck,
    keys: 'a',
    on: '/app/accounts/:id/reconcile',
    needs: RECONCILIATION.write,
  },
] as const satisfies readonly Action[];
