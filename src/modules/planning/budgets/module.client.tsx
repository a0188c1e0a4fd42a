import { ListChecks } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { BUDGETS, budgetsModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/budgets',
      title: 'Budgets',
      module: budgetsModule,
      needs: { permissions: [BUDGETS.read] },
      load: () => import('./page.tsx').then((page) => page.BudgetsPage),
      menu: {
        group: 'Finance',
        icon: ListChecks,
      },
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.BUDGETS_ACTIONS),
};
