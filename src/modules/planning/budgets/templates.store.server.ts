import { randomUUIDv7 } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import type { StoredTemplateLine } from './model.ts';
import type { By } from './store.server.ts';
import { budgetTemplates } from './table.server.ts';

export type HeldTemplate = {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly StoredTemplateLine[];
};

/** All templates of a workspace, by name. */
export function templatesIn(db: Database, workspaceId: string): Promise<HeldTemplate[]> {
  return db
    .select({ id: budgetTemplates.id, name: budgetTemplates.name, lines: budgetTemplates.lines })
    .from(budgetTemplates)
    .where(eq(budgetTemplates.workspaceId, workspaceId))
    .orderBy(sql`lower(name)`);
}

/** Its id; null where a template of that name is there, which a member who is limited to accounts may not see. */
export async function addTemplate(
  db: Database,
  workspaceId: string,
  template: Omit<HeldTemplate, 'id'>,
  { userId, now }: By,
): Promise<string | null> {
  const id = randomUUIDv7();
  const added = await db
    .insert(budgetTemplates)
    .values({ ...template, workspaceId, id, userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: budgetTemplates.id });
  return added[0]?.id ?? null;
}

export async function removeTemplate(db: Database, workspaceId: string, id: string): Promise<void> {
  await db.delete(budgetTemplates).where(and(eq(budgetTemplates.workspaceId, workspaceId), eq(budgetTemplates.id, id)));
}
