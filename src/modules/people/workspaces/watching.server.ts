import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Currency } from '#kernel/money.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Database } from '#platform/database.server.ts';
import { members, workspaces } from './table.server.ts';

/** A workspace that a job looks at, and its first owner, as whom it does. */
export type Watched = {
  readonly workspaceId: string;
  readonly userId: string;
  readonly country: string;
  readonly currency: Currency;
};

/**
 * The workspaces that have rows in a table, without archived ones. As the role `ilifa_auth`, which must be let read its
 * `workspace_id`.
 */
export function workspacesWithRows(
  db: Database,
  table: PgTable & { readonly workspaceId: PgColumn },
): Promise<Watched[]> {
  return db
    .selectDistinctOn([workspaces.id], {
      workspaceId: workspaces.id,
      userId: members.userId,
      country: workspaces.country,
      currency: workspaces.currency,
    })
    .from(workspaces)
    .innerJoin(members, and(eq(members.workspaceId, workspaces.id), eq(members.role, 'owner')))
    .where(and(isNull(workspaces.archivedAt), inArray(workspaces.id, db.select({ id: table.workspaceId }).from(table))))
    .orderBy(asc(workspaces.id), asc(members.createdAt), asc(members.userId));
}

/** The members whose role has a permission: whom to tell of what they may change. */
export async function membersWith(db: Database, workspaceId: string, { roles }: Permission): Promise<string[]> {
  const rows = await db
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), inArray(members.role, [...roles])));
  return rows.map(({ userId }) => userId);
}
