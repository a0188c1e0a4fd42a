import { Plus } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { CATEGORIES } from './access.ts';

/** What can be done on the screen of categories. */
export const CATEGORY_ACTIONS = [
  {
    id: 'categories.new',
    name: 'Add category',
    group: 'Categories',
    icon: Plus,
    keys: 'n',
    on: '/app/categories',
    needs: CATEGORIES.write,
    to: '/app/categories?new=expense',
  },
] as const satisfies readonly Action[];
