import { ArrowLeftRight } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/transactions',
    title: 'Transactions',
    module: 'transactions',
    needs: { permissions: ['transactions.read'] },
    load: () => import('./page.tsx').then((page) => page.TransactionsPage),
    menu: { group: 'Core', icon: ArrowLeftRight, onPhone: true, words: 'payments rows spending search ledger' },
  },
];
