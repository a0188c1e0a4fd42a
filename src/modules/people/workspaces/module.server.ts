import { personalWorkspace } from './service.server.ts';
import { workspacesRouter } from './router.server.ts';
import { members } from './table.server.ts';

export const server = {
  tables: [{ table: members, stays: 'as members.json: who they are is not carried to another installation' }],
  routers: () => ({ workspaces: workspacesRouter }),
  listeners: () => [personalWorkspace],
};
