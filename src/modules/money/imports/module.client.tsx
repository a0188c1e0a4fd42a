import { FileUp } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { transactionsModule } from '#modules/money/ledger/access.ts';
import { IMPORTS } from '#modules/money/transactions/access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/imports',
      title: 'Imports',
      module: transactionsModule,
      needs: { permissions: [IMPORTS.read] },
      load: () => import('./page.tsx').then((page) => page.ImportsPage),
      menu: {
        group: 'Core',
        icon: FileUp,
        onPhone: true,
        key: 'i',
      },
    },
    {
      path: '/app/imports/:id',
      title: 'Import',
      module: transactionsModule,
      needs: { permissions: [IMPORTS.read] },
      load: () => import('./import.page.tsx').then((page) => page.ImportPage),
      menu: null,
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.IMPORT_ACTIONS),
};
