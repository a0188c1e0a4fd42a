import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { EXCHANGE_RATES, exchangeRatesModule } from './access.ts';
import { EXCHANGE_RATES_ACTIONS } from './actions.client.ts';
import { EXCHANGE_RATES_TITLE } from './first-words.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/exchange-rates',
      title: EXCHANGE_RATES_TITLE,
      module: exchangeRatesModule,
      needs: { permissions: [EXCHANGE_RATES.read] },
      load: () => import('./page.tsx').then((page) => page.ExchangeRatesPage),
      menu: null,
    },
  ],
  actions: EXCHANGE_RATES_ACTIONS,
};
