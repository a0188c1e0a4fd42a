import { Tags } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/categories',
    title: 'Categories',
    module: 'categories',
    needs: { permissions: ['categories.read'] },
    inSettings: '/app/settings/categories',
    load: () => import('./page.tsx').then((page) => page.CategoriesPage),
    menu: { group: 'Finance', icon: Tags, words: 'income expense transfer colour icon' },
  },
];
