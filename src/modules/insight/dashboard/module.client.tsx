import { LayoutDashboard, WalletCards } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/dashboard',
    title: 'Dashboard',
    module: 'dashboard',
    load: () => import('./page.tsx').then((page) => page.DashboardPage),
    menu: { group: 'Core', icon: LayoutDashboard, onPhone: true, words: 'home overview balance cash flow spending' },
  },
  {
    path: '/app/finance',
    title: 'Finance',
    module: 'dashboard',
    needs: { permissions: ['dashboard.read'] },
    load: () => import('./finance.page.tsx').then((page) => page.FinancePage),
    menu: { group: 'Finance', icon: WalletCards, words: 'hub overview accounts net worth uncategorised' },
  },
  {
    path: '/app/accounts/:id',
    title: 'Account',
    module: 'bank-accounts',
    needs: { permissions: ['accounts.read'] },
    load: () => import('./account.page.tsx').then((page) => page.AccountPage),
    menu: null,
  },
];
