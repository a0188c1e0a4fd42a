import { categoriesRouter } from './router.server.ts';
import { portableCategories } from './portable.server.ts';
import { starterCategories } from './service.server.ts';
import type { CountsOfCategories } from './store.server.ts';
import { categories } from './table.server.ts';

type Wiring = { readonly countsOfCategories: CountsOfCategories };

export const server = {
  tables: [{ table: categories, storage: { label: 'Categories', hint: 'Yours and the standard ones' } }],
  routers: ({ countsOfCategories }: Wiring) => ({ categories: categoriesRouter(countsOfCategories) }),
  portables: [portableCategories],
  listeners: () => [starterCategories],
};
