import { Database } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/database',
    title: 'Database',
    module: 'settings',
    needs: { permissions: ['workspace.read'] },
    load: () => import('./page.tsx').then((page) => page.DatabasePage),
    menu: { group: 'System', icon: Database, words: 'storage used export backup copy connection size' },
  },
];
