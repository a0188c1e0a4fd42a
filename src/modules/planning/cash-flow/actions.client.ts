import { CalendarPlus, GitCompareArrows, ShieldAlert } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { CASH_FLOW } from './access.ts';

/** What can be done on the page of the cash flow. */
export const CASH_FLOW_ACTIONS = [
  {
    id: 'cash-flow.scenario',
    name: 'Add scenario',
    group: 'Cash flow',
    icon: GitCompareArrows,
    keys: 'n',
    words: 'forecast what if job rent car baby harvest compare',
    on: '/app/cash-flow',
    needs: CASH_FLOW.write,
    to: '/app/cash-flow?scenario=new',
  },
  {
    id: 'cash-flow.expected',
    name: 'Add expected payment',
    group: 'Cash flow',
    icon: CalendarPlus,
    words: 'invoice due customer forecast once',
    on: '/app/cash-flow',
    needs: CASH_FLOW.write,
    to: '/app/cash-flow?expected=new',
  },
  {
    id: 'cash-flow.floor',
    name: 'Set the lowest balance you want',
    group: 'Cash flow',
    icon: ShieldAlert,
    words: 'warn warning notification below minimum',
    on: '/app/cash-flow',
    needs: CASH_FLOW.write,
    to: '/app/cash-flow?floor=1',
  },
] as const satisfies readonly Action[];
