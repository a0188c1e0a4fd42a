import { Shield, ShieldCheck } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { securityModule } from './access.ts';
import { MODULE_CLIENT_WORDS } from './words.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/security',
      title: MODULE_CLIENT_WORDS.securityPrivacy,
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.SecurityPage),
      menu: {
        group: 'System',
        icon: Shield,
        words: 'password second factor passkey authenticator two-step backup codes sessions devices sign out',
      },
    },
    {
      path: '/app/security',
      title: MODULE_CLIENT_WORDS.securityCenter,
      module: securityModule,
      load: () => import('./center.page.tsx').then((page) => page.SecurityCenterPage),
      menu: {
        group: 'Premium',
        icon: ShieldCheck,
        words: 'alerts threats devices activity audit log posture score who is signed in',
      },
    },
  ],
};
