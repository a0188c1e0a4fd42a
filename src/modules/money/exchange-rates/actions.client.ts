import { ListPlus } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { EXCHANGE_RATES } from './access.ts';

/** What can be done on the screen of exchange rates. */
export const EXCHANGE_RATES_ACTIONS = [
  {
    id: 'exchange-rates.new',
    name: 'Add a exchange rate',
    group: 'Exchange rates',
    icon: ListPlus,
    words: 'new create',
    on: '/app/exchange-rates',
    needs: EXCHANGE_RATES.write,
    to: '/app/exchange-rates?new=1',
  },
] as const satisfies readonly Action[];
