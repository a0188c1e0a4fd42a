import { Library } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/clients',
    title: 'Books and clients',
    module: 'settings',
    load: () => import('./clients.page.tsx').then((page) => page.ClientsPage),
    menu: { group: 'System', icon: Library, words: 'clients workspaces household business switch shared open' },
  },
];
