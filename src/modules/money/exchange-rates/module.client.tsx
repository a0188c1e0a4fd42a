import { ArrowLeftRight } from 'lucide-react';
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
  // No menu lists the page, so the palette does.
  actions: [
    {
      id: path,
      name: EXCHANGE_RATES_TITLE,
      group: 'Go to',
      icon: ArrowLeftRight,
      needs: EXCHANGE_RATES.read,
      on: path,
      to: path,
    },
  ],
};
