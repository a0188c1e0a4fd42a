import { CreditCard } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/billing',
    title: 'Billing & Plans',
    module: 'settings',
    load: () => import('./page.tsx').then((page) => page.BillingPage),
    menu: {
      group: 'System',
      icon: CreditCard,
      words: 'plan subscription price upgrade pro business enterprise invoice',
    },
  },
];
