import { ArrowRightLeft, Plus } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { EXCHANGE_RATES } from './access.ts';
import { EXCHANGE_RATES_TITLE } from './first-words.ts';

const at = '/app/exchange-rates';

export const EXCHANGE_RATES_ACTIONS = [
  {
    id: 'exchange-rates.open',
    name: EXCHANGE_RATES_TITLE,
    group: 'Go to',
    icon: ArrowRightLeft,
    words: 'currency conversion ecb',
    on: at,
    to: at,
    needs: EXCHANGE_RATES.read,
  },
  {
    id: 'exchange-rates.new',
    name: 'Add an exchange rate',
    group: EXCHANGE_RATES_TITLE,
    icon: Plus,
    keys: 'n',
    on: at,
    needs: EXCHANGE_RATES.write,
    to: `${at}?new=1`,
  },
] as const satisfies readonly Action[];
