import { ArrowLeftRight, Plus } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { EXCHANGE_RATES } from './access.ts';
import { EXCHANGE_RATES_TITLE } from './first-words.ts';

const path = '/app/exchange-rates';

/** What can be done on the page of exchange rates; no menu lists it, so the palette does. */
export const EXCHANGE_RATES_ACTIONS = [
  {
    id: 'exchange-rates.open',
    name: EXCHANGE_RATES_TITLE,
    group: 'Go to',
    icon: ArrowLeftRight,
    words: 'currency conversion ecb',
    on: path,
    needs: EXCHANGE_RATES.read,
    to: path,
  },
  {
    id: 'exchange-rates.new',
    name: 'Add exchange rate',
    group: EXCHANGE_RATES_TITLE,
    icon: Plus,
    keys: 'n',
    on: path,
    needs: EXCHANGE_RATES.write,
    to: `${path}?new=1`,
  },
] as const satisfies readonly Action[];
