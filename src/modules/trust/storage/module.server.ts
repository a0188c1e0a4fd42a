import type { WorkspaceTable } from '#platform/server-manifest.server.ts';
import { storageRouter } from './router.server.ts';

export const server = {
  routers: ({ workspaceTables }: { workspaceTables: readonly WorkspaceTable[] }) => ({
    storage: storageRouter(workspaceTables),
  }),
};
