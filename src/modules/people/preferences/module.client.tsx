import { Globe } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/locale',
    title: 'Language & Region',
    module: 'settings',
    load: () => import('./locale.page.tsx').then((page) => page.LocalePage),
    menu: { group: 'System', icon: Globe, words: 'language currency time zone date format preferences' },
  },
];
