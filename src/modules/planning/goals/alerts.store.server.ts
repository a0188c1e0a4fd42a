import { sql } from 'drizzle-orm';
import { membersIn, membersWith } from '#modules/people/workspaces/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { GOALS } from './access.ts';
import { goalAlerts } from './table.server.ts';

/** Those who may change goals; of a pledge the member whose it is, while they are one. */
export async function peopleToTell(db: Database, workspaceId: string) {
  const editors = await membersWith(db, workspaceId, GOALS.write);
  const all = await membersIn(db, workspaceId);
  return (memberId: string | null) =>
    memberId === null ? editors : all.flatMap(({ id }) => (id === memberId ? id : []));
}

/** Notes that it was told; false where it was before. */
export async function noteTold(
  db: Database,
  workspaceId: string,
  { goalId, about }: { readonly goalId: string; readonly about: string },
  now: Date,
): Promise<boolean> {
  const added = await db
    .insert(goalAlerts)
    .values({ workspaceId, goalId, about, toldAt: now })
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  return added.length > 0;
}
