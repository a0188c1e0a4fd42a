import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { projectAlerts } from './table.server.ts';

type Told = { readonly projectId: string; readonly subject: string; readonly alert: string };

/** Notes that it was told; false where it was before. */
export async function noteTold(db: Database, workspaceId: string, told: Told, now: Date): Promise<boolean> {
  const added = await db
    .insert(projectAlerts)
    .values({ workspaceId, ...told, toldAt: now })
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  return added.length > 0;
}
