import { Globe } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/locale',
      title: 'Language & Region',
      module: SETTINGS,
      load: () => import('./locale.page.tsx').then((page) => page.LocalePage),
      menu: { group: 'System', icon: Globe },
    },
  ],
};
