import { HandHelping } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { servicesModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/services',
      title: 'Services',
      module: servicesModule,
      load: () => import('./page.tsx').then((page) => page.ServicesPage),
      menu: {
        group: 'Core',
        icon: HandHelping,
      },
    },
  ],
};
