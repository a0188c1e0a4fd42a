import { implement } from '@orpc/server';
import { categoryHeld } from '#modules/money/categories/service.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { nameOfKey } from './rules.ts';
import { countryOf, heldLesson, lessonsIn, putLesson, takeLesson } from './store.server.ts';

const merchants = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const merchantsRouter = merchants.router({
  lessons: merchants.lessons.handler(async ({ context: { db, workspaceId, workspace } }) => {
    // A lesson does not say from which accounts it was learned.
    if (workspace.isLimited) return [];
    const country = await countryOf(db, workspaceId);
    const lessons = await lessonsIn(db, workspaceId);
    return lessons.map((lesson) => ({ ...lesson, name: lesson.name ?? nameOfKey(lesson.merchant, country) }));
  }),

  change: merchants.change.handler(async ({ input: { categoryId, ...key }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    const before = await heldLesson(db, workspaceId, key);
    if (before === null) throw errors.LESSON_NOT_FOUND();
    if ((await categoryHeld(db, workspaceId, categoryId)) === null) throw errors.CATEGORY_NOT_FOUND();
    const { name } = before;
    await putLesson(db, workspaceId, { ...key, name, categoryId, isFixed: true, learnedAt: services.now(), uses: 0 });
    audit({ metadata: { ...key, categoryId } });
    return { before };
  }),

  forget: merchants.forget.handler(async ({ input: key, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const before = await heldLesson(db, workspaceId, key);
    if (before === null) throw errors.LESSON_NOT_FOUND();
    await takeLesson(db, workspaceId, key);
    audit({ metadata: key });
    return { before };
  }),

  putBack: merchants.putBack.handler(async ({ input: { before, ...key }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    if (before === null) await takeLesson(db, workspaceId, key);
    else {
      if ((await categoryHeld(db, workspaceId, before.categoryId)) === null) throw errors.CATEGORY_NOT_FOUND();
      await putLesson(db, workspaceId, { ...key, ...before });
    }
    audit({ metadata: { ...key, categoryId: before?.categoryId ?? null } });
    return {};
  }),
});
