import type { Database } from '#platform/database.server.ts';
import { installationRouter } from './router.server.ts';

// Requests about personal data are kept by a module above; so their number is handed in.
type Wiring = { readonly openRequestsOf: (db: Database) => Promise<number> };

export const server = {
  routers: ({ openRequestsOf }: Wiring) => ({ installation: installationRouter(openRequestsOf) }),
};
