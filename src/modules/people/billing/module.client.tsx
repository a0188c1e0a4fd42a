import { CreditCard } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/billing',
      title: 'Billing & Plans',
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.BillingPage),
      menu: {
        group: 'System',
        icon: CreditCard,
      },
    },
  ],
};
