import { Landmark } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/accounts',
    title: 'Accounts',
    module: 'bank-accounts',
    needs: { permissions: ['accounts.read'] },
    inSettings: '/app/settings/bank-accounts',
    load: () => import('./page.tsx').then((page) => page.AccountsPage),
    menu: { group: 'Finance', icon: Landmark, words: 'balance card wallet cash loan savings' },
  },
];
