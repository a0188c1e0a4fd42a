import { categoriesRouter } from './router.server.ts';
import { portableCategories } from './portable.server.ts';
import { starterCategories } from './service.server.ts';

export const server = {
  routers: () => ({ categories: categoriesRouter }),
  portables: [portableCategories],
  listeners: () => [starterCategories],
};
