import { Tag } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { TAGS, tagsModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/tags',
      title: 'Tags',
      module: tagsModule,
      needs: { permissions: [TAGS.read] },
      load: () => import('./page.tsx').then((page) => page.TagsPage),
      menu: { group: 'Finance', icon: Tag },
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.TAGS_ACTIONS),
};
