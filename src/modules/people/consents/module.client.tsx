import { Cookie } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { MODULE_CLIENT_WORDS } from './words.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/privacy',
      title: MODULE_CLIENT_WORDS.privacyChoices,
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.PrivacyChoicesPage),
      menu: { group: 'System', icon: Cookie, words: 'consent cookies analytics marketing withdraw banner' },
    },
  ],
};
