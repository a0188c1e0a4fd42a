import { Tags } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { CATEGORIES, categoriesModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/categories',
      title: 'Categories',
      module: categoriesModule,
      needs: { permissions: [CATEGORIES.read] },
      inSettings: '/app/settings/categories',
      load: () => import('./page.tsx').then((page) => page.CategoriesPage),
      menu: { group: 'Finance', icon: Tags, key: 'c' },
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.CATEGORY_ACTIONS),
};
