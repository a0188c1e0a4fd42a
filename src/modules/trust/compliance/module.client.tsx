import { ScrollText } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/compliance',
      title: 'Compliance',
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.CompliancePage),
      menu: {
        group: 'System',
        icon: ScrollText,
      },
    },
  ],
};
