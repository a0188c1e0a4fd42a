import { Shield, ShieldCheck } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/security',
    title: 'Security & Privacy',
    module: 'settings',
    load: () => import('./page.tsx').then((page) => page.SecurityPage),
    menu: {
      group: 'System',
      icon: Shield,
      words: 'password second factor passkey authenticator two-step backup codes sessions devices sign out',
    },
  },
  {
    path: '/app/security',
    title: 'Security Center',
    module: 'security',
    load: () => import('./center.page.tsx').then((page) => page.SecurityCenterPage),
    menu: {
      group: 'Premium',
      icon: ShieldCheck,
      words: 'alerts threats devices activity audit log posture score who is signed in',
    },
  },
];
