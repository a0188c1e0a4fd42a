import { Shield, ShieldCheck } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { securityModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/security',
      title: 'Security & Privacy',
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.SecurityPage),
      menu: {
        group: 'System',
        icon: Shield,
      },
    },
    {
      path: '/app/security',
      title: 'Security Center',
      module: securityModule,
      load: () => import('./center.page.tsx').then((page) => page.SecurityCenterPage),
      menu: {
        group: 'Premium',
        icon: ShieldCheck,
      },
    },
  ],
};
