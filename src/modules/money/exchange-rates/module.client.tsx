import { ListChecks } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { EXCHANGE_RATES, exchangeRatesModule } from './access.ts';
import { EXCHANGE_RATES_ACTIONS } from './actions.client.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/exchange-rates',
      title: 'Exchange rates',
      module: exchangeRatesModule,
      needs: { permissions: [EXCHANGE_RATES.read] },
      load: () => import('./page.tsx').then((page) => page.ExchangeRatesPage),
      menu: { group: 'Finance', icon: ListChecks, words: 'list names' },
    },
  ],
  actions: EXCHANGE_RATES_ACTIONS,
};
