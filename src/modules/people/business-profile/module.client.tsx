import { Briefcase } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { WORKSPACE } from '#modules/people/workspaces/access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/business',
      title: 'Business details',
      module: SETTINGS,
      needs: { permissions: [WORKSPACE.read] },
      load: () => import('./page.tsx').then((page) => page.BusinessPage),
      menu: { group: 'System', icon: Briefcase },
    },
  ],
};
