import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Currency } from '#kernel/money.ts';
import { members, workspaces } from '#modules/people/workspaces/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { PROJECTS } from './access.ts';
import { projectAlerts, projects } from './table.server.ts';

/** A workspace with projects, and its owner, as whom it is looked at. */
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
    .from(projects)
    .innerJoin(workspaces, eq(workspaces.id, projects.workspaceId))
    .innerJoin(members, and(eq(members.workspaceId, workspaces.id), eq(members.role, 'owner')))
    .where(isNull(workspaces.archivedAt));
}

/** Those who may change projects; they see all accounts. */
export async function editorsIn(db: Database, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: members.userId, role: members.role })
    .from(members)
    .where(eq(members.workspaceId, workspaceId));
  return rows.flatMap(({ userId, role }) => (PROJECTS.write.roles.some((one) => one === role) ? userId : []));
}

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
