import { CATEGORIES, categoriesModule } from '#modules/money/categories/access.ts';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { LEARNED_CATEGORIES } from './first-words.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/categories/learned',
      title: LEARNED_CATEGORIES,
      module: categoriesModule,
      needs: { permissions: [CATEGORIES.read] },
      load: () => import('./page.tsx').then((page) => page.LessonsPage),
      menu: null,
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.MERCHANT_ACTIONS),
};
