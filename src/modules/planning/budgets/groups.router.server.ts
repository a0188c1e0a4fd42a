import { implement } from '@orpc/server';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { MOST_GROUPS } from './limits.ts';
import { groupsIn } from './reading.store.server.ts';
import { addGroup, removeGroup, renameGroup, takeBudgetTurn } from './store.server.ts';

const budgets = implement(contract).$context<RequestContext>().use(workspaceProcedure);

const isNamed = (wanted: string) => (group: { readonly name: string }) =>
  group.name.toLowerCase() === wanted.toLowerCase();

export const groupHandlers = {
  addGroup: budgets.addGroup.handler(async ({ input: { name }, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await takeBudgetTurn(db, workspaceId);
    const groups = await groupsIn(db, workspaceId);
    if (groups.some(isNamed(name))) throw errors.GROUP_EXISTS();
    if (groups.length >= MOST_GROUPS) throw errors.TOO_MANY();
    const id = await addGroup(db, workspaceId, { name, position: groups.length }, { userId, now: services.now() });
    audit({ id });
    return { id, changeId: await changeIdOf(db) };
  }),

  renameGroup: budgets.renameGroup.handler(async ({ input: { id, name }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeBudgetTurn(db, workspaceId);
    const groups = await groupsIn(db, workspaceId);
    if (!groups.some((group) => group.id === id)) throw errors.GROUP_NOT_FOUND();
    if (groups.filter((group) => group.id !== id).some(isNamed(name))) throw errors.GROUP_EXISTS();
    await renameGroup(db, workspaceId, { id, name });
    audit({ id });
    return { changeId: await changeIdOf(db) };
  }),

  removeGroup: budgets.removeGroup.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeBudgetTurn(db, workspaceId);
    if (!(await groupsIn(db, workspaceId)).some((group) => group.id === id)) throw errors.GROUP_NOT_FOUND();
    await removeGroup(db, workspaceId, id);
    audit({ id });
    return { changeId: await changeIdOf(db) };
  }),
};
