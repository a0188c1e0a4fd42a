import { FileQuestionMark } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { MODULE_CLIENT_WORDS } from './words.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/your-data-rights',
      title: MODULE_CLIENT_WORDS.yourDataRights,
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.DataRightsPage),
      menu: { group: 'System', icon: FileQuestionMark, words: 'access correct delete object data request gdpr popia' },
    },
  ],
};
