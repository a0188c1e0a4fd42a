import { categoriesRouter } from './router.server.ts';
import { portableCategories } from './portable.server.ts';
import { starterCategories } from './service.server.ts';
import type { CountsOfCategories, UsageOfCategories } from './store.server.ts';
import { categories } from './table.server.ts';

type Wiring = {
  readonly countsOfCategories: CountsOfCategories;
  readonly usageOfCategories: UsageOfCategories;
};

export const server = {
  tables: [{ table: categories, storage: { label: 'Categories', hint: 'Yours and the standard ones' } }],
  routers: ({ countsOfCategories, usageOfCategories }: Wiring) => ({
    categories: categoriesRouter(countsOfCategories, usageOfCategories),
  }),
  portables: [portableCategories],
  listeners: () => [starterCategories],
};
