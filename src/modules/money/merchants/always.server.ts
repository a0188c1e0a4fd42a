import type { Database } from '#platform/database.server.ts';
import type { LessonKey, SaidBefore } from './model.ts';
import { heldLesson, lessonsIn, putLesson, takeLesson } from './store.server.ts';

/** From now on a merchant's transactions go there, whatever single corrections say. Answers what was said before. */
export async function alwaysFile(
  db: Database,
  workspaceId: string,
  key: LessonKey,
  { name, categoryId, at }: { name: string; categoryId: string; at: Date },
): Promise<SaidBefore> {
  const before = await heldLesson(db, workspaceId, key);
  const isSame = before?.categoryId === categoryId;
  const kept = { learnedAt: isSame ? before.learnedAt : at, uses: isSame ? before.uses : 0 };
  await putLesson(db, workspaceId, { ...key, ...kept, name, categoryId, isFixed: true });
  return before;
}

/** Undoes `alwaysFile`, where nobody has said something else since. */
export async function putLessonBack(
  db: Database,
  workspaceId: string,
  key: LessonKey,
  { categoryId, before }: { categoryId: string; before: SaidBefore },
): Promise<void> {
  const now = await heldLesson(db, workspaceId, key);
  if (now === null || now.categoryId !== categoryId) return;
  if (before === null) await takeLesson(db, workspaceId, key);
  else await putLesson(db, workspaceId, { ...key, ...before });
}

/** Whether a merchant's transactions go there for good. */
export async function isAlways(
  db: Database,
  workspaceId: string,
  key: LessonKey,
  categoryId: string,
): Promise<boolean> {
  return (await lessonsIn(db, workspaceId)).some(
    (lesson) =>
      lesson.isFixed &&
      lesson.merchant === key.merchant &&
      lesson.direction === key.direction &&
      lesson.categoryId === categoryId,
  );
}
