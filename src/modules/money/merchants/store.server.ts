import { and, eq, isNull, sql } from 'drizzle-orm';
import { categories } from '#modules/money/categories/table.server.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Direction } from './rules.ts';
import { merchantMemory } from './table.server.ts';

export type Lesson = { readonly merchant: string; readonly direction: Direction; readonly categoryId: string };

/** All that was learned, but for what led to categories that are gone or put away. */
export async function lessonsIn(db: Database, workspaceId: string): Promise<Lesson[]> {
  const { merchant, direction, categoryId } = merchantMemory;
  return db
    .select({ merchant, direction, categoryId })
    .from(merchantMemory)
    .innerJoin(categories, and(eq(categories.workspaceId, merchantMemory.workspaceId), eq(categories.id, categoryId)))
    .where(
      and(eq(merchantMemory.workspaceId, workspaceId), isNull(categories.removedAt), eq(categories.isArchived, false)),
    );
}

/** The latest word counts; how often it was said is kept beside it. */
export async function learn(db: Database, workspaceId: string, lessons: readonly Lesson[]): Promise<void> {
  if (lessons.length === 0) return;
  await db
    .insert(merchantMemory)
    .values(lessons.map((lesson) => ({ ...lesson, workspaceId })))
    .onConflictDoUpdate({
      target: [merchantMemory.workspaceId, merchantMemory.merchant, merchantMemory.direction],
      set: {
        categoryId: sql`excluded.category_id`,
        corrections: sql`case when ${merchantMemory.categoryId} = excluded.category_id
          then ${merchantMemory.corrections} + 1 else 1 end`,
        updatedAt: sql`now()`,
      },
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
