import { Scale } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { DEBTS, debtsModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/debts',
      title: 'Debts',
      module: debtsModule,
      needs: { permissions: [DEBTS.read] },
      load: () => import('./page.tsx').then((page) => page.DebtsPage),
      menu: {
        group: 'Finance',
        icon: Scale,
        key: 'b',
      },
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.DEBT_ACTIONS),
};
