import { Plus } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';

/** What can be done on the screen of categories. */
export const CATEGORY_ACTIONS = [
  {
    id: 'categories.new',
    name: 'Add a category',
    group: 'Categories',
    icon: Plus,
    keys: 'n',
    on: '/app/settings/categories',
    needs: 'categories.write',
    to: '/app/settings/categories?new=expense',
  },
] as const satisfies readonly Action[];
