import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { transactionsModule } from '#modules/money/ledger/access.ts';
import { TRANSFERS } from './access.ts';
import { TRANSFERS_TITLE } from './first-words.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/transfers',
      title: TRANSFERS_TITLE,
      module: transactionsModule,
      needs: { permissions: [TRANSFERS.read] },
      load: () => import('./page.tsx').then((page) => page.TransfersPage),
      menu: null,
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.TRANSFERS_ACTIONS),
};
