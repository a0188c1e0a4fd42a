import type { Portable } from '#platform/portable.server.ts';
import type { WorkspaceTable } from '#platform/server-manifest.server.ts';
import { leavingRouter } from './router.server.ts';
import { storageRouter } from './storage.router.server.ts';

type Given = { portables: readonly Portable[]; workspaceTables: readonly WorkspaceTable[] };

export const server = {
  routers: ({ portables, workspaceTables }: Given) => ({
    storage: storageRouter(workspaceTables),
    leaving: leavingRouter(portables),
  }),
};
