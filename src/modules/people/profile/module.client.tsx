import { CircleUser } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings',
      title: 'Profile',
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.ProfilePage),
      menu: {
        group: 'System',
        icon: CircleUser,
        key: 's',
      },
    },
  ],
};
