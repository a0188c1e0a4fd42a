import { ListPlus, SlidersHorizontal } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { DEBTS } from './access.ts';

/** What can be done on the page of debts. */
export const DEBT_ACTIONS = [
  {
    id: 'debts.new',
    name: 'Add debt',
    group: 'Debts',
    icon: ListPlus,
    keys: 'n',
    words: 'loan card store account owe borrow',
    on: '/app/debts',
    needs: DEBTS.write,
    to: '/app/debts?new=1',
  },
  {
    id: 'debts.plan',
    name: 'Change the debt plan',
    group: 'Debts',
    icon: SlidersHorizontal,
    words: 'snowball avalanche extra bonus pause strategy order',
    on: '/app/debts',
    needs: DEBTS.write,
    to: '/app/debts?plan=1',
  },
] as const satisfies readonly Action[];
