import { ArrowLeftRight, Plus, Target } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { BUDGETS } from './access.ts';

const shared = { group: 'Budgets', on: '/app/budgets', needs: BUDGETS.write } as const;

/** What can be done on the page of the budget. */
export const BUDGETS_ACTIONS = [
  {
    ...shared,
    id: 'budgets.add',
    name: 'Add category to budget',
    icon: Plus,
    keys: 'n',
    words: 'limit envelope line',
    to: '/app/budgets?do=add',
  },
  {
    ...shared,
    id: 'budgets.move',
    name: 'Move money between budgets',
    icon: ArrowLeftRight,
    keys: 'm',
    words: 'transfer cover overspent envelope',
    to: '/app/budgets?do=move',
  },
  {
    ...shared,
    id: 'budgets.fill',
    name: 'Fill budgets from targets',
    icon: Target,
    keys: 'f',
    words: 'assign goal envelope',
    to: '/app/budgets?do=fill',
  },
] as const satisfies readonly Action[];
