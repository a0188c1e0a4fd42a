import { personalWorkspace } from './service.server.ts';
import { workspacesRouter } from './router.server.ts';

export const server = {
  routers: () => ({ workspaces: workspacesRouter }),
  listeners: () => [personalWorkspace],
};
