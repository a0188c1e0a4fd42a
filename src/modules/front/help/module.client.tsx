import { CircleHelp } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/help',
      title: 'Help',
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.HelpPage),
      menu: { group: 'System', icon: CircleHelp, key: 'h' },
    },
    {
      path: '/app/help/:slug',
      title: 'Guide',
      module: SETTINGS,
      load: () => import('./guide.page.tsx').then((page) => page.GuidePage),
      menu: null,
    },
  ],
};
