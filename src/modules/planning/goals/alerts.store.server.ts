import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Currency } from '#kernel/money.ts';
import { members, workspaces } from '#modules/people/workspaces/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { GOALS } from './access.ts';
import { goalAlerts, goals } from './table.server.ts';

/** A workspace that has a goal, and its owner, as whom it is looked at. */
export type Watched = {
  readonly workspaceId: string;
  readonly userId: string;
  readonly country: string;
  readonly currency: Currency;
};

/** As the role `ilifa_auth`. */
export function watchedWorkspaces(db: Database): Promise<Watched[]> {
  return db
    .selectDistinct({
      workspaceId: workspaces.id,
      userId: members.userId,
      country: workspaces.country,
      currency: workspaces.currency,
    })
    .from(goals)
    .innerJoin(workspaces, eq(workspaces.id, goals.workspaceId))
    .innerJoin(members, and(eq(members.workspaceId, workspaces.id), eq(members.role, 'owner')))
    .where(isNull(workspaces.archivedAt));
}

/** Those who may change goals; of a pledge the member whose it is, while they are one. */
export async function peopleToTell(db: Database, workspaceId: string) {
  const rows = await db
    .select({ userId: members.userId, role: members.role })
    .from(members)
    .where(eq(members.workspaceId, workspaceId));
  const editors = rows.flatMap(({ userId, role }) => (GOALS.write.roles.some((one) => one === role) ? userId : []));
  return (memberId: string | null) =>
    memberId === null ? editors : rows.flatMap(({ userId }) => (userId === memberId ? userId : []));
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
