import { Scale } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/debts',
    title: 'Debts',
    module: 'debts',
    needs: { permissions: ['debts.read'] },
    load: () => import('./page.tsx').then((page) => page.DebtsPage),
    menu: { group: 'Finance', icon: Scale, words: 'loan card snowball avalanche owe interest pay off plan' },
  },
];
