import { ChartLine } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { NET_WORTH, netWorthModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/net-worth',
      title: 'Net worth',
      module: netWorthModule,
      needs: { permissions: [NET_WORTH.read] },
      load: () => import('./page.tsx').then((page) => page.NetWorthPage),
      menu: { group: 'Finance', icon: ChartLine },
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.NET_WORTH_ACTIONS),
};
