import { categoriesRouter, type FromLedger } from './router.server.ts';
import { portableCategories } from './portable.server.ts';
import { starterCategories } from './service.server.ts';
import { categories } from './table.server.ts';

export const server = {
  tables: [{ table: categories, storage: { label: 'Categories', hint: 'Your own and the standard categories' } }],
  routers: (wiring: FromLedger) => ({ categories: categoriesRouter(wiring) }),
  portables: [portableCategories],
  listeners: () => [starterCategories],
};
