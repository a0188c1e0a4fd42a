import { ChartSpline } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { CASH_FLOW, cashFlowModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/cash-flow',
      title: 'Cash flow',
      module: cashFlowModule,
      needs: { permissions: [CASH_FLOW.read] },
      load: () => import('./page.tsx').then((page) => page.CashFlowPage),
      menu: {
        group: 'Finance',
        icon: ChartSpline,
      },
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.CASH_FLOW_ACTIONS),
};
