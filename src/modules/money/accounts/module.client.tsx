import { Landmark } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { ACCOUNTS, accountsModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/accounts',
      title: 'Accounts',
      module: accountsModule,
      needs: { permissions: [ACCOUNTS.read] },
      inSettings: '/app/settings/bank-accounts',
      load: () => import('./page.tsx').then((page) => page.AccountsPage),
      menu: { group: 'Finance', icon: Landmark, key: 'a' },
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => [...file.ACCOUNT_ACTIONS, ...file.ACCOUNT_ROW_ACTIONS]),
};
