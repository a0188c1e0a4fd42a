import { Cookie } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/privacy',
      title: 'Privacy choices',
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.PrivacyChoicesPage),
      menu: { group: 'System', icon: Cookie },
    },
  ],
};
