import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { categoryRemoved, categoryRestored, transferCategoryEnded } from './events.ts';
import { monthsOf } from './by-month.ts';
import { archivedTogether, inUseSentence, placeOf, familyOf, mergingOf } from './rules.ts';
import { clearDetails, columnsOf, detailsOf, fillDetails } from './details.server.ts';
import { removeCategory, removedFamily, restoreCategory } from './removal.server.ts';
import {
  addCategories,
  categoryRows,
  type CountsOfCategories,
  changeCategories,
  isNameTaken,
  lockCategory,
  lockTree,
  type SumsOfCategories,
  type UsageOfCategories,
} from './store.server.ts';
import { fillingsFor } from './suggestions.ts';
import { usageOf, yearBefore } from './usage.ts';

const categories = implement(contract).$context<RequestContext>().use(workspaceProcedure);

/** What the ledger tells, which stands on this module. */
export type FromLedger = {
  readonly countsOfCategories: CountsOfCategories;
  readonly usageOfCategories: UsageOfCategories;
  readonly sumsOfCategories: SumsOfCategories;
};

export const categoriesRouter = ({ countsOfCategories, usageOfCategories, sumsOfCategories }: FromLedger) =>
  categories.router({
    list: categories.list.handler(async ({ context: { db, workspaceId } }) => {
      const counts = await countsOfCategories(db, workspaceId);
      return (await categoryRows(db, workspaceId)).map((row) => {
        const { id, parentId, name, kind, colour, icon, isArchived } = row;
        const transactionCount = counts.get(id) ?? 0;
        return { id, parentId, name, kind, colour, icon, isArchived, ...detailsOf(row), transactionCount };
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
      const like = parent === undefined ? {} : { group: parent.spendingGroup, vatCode: parent.vatCode };
      const details = columnsOf({ ...like, ...input });
      await unlessTaken(errors.CATEGORY_EXISTS, () =>
        addCategories(db, workspaceId, [{ id, userId, name: input.name, ...place, ...look, ...details }]),
      );
      audit({ id, metadata: { name: input.name, kind: place.kind } });
      return { id };
    }),

    update: categories.update.handler(async ({ input, context, errors }) => {
      const { db, workspaceId, userId, audit, emit } = context;
      const { id, parentId, kind, name, colour, icon } = input;
      const tree = await lockTree(db, workspaceId);
      const before = tree.find((category) => category.id === id);
      if (before === undefined) throw errors.CATEGORY_NOT_FOUND();
      const place = placeOf(tree, id, { parentId, kind });
      if (typeof place === 'string') throw errors[place]();
      const look = { name: name ?? before.name, colour: colour ?? before.colour, icon: icon ?? before.icon };
      const fields = { ...place, ...look, ...columnsOf(input) };
      await unlessTaken(errors.CATEGORY_EXISTS, () => changeCategories(db, workspaceId, [id], fields));
      const below = tree.filter((category) => category.parentId === id).map((category) => category.id);
      await changeCategories(db, workspaceId, below, { kind: place.kind });
      if (before.kind === 'transfer' && place.kind !== 'transfer')
        for (const categoryId of [id, ...below]) await emit(transferCategoryEnded({ workspaceId, categoryId, userId }));
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

    remove: categories.remove.handler(async ({ input, context, errors }) => {
      const { db, workspaceId, userId, audit, emit, services } = context;
      const { id, moveTo, withSubcategories } = input;
      const tree = await lockTree(db, workspaceId);
      const category = tree.find((candidate) => candidate.id === id);
      if (category === undefined) throw errors.CATEGORY_NOT_FOUND();
      const below = familyOf(tree, id).filter((other) => other !== id);
      if (below.length > 0 && !withSubcategories) throw errors.CATEGORY_HAS_CHILDREN({ data: { count: below.length } });
      const family = [...below, id];
      if (typeof moveTo === 'string' && (family.includes(moveTo) || !tree.some((target) => target.id === moveTo)))
        throw errors.TARGET_NOT_FOUND();
      for (const one of family.toSorted()) await lockCategory(db, workspaceId, one);
      const counts = await countsOfCategories(db, workspaceId);
      const count = family.reduce((total, one) => total + (counts.get(one) ?? 0), 0);
      if (count > 0 && moveTo === undefined)
        throw errors.CATEGORY_IN_USE({ message: inUseSentence(count), data: { count } });
      const now = services.now();
      for (const one of family) {
        await emit(categoryRemoved({ workspaceId, categoryId: one, moveTo: moveTo ?? null, userId }));
        await removeCategory(db, workspaceId, one, one === id ? { now } : { now, removedWith: id });
      }
      audit({ id, metadata: { name: category.name, moved: count, moveTo: moveTo ?? null, below: below.length } });
      return { id };
    }),

    merge: categories.merge.handler(async ({ input: { id, into }, context, errors }) => {
      const { db, workspaceId, userId, audit, emit, services } = context;
      const tree = await lockTree(db, workspaceId);
      const category = tree.find((candidate) => candidate.id === id);
      if (category === undefined) throw errors.CATEGORY_NOT_FOUND();
      const merging = mergingOf(tree, category, into);
      if (typeof merging === 'string') throw errors[merging]();
      const { children, parentId } = merging;
      await lockCategory(db, workspaceId, id);
      const moved = (await countsOfCategories(db, workspaceId)).get(id) ?? 0;
      await emit(categoryRemoved({ workspaceId, categoryId: id, moveTo: into, userId }));
      await changeCategories(db, workspaceId, children, { parentId });
      await removeCategory(db, workspaceId, id, { now: services.now(), merged: { into, children } });
      audit({ id, metadata: { name: category.name, into, moved, below: children.length } });
      return { id };
    }),

    restore: categories.restore.handler(async ({ input: { id }, context, errors }) => {
      const { db, workspaceId, audit, emit } = context;
      await lockTree(db, workspaceId);
      const family = await removedFamily(db, workspaceId, id);
      if (family.length === 0) throw errors.CATEGORY_NOT_FOUND();
      for (const one of family) {
        await unlessTaken(errors.CATEGORY_EXISTS, () => restoreCategory(db, workspaceId, one.id));
        await emit(categoryRestored({ workspaceId, categoryId: one.id }));
      }
      audit({ id, metadata: { name: family[0]?.name ?? '', below: family.length - 1 } });
      return { id };
    }),

    usage: categories.usage.handler(async ({ input: { today, month }, context: { db, workspaceId } }) => {
      const figures = await usageOfCategories(db, workspaceId, { today, month, year: yearBefore(today) });
      return usageOf(await categoryRows(db, workspaceId), figures, today);
    }),

    byMonth: categories.byMonth.handler(async ({ input: { today, periods, currency }, context }) => {
      const { db, workspaceId, workspace } = context;
      const shown = currency ?? workspace.currency;
      const sums = await sumsOfCategories(db, workspaceId, { today, currency: shown, periods });
      const currencies = [...new Set((await accountsIn(db, workspaceId)).map((one) => one.currency))].toSorted();
      return { currencies, ...monthsOf(await categoryRows(db, workspaceId), sums, shown) };
    }),

    fillSuggestions: categories.fillSuggestions.handler(async ({ context }) => {
      const { db, workspaceId, workspace, audit } = context;
      const tree = await lockTree(db, workspaceId);
      const all = tree.map((row) => ({ id: row.id, parentId: row.parentId, slug: row.slug, ...detailsOf(row) }));
      const filled = fillingsFor(all, workspace.kind === 'business');
      await fillDetails(db, workspaceId, filled);
      audit({ metadata: { count: filled.length } });
      return { filled };
    }),

    clearSuggestions: categories.clearSuggestions.handler(async ({ input: { filled }, context }) => {
      const { db, workspaceId, audit } = context;
      await lockTree(db, workspaceId);
      await clearDetails(db, workspaceId, filled);
      audit({ metadata: { count: filled.length } });
      return {};
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
