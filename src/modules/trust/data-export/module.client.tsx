import { Database, Wrench } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { WORKSPACE } from '#modules/people/workspaces/access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/database',
      title: 'Database',
      module: SETTINGS,
      needs: { permissions: [WORKSPACE.read] },
      load: () => import('./storage.page.tsx').then((page) => page.DatabasePage),
      menu: { group: 'System', icon: Database },
    },
    {
      path: '/app/settings/advanced',
      title: 'Advanced',
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.AdvancedPage),
      menu: {
        group: 'System',
        icon: Wrench,
      },
    },
  ],
};
