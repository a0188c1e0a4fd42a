import { Plug } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { INTEGRATIONS } from './access.ts';
import { SETTINGS } from '#kernel/modules.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/integrations',
      title: 'Integrations',
      module: SETTINGS,
      needs: { permissions: [INTEGRATIONS.read] },
      load: () => import('./page.tsx').then((page) => page.IntegrationsPage),
      menu: { group: 'System', icon: Plug },
    },
    {
      path: '/app/settings/integrations/reference',
      title: 'API reference',
      module: SETTINGS,
      needs: { permissions: [INTEGRATIONS.read] },
      load: () => import('./reference.page.tsx').then((page) => page.ReferencePage),
      menu: null,
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.INTEGRATION_ACTIONS),
};
