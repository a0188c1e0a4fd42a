import { CircleHelp } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { MODULE_CLIENT_WORDS } from './words.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/help',
      title: MODULE_CLIENT_WORDS.help,
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.HelpPage),
      menu: { group: 'System', icon: CircleHelp, key: 'h', words: 'guides how to support contact keys documentation' },
    },
    {
      path: '/app/help/:slug',
      title: MODULE_CLIENT_WORDS.guide,
      module: SETTINGS,
      load: () => import('./guide.page.tsx').then((page) => page.GuidePage),
      menu: null,
    },
  ],
};
