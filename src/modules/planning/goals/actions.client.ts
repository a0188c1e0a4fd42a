import { ListPlus } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { GOALS } from './access.ts';

/** What can be done on the screen of goals. */
export const GOALS_ACTIONS = [
  {
    id: 'goals.new',
    name: 'Add a goal',
    group: 'Goals',
    icon: ListPlus,
    words: 'new create',
    on: '/app/goals',
    needs: GOALS.write,
    to: '/app/goals?new=1',
  },
] as const satisfies readonly Action[];
