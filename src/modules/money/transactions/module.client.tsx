import { ArrowLeftRight } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { transactionsModule } from '#modules/money/ledger/access.ts';
import { TRANSACTIONS } from './access.ts';
import { TRASH_TITLE } from './first-words.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/transactions',
      title: 'Transactions',
      module: transactionsModule,
      needs: { permissions: [TRANSACTIONS.read] },
      load: () => import('./page.tsx').then((page) => page.TransactionsPage),
      menu: {
        group: 'Core',
        icon: ArrowLeftRight,
        onPhone: true,
        key: 't',
      },
    },
    {
      path: '/app/transactions/trash',
      title: TRASH_TITLE,
      module: transactionsModule,
      needs: { permissions: [TRANSACTIONS.read] },
      load: () => import('./trash.page.tsx').then((page) => page.TrashPage),
      menu: null,
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => [...file.TRANSACTION_ACTIONS, ...file.TRASH_ACTIONS]),
};
