import { ListPlus } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { NET_WORTH } from './access.ts';

/** What can be done on the page of net worth. */
export const NET_WORTH_ACTIONS = [
  {
    id: 'net-worth.new',
    name: 'Add asset or debt',
    group: 'Net worth',
    icon: ListPlus,
    keys: 'n',
    words: 'home car house pension livestock property valuation',
    on: '/app/net-worth',
    needs: NET_WORTH.write,
    to: '/app/net-worth?new=1',
  },
] as const satisfies readonly Action[];
