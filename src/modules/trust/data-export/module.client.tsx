import { Wrench } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/advanced',
      title: 'Advanced',
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.AdvancedPage),
      menu: {
        group: 'System',
        icon: Wrench,
        words: 'export import backup archive delete account leave data bundle spare low',
      },
    },
  ],
};
