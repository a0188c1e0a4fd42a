import { LayoutDashboard, WalletCards } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { ACCOUNTS, accountsModule } from '#modules/money/accounts/access.ts';
import { DASHBOARD, dashboardModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/dashboard',
      title: 'Dashboard',
      module: dashboardModule,
      load: () => import('./page.tsx').then((page) => page.DashboardPage),
      menu: {
        group: 'Core',
        icon: LayoutDashboard,
        onPhone: true,
        key: 'd',
      },
    },
    {
      path: '/app/finance',
      title: 'Finance',
      module: dashboardModule,
      needs: { permissions: [DASHBOARD.read] },
      load: () => import('./finance.page.tsx').then((page) => page.FinancePage),
      menu: { group: 'Finance', icon: WalletCards },
    },
    {
      path: '/app/accounts/:id',
      title: 'Account',
      module: accountsModule,
      needs: { permissions: [ACCOUNTS.read] },
      load: () => import('./account.page.tsx').then((page) => page.AccountPage),
      menu: null,
    },
  ],
};
