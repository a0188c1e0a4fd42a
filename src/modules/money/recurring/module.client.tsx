import { Repeat } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { RECURRING, recurringModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/recurring',
      title: 'Recurring',
      module: recurringModule,
      needs: { permissions: [RECURRING.read] },
      load: () => import('./page.tsx').then((page) => page.RecurringPage),
      menu: { group: 'Finance', icon: Repeat },
    },
  ],
};
