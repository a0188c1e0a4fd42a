import { Library } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/clients',
      title: 'Workspaces and clients',
      module: SETTINGS,
      load: () => import('./clients.page.tsx').then((page) => page.ClientsPage),
      menu: {
        group: 'System',
        icon: Library,
        key: 'w',
      },
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.BOOKS_ACTIONS),
};
