import { implement } from '@orpc/server';
import { can } from '#kernel/permissions.ts';
import { asRole } from '#platform/database.server.ts';
import { workspaceProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { refusal } from '#platform/refusals.server.ts';
import { contract } from './contract.ts';
import { memberRemoved } from './events.ts';
import { openBooks } from './service.server.ts';
import {
  asksSecondFactor,
  booksOf,
  changeMember,
  changeWorkspace,
  holdMembers,
  membersOf,
  removeMember,
  roleOf,
} from './store.server.ts';
import { WORKSPACE } from './access.ts';

const own = implement(contract).$context<RequestContext>().use(userProcedure);
const books = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const workspacesRouter = {
  list: own.list.handler(({ context: { db } }) => booksOf(db)),

  create: own.create.handler(async ({ input, context }) => {
    const { db, emit, userId, person, audit } = context;
    const { kind, name, country = person.country, currency } = input;
    const id = await openBooks(db, emit, { userId, kind, name, country, currency });
    audit({ id, metadata: { kind, country } });
    return { id };
  }),

  rename: books.rename.handler(async ({ input: { name }, context }) => {
    const { db, workspaceId, audit } = context;
    await asRole(db, 'ilifa_auth', () => changeWorkspace(db, workspaceId, { name }));
    // Without the names: the log forgets nothing, and books are often called after people.
    audit({ id: workspaceId });
    return { id: workspaceId };
  }),

  archive: books.archive.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, workspace, audit, services } = context;
    checkOpen(workspaceId, input);
    if (workspace.kind === 'personal') throw errors.NOT_PERSONAL();
    await asRole(db, 'ilifa_auth', () => changeWorkspace(db, workspaceId, { archivedAt: services.now() }));
    audit({ id: workspaceId });
    return { id: workspaceId };
  }),

  restore: books.restore.handler(async ({ input, context: { db, workspaceId, audit } }) => {
    checkOpen(workspaceId, input);
    await asRole(db, 'ilifa_auth', () => changeWorkspace(db, workspaceId, { archivedAt: null }));
    audit({ id: workspaceId });
    return { id: workspaceId };
  }),

  secondFactor: books.secondFactor.handler(async ({ context: { db, workspaceId, workspace, userId, services } }) => {
    const isAsked = await asksSecondFactor(db, workspaceId);
    if (!can(workspace.role, WORKSPACE.write)) return { isAsked, without: null };
    const without = await services.accessResolver.withoutSecondFactor(await membersOf(db, workspaceId));
    return { isAsked, without: { members: without.length, you: without.includes(userId) } };
  }),

  askSecondFactor: books.askSecondFactor.handler(async ({ input, context: { db, workspaceId, audit } }) => {
    checkOpen(workspaceId, input);
    const { isAsked } = input;
    await asRole(db, 'ilifa_auth', () => changeWorkspace(db, workspaceId, { asksSecondFactor: isAsked }));
    audit({ id: workspaceId, metadata: { isAsked } });
    return { id: workspaceId };
  }),

  transfer: books.transfer.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, workspace, userId, audit } = context;
    checkOpen(workspaceId, input);
    if (workspace.kind === 'personal') throw errors.NOT_PERSONAL();
    await asRole(db, 'ilifa_auth', async () => {
      await holdMembers(db, workspaceId);
      // Of two at once the second is an owner no more.
      if ((await roleOf(db, workspaceId, userId)) !== 'owner') throw refusal('NOT_ALLOWED');
      const role = await roleOf(db, workspaceId, input.userId);
      if (role === null || role === 'owner') throw errors.MEMBER_NOT_FOUND();
      await changeMember(db, workspaceId, input.userId, { role: 'owner', isLimited: false });
      await changeMember(db, workspaceId, userId, { role: 'manager' });
    });
    audit({ id: workspaceId, metadata: { from: userId, to: input.userId } });
    return { id: workspaceId };
  }),

  leave: books.leave.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, emit, audit, services } = context;
    checkOpen(workspaceId, input);
    await asRole(db, 'ilifa_auth', async () => {
      await holdMembers(db, workspaceId);
      // Read again under the lock: the books may have been handed over a moment ago. There is one owner at a time.
      if ((await roleOf(db, workspaceId, userId)) === 'owner') throw errors.LAST_OWNER();
      await removeMember(db, workspaceId, userId);
    });
    await emit(memberRemoved({ workspaceId, userId, now: services.now() }));
    audit({ id: workspaceId });
    return { id: workspaceId };
  }),
};

/** What cannot be undone by everyone is done to the books that were meant, or not at all. */
function checkOpen(workspaceId: string, { id }: { id: string }): void {
  if (id !== workspaceId) throw refusal('NOT_A_MEMBER');
}
