import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { categoryRemoved, categoryRestored } from './events.ts';
import { archivedTogether, inUseSentence, placeOf } from './rules.ts';
import {
  addCategories,
  categoryRows,
  type CountsOfCategories,
  changeCategories,
  isNameTaken,
  lockCategory,
  lockTree,
  removeCategory,
  removedCategory,
  restoreCategory,
} from './store.server.ts';

const categories = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const categoriesRouter = (countsOf: CountsOfCategories) =>
  categories.router({
    list: categories.list.handler(async ({ context: { db, workspaceId } }) => {
      const counts = await countsOf(db, workspaceId);
      return (await categoryRows(db, workspaceId)).map(({ id, parentId, name, kind, colour, icon, isArchived }) => {
        return { id, parentId, name, kind, colour, icon, isArchived, transactionCount: counts.get(id) ?? 0 };
      });
    }),

    create: categories.create.handler(async ({ input, context, errors }) => {
      const { db, workspaceId, userId, audit } = context;
      const tree = await lockTree(db, workspaceId);
      const place = placeOf(tree, null, input);
      if (typeof place === 'string') throw errors[place]();
      const parent = tree.find(({ id }) => id === place.parentId);
      const id = randomUUIDv7();
      const look = {
        colour: input.colour ?? parent?.colour ?? 'slate',
        icon: input.icon ?? parent?.icon ?? 'tag',
      };
      await unlessTaken(errors.CATEGORY_EXISTS, () =>
        addCategories(db, workspaceId, [{ id, userId, name: input.name, ...place, ...look }]),
      );
      audit({ id, metadata: { name: input.name, kind: place.kind } });
      return { id };
    }),

    update: categories.update.handler(async ({ input, context, errors }) => {
      const { db, workspaceId, audit } = context;
      const { id, parentId, kind, name, colour, icon } = input;
      const tree = await lockTree(db, workspaceId);
      const before = tree.find((category) => category.id === id);
      if (before === undefined) throw errors.CATEGORY_NOT_FOUND();
      const place = placeOf(tree, id, { parentId, kind });
      if (typeof place === 'string') throw errors[place]();
      const look = { name: name ?? before.name, colour: colour ?? before.colour, icon: icon ?? before.icon };
      await unlessTaken(errors.CATEGORY_EXISTS, () => changeCategories(db, workspaceId, [id], { ...place, ...look }));
      const below = tree.filter((category) => category.parentId === id).map((category) => category.id);
      await changeCategories(db, workspaceId, below, { kind: place.kind });
      audit({ id, metadata: { from: before.name, to: look.name, kind: place.kind } });
      return { id };
    }),

    archive: categories.archive.handler(async ({ input: { id }, context, errors }) => {
      const { db, workspaceId, audit } = context;
      const tree = await lockTree(db, workspaceId);
      if (!tree.some((category) => category.id === id)) throw errors.CATEGORY_NOT_FOUND();
      await changeCategories(db, workspaceId, archivedTogether(tree, id, true), { isArchived: true });
      audit({ id });
      return { id };
    }),

    unarchive: categories.unarchive.handler(async ({ input: { id }, context, errors }) => {
      const { db, workspaceId, audit } = context;
      const tree = await lockTree(db, workspaceId);
      if (!tree.some((category) => category.id === id)) throw errors.CATEGORY_NOT_FOUND();
      await changeCategories(db, workspaceId, archivedTogether(tree, id, false), { isArchived: false });
      audit({ id });
      return { id };
    }),

    remove: categories.remove.handler(async ({ input: { id, moveTo }, context, errors }) => {
      const { db, workspaceId, audit, emit, services } = context;
      const tree = await lockTree(db, workspaceId);
      const category = tree.find((candidate) => candidate.id === id);
      if (category === undefined) throw errors.CATEGORY_NOT_FOUND();
      const below = tree.filter(({ parentId }) => parentId === id).length;
      if (below > 0) throw errors.CATEGORY_HAS_CHILDREN({ data: { count: below } });
      if (typeof moveTo === 'string' && (moveTo === id || !tree.some((target) => target.id === moveTo)))
        throw errors.TARGET_NOT_FOUND();
      await lockCategory(db, workspaceId, id);
      const count = (await countsOf(db, workspaceId)).get(id) ?? 0;
      if (count > 0 && moveTo === undefined)
        throw errors.CATEGORY_IN_USE({ message: inUseSentence(count), data: { count } });
      await emit(categoryRemoved({ workspaceId, categoryId: id, moveTo: moveTo ?? null }));
      await removeCategory(db, workspaceId, id, services.now());
      audit({ id, metadata: { name: category.name, moved: count, moveTo: moveTo ?? null } });
      return { id };
    }),

    restore: categories.restore.handler(async ({ input: { id }, context, errors }) => {
      const { db, workspaceId, audit, emit } = context;
      await lockTree(db, workspaceId);
      const category = await removedCategory(db, workspaceId, id);
      if (category === null) throw errors.CATEGORY_NOT_FOUND();
      await unlessTaken(errors.CATEGORY_EXISTS, () => restoreCategory(db, workspaceId, id));
      await emit(categoryRestored({ workspaceId, categoryId: id }));
      audit({ id, metadata: { name: category.name } });
      return { id };
    }),
  });

/** Answers a name that another category has with the declared error; the guard rolls the transaction back. */
async function unlessTaken(refusal: () => Error, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isNameTaken(error) ? refusal() : error;
  }
}
