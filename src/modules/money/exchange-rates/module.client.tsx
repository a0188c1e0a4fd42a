import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { EXCHANGE_RATES, exchangeRatesModule } from './access.ts';
import { EXCHANGE_RATES_TITLE } from './first-words.ts';

const path = '/app/exchange-rates';

export const client: ClientManifest = {
  screens: [
    {
      path,
      title: EXCHANGE_RATES_TITLE,
      module: exchangeRatesModule,
      needs: { permissions: [EXCHANGE_RATES.read] },
      load: () => import('./page.tsx').then((page) => page.ExchangeRatesPage),
      menu: null,
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.EXCHANGE_RATES_ACTIONS),
};
