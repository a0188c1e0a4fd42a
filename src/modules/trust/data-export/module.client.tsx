import { Wrench } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/advanced',
    title: 'Advanced',
    module: 'settings',
    load: () => import('./page.tsx').then((page) => page.AdvancedPage),
    menu: {
      group: 'System',
      icon: Wrench,
      words: 'export import backup archive delete account leave data bundle spare low',
    },
  },
];
