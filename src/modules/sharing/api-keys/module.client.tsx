import { Plug } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/integrations',
    title: 'Integrations',
    module: 'settings',
    needs: { permissions: ['integrations.read'] },
    load: () => import('./page.tsx').then((page) => page.IntegrationsPage),
    menu: { group: 'System', icon: Plug, words: 'api keys webhooks programs connect developer token secret' },
  },
];
