import { HandHelping } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/services',
    title: 'Services',
    module: 'services',
    load: () => import('./page.tsx').then((page) => page.ServicesPage),
    menu: {
      group: 'Core',
      icon: HandHelping,
      words: 'planning investment corporate finance risk advice ask request somebody',
    },
  },
];
