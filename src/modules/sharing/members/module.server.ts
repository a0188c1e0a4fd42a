import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { membersRouter } from './router.server.ts';
import { offersEnd } from './service.server.ts';
import { accountGrants, invitations } from './table.server.ts';

export const server = {
  tables: [
    { table: accountGrants, stays: 'what members who are not carried along may see' },
    { table: invitations, stays: 'offers to people of this installation' },
  ],
  routers: ({ auth }: { auth: AuthSettings }) => ({ members: membersRouter(auth) }),
  listeners: () => [offersEnd],
};
