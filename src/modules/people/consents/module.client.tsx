import { Cookie } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/privacy',
    title: 'Privacy choices',
    module: 'settings',
    load: () => import('./page.tsx').then((page) => page.PrivacyChoicesPage),
    menu: { group: 'System', icon: Cookie, words: 'consent cookies analytics marketing withdraw banner' },
  },
];
