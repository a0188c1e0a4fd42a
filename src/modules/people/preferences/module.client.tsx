import { Globe } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { MODULE_CLIENT_WORDS } from './words.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/locale',
      title: MODULE_CLIENT_WORDS.languageRegion,
      module: SETTINGS,
      load: () => import('./locale.page.tsx').then((page) => page.LocalePage),
      menu: { group: 'System', icon: Globe, words: 'language currency time zone date format preferences' },
    },
  ],
};
