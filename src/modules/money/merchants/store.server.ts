import { and, eq, isNull, sql } from 'drizzle-orm';
import { categories } from '#modules/money/categories/table.server.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { LessonKey, SaidBefore } from './model.ts';
import { merchantMemory } from './table.server.ts';

export type Taught = LessonKey & { readonly name: string; readonly categoryId: string };
type Kept = LessonKey & NonNullable<SaidBefore>;
type Lesson = Kept & { readonly corrections: number };

/** All that was learned, but for what led to categories that are gone or put away. */
export async function lessonsIn(db: Database, workspaceId: string): Promise<Lesson[]> {
  const { merchant, direction, name, categoryId, isFixed, learnedAt, uses, corrections } = merchantMemory;
  return db
    .select({ merchant, direction, name, categoryId, isFixed, learnedAt, uses, corrections })
    .from(merchantMemory)
    .innerJoin(categories, and(eq(categories.workspaceId, merchantMemory.workspaceId), eq(categories.id, categoryId)))
    .where(and(eq(merchantMemory.workspaceId, workspaceId), isNull(categories.removedAt)))
    .orderBy(merchant, direction);
}

const ofKey = (workspaceId: string, { merchant, direction }: LessonKey) =>
  and(
    eq(merchantMemory.workspaceId, workspaceId),
    eq(merchantMemory.merchant, merchant),
    eq(merchantMemory.direction, direction),
  );

/** What is said of a merchant, held against other changes until the transaction ends; null where nothing is. */
export async function heldLesson(db: Database, workspaceId: string, key: LessonKey): Promise<SaidBefore> {
  const { name, categoryId, isFixed, learnedAt, uses } = merchantMemory;
  const [lesson] = await db
    .select({ name, categoryId, isFixed, learnedAt, uses })
    .from(merchantMemory)
    .where(ofKey(workspaceId, key))
    .for('update');
  return lesson ?? null;
}

/** Says it in place of whatever was said before. */
export async function putLesson(
  db: Database,
  workspaceId: string,
  { merchant, direction, ...said }: Kept,
): Promise<void> {
  await db
    .insert(merchantMemory)
    .values({ workspaceId, merchant, direction, ...said })
    .onConflictDoUpdate({
      target: [merchantMemory.workspaceId, merchantMemory.merchant, merchantMemory.direction],
      set: { ...said, updatedAt: sql`now()` },
    });
}

export async function takeLesson(db: Database, workspaceId: string, key: LessonKey): Promise<void> {
  await db.delete(merchantMemory).where(ofKey(workspaceId, key));
}

/** Counts transactions of an import that went where lessons say. */
export async function addUses(db: Database, workspaceId: string, uses: readonly (LessonKey & { count: number })[]) {
  for (const { count, ...key } of uses)
    await db
      .update(merchantMemory)
      .set({ uses: sql`${merchantMemory.uses} + ${count}` })
      .where(ofKey(workspaceId, key));
}

/** The latest word counts, save over one that was said with "Always"; how often it was said is kept beside it. */
export async function learn(db: Database, workspaceId: string, lessons: readonly Taught[]): Promise<void> {
  if (lessons.length === 0) return;
  const isSame = sql`${merchantMemory.categoryId} = excluded.category_id`;
  await db
    .insert(merchantMemory)
    .values(lessons.map((lesson) => ({ ...lesson, workspaceId })))
    .onConflictDoUpdate({
      target: [merchantMemory.workspaceId, merchantMemory.merchant, merchantMemory.direction],
      set: {
        name: sql`excluded.name`,
        categoryId: sql`excluded.category_id`,
        corrections: sql`case when ${isSame} then ${merchantMemory.corrections} + 1 else 1 end`,
        learnedAt: sql`case when ${isSame} then ${merchantMemory.learnedAt} else now() end`,
        uses: sql`case when ${isSame} then ${merchantMemory.uses} else 0 end`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`not ${merchantMemory.isFixed}`,
    });
}

/** The country of the books, by which one word means different merchants. */
export async function countryOf(db: Database, workspaceId: string): Promise<string> {
  const [books] = await db
    .select({ country: workspaces.country })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return books?.country ?? 'XX';
}
