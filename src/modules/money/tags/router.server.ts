import { implement } from '@orpc/server';
import { usageOfTags } from '#modules/money/ledger/service.server.ts';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { isFull, tagsThere } from './rules.ts';
import { tagsIn } from './service.server.ts';
import { addTag, isNameTaken, keptTags, removeTag, renameTag, returnTag, takeTagsTurn } from './store.server.ts';

const tags = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const tagsRouter = tags.router({
  list: tags.list.handler(async ({ context: { db, workspaceId } }) =>
    (await tagsIn(db, workspaceId)).map(({ id, name }) => ({ id, name })),
  ),

  usage: tags.usage.handler(async ({ context: { db, workspaceId } }) =>
    usageOfTags(db, workspaceId, await tagsIn(db, workspaceId)),
  ),

  create: tags.create.handler(async ({ input: { name }, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await takeTagsTurn(db, workspaceId);
    if (isFull((await tagsIn(db, workspaceId)).length)) throw errors.TOO_MANY_TAGS();
    if (await isNameTaken(db, workspaceId, { name })) throw errors.TAG_EXISTS();
    const id = await addTag(db, workspaceId, { name, userId, now: services.now() });
    audit({ id });
    return { id };
  }),

  update: tags.update.handler(async ({ input: { id, name }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeTagsTurn(db, workspaceId);
    if (await isNameTaken(db, workspaceId, { name, exceptId: id })) throw errors.TAG_EXISTS();
    if (!(await renameTag(db, workspaceId, { id, name }))) throw errors.TAG_NOT_FOUND();
    audit({ id });
    return { id };
  }),

  remove: tags.remove.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, services, audit } = context;
    await takeTagsTurn(db, workspaceId);
    if (!(await removeTag(db, workspaceId, id, { at: services.now(), into: null }))) throw errors.TAG_NOT_FOUND();
    audit({ id });
    return { id };
  }),

  restore: tags.restore.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeTagsTurn(db, workspaceId);
    const kept = await keptTags(db, workspaceId);
    const gone = kept.find((tag) => tag.id === id && tag.isRemoved);
    if (gone === undefined) throw errors.TAG_NOT_FOUND();
    if (isFull(tagsThere(kept).length)) throw errors.TOO_MANY_TAGS();
    if (await isNameTaken(db, workspaceId, { name: gone.name })) throw errors.TAG_EXISTS();
    await returnTag(db, workspaceId, id);
    audit({ id });
    return { id };
  }),

  merge: tags.merge.handler(async ({ input: { id, into }, context, errors }) => {
    const { db, workspaceId, services, audit } = context;
    await takeTagsTurn(db, workspaceId);
    if (!(await tagsIn(db, workspaceId)).some((tag) => tag.id === into)) throw errors.TAG_NOT_FOUND();
    if (!(await removeTag(db, workspaceId, id, { at: services.now(), into }))) throw errors.TAG_NOT_FOUND();
    audit({ id, metadata: { into } });
    return { id };
  }),
});
