import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { netWorthChoices } from './table.server.ts';

/** By part, whether someone said that it counts, or that it is left out. */
export async function choicesIn(db: Database, workspaceId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.select().from(netWorthChoices).where(eq(netWorthChoices.workspaceId, workspaceId));
  return new Map(rows.map(({ partId, isCounted }) => [partId, isCounted]));
}

/** Null takes back what was said. */
export async function putChoice(
  db: Database,
  workspaceId: string,
  partId: string,
  isCounted: boolean | null,
): Promise<void> {
  if (isCounted === null)
    await db
      .delete(netWorthChoices)
      .where(and(eq(netWorthChoices.workspaceId, workspaceId), eq(netWorthChoices.partId, partId)));
  else
    await db
      .insert(netWorthChoices)
      .values({ workspaceId, partId, isCounted })
      .onConflictDoUpdate({ target: [netWorthChoices.workspaceId, netWorthChoices.partId], set: { isCounted } });
}
