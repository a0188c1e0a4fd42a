import { implement } from '@orpc/server';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { isFull } from './rules.ts';
import {
  addSavedView,
  countSavedViews,
  isNameTaken,
  listSavedViews,
  removeSavedView,
  renameSavedView,
  takeSavedViewsTurn,
} from './store.server.ts';

const savedViews = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const savedViewsRouter = savedViews.router({
  list: savedViews.list.handler(({ context: { db, workspaceId } }) => listSavedViews(db, workspaceId)),

  create: savedViews.create.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await takeSavedViewsTurn(db, workspaceId);
    if (isFull(await countSavedViews(db, workspaceId))) throw errors.TOO_MANY_SAVED_VIEWS();
    if (await isNameTaken(db, workspaceId, input)) throw errors.SAVED_VIEW_EXISTS();
    const id = await addSavedView(db, workspaceId, { ...input, userId, now: services.now() });
    if (id === null) throw errors.SAVED_VIEW_EXISTS();
    audit({ id });
    return { id };
  }),

  update: savedViews.update.handler(async ({ input: { id, name }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeSavedViewsTurn(db, workspaceId);
    if (await isNameTaken(db, workspaceId, { name, exceptId: id })) throw errors.SAVED_VIEW_EXISTS();
    if (!(await renameSavedView(db, workspaceId, { id, name }))) throw errors.SAVED_VIEW_NOT_FOUND();
    audit({ id });
    return { id };
  }),

  remove: savedViews.remove.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    if (!(await removeSavedView(db, workspaceId, id))) throw errors.SAVED_VIEW_NOT_FOUND();
    audit({ id });
    return { id };
  }),
});
