import { and, desc, eq } from 'drizzle-orm';
import { OpenWorkspaceSchema, type OpenWorkspace } from '#kernel/caller.ts';
import type { Database } from '#platform/database.server.ts';
import { members, workspaces } from './table.server.ts';

export type NewWorkspace = Omit<OpenWorkspace, 'role'> & { createdBy: string };

/** Opens books with their first owner. Needs the role `ilifa_auth`, which alone writes memberships. */
export async function addWorkspace(db: Database, { createdBy, ...workspace }: NewWorkspace): Promise<void> {
  await db.insert(workspaces).values({ ...workspace, createdBy });
  await db.insert(members).values({ workspaceId: workspace.id, userId: createdBy, role: 'owner' });
}

/**
 * The books with that id, or where it is null the last that the person opened themselves: those of their own from
 * sign-up on, until they open others. Null where they are not a member.
 */
export async function membershipOf(
  db: Database,
  userId: string,
  workspaceId: string | null,
): Promise<OpenWorkspace | null> {
  const asked = workspaceId === null ? eq(workspaces.createdBy, userId) : eq(workspaces.id, workspaceId);
  const [row] = await db
    .select({
      id: workspaces.id,
      kind: workspaces.kind,
      name: workspaces.name,
      country: workspaces.country,
      currency: workspaces.currency,
      role: members.role,
    })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(eq(members.userId, userId), asked))
    .orderBy(desc(workspaces.createdAt), desc(workspaces.id))
    .limit(1);
  return row === undefined ? null : OpenWorkspaceSchema.parse(row);
}

/** Whether any books that the person is a member of ask their members for a second factor. */
export async function isAskedForSecondFactor(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: workspaces.id })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(eq(members.userId, userId), eq(workspaces.asksSecondFactor, true)))
    .limit(1);
  return row !== undefined;
}
