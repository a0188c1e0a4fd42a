import { CircleUser } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { MODULE_CLIENT_WORDS } from './words.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings',
      title: MODULE_CLIENT_WORDS.profile,
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.ProfilePage),
      menu: {
        group: 'System',
        icon: CircleUser,
        key: 's',
        words: 'name picture avatar company account type settings username',
      },
    },
  ],
};
