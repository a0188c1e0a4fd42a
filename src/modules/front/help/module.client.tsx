import { CircleHelp } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/help',
    title: 'Help',
    module: 'settings',
    load: () => import('./page.tsx').then((page) => page.HelpPage),
    menu: { group: 'System', icon: CircleHelp, words: 'guides how to support contact keys documentation' },
  },
  {
    path: '/app/help/:slug',
    title: 'Guide',
    module: 'settings',
    load: () => import('./guide.page.tsx').then((page) => page.GuidePage),
    menu: null,
  },
];
