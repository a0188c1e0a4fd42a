import { ListPlus, PiggyBank } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { GOALS } from './access.ts';

/** What can be done on the page of goals. */
export const GOALS_ACTIONS = [
  {
    id: 'goals.new',
    name: 'Add goal',
    group: 'Goals',
    icon: ListPlus,
    keys: 'n',
    words: 'save saving target fund deposit holiday emergency',
    on: '/app/goals',
    needs: GOALS.write,
    to: '/app/goals?do=new',
  },
  {
    id: 'goals.put',
    name: 'Set money aside for a goal',
    group: 'Goals',
    icon: PiggyBank,
    words: 'put save earmark contribute',
    on: '/app/goals',
    needs: GOALS.write,
    to: '/app/goals?do=put',
  },
] as const satisfies readonly Action[];
