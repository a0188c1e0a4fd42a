import { FileQuestionMark } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/your-data-rights',
      title: 'Your data rights',
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.DataRightsPage),
      menu: { group: 'System', icon: FileQuestionMark },
    },
  ],
};
