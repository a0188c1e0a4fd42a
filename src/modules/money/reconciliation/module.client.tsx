import { accountsModule } from '#modules/money/accounts/access.ts';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { RECONCILIATION } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/accounts/:id/reconcile',
      title: 'Reconcile',
      module: accountsModule,
      needs: { permissions: [RECONCILIATION.read] },
      load: () => import('./reconcile.page.tsx').then((page) => page.ReconcilePage),
      menu: null,
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => [...file.ACCOUNT_PAGE_ACTIONS, ...file.SESSION_ACTIONS]),
};
