import type { BooksTable } from '#platform/server-manifest.server.ts';
import { storageRouter } from './router.server.ts';

export const server = {
  routers: ({ booksTables }: { booksTables: readonly BooksTable[] }) => ({ storage: storageRouter(booksTables) }),
};
