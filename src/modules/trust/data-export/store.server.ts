import { and, eq } from 'drizzle-orm';
import { users } from '#modules/access/identity/table.server.ts';
import { members, workspaces } from '#modules/people/workspaces/table.server.ts';
import { asRole, connectionOf, type Database } from '#platform/database.server.ts';

/** Books of which the person is an owner, oldest first. */
export async function ownedBooks(db: Database, userId: string) {
  return db
    .select({
      id: workspaces.id,
      kind: workspaces.kind,
      name: workspaces.name,
      country: workspaces.country,
      currency: workspaces.currency,
    })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(eq(members.userId, userId), eq(members.role, 'owner')))
    .orderBy(workspaces.createdAt, workspaces.id);
}
export type OwnedBooks = Awaited<ReturnType<typeof ownedBooks>>[number];

/** The person's personal books, of which everyone has one. */
export async function personalBooks(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.createdBy, userId), eq(workspaces.kind, 'personal')));
  return row?.id ?? null;
}

/** Who shares the books that are open. */
export async function membersOf(db: Database, workspaceId: string) {
  return db
    .select({ userId: members.userId, name: users.name, role: members.role, since: members.createdAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.workspaceId, workspaceId));
}

/** The person as they are kept, without what only proves that they are it. */
export async function ownRecord(db: Database, userId: string) {
  const [row] = await asRole(db, 'ilifa_auth', () => db.select().from(users).where(eq(users.id, userId)));
  if (row === undefined) throw new Error('the person who leaves is not there');
  return row;
}

const BLOCK = 2000;

/** The audit log as far as the transaction sees it: that of the open books, or the person's own where none are. */
export async function* activityIn(db: Database): AsyncGenerator<Record<string, unknown>[]> {
  const client = connectionOf(db);
  await client.query(`declare activity no scroll cursor for
    select number::text as number, user_id as "userId", action, resource_type as "resourceType",
      resource_id as "resourceId", ip_address as "ipAddress", user_agent as "userAgent", metadata, created_at as at
    from security_audit_logs
    where workspace_id is not distinct from nullif(current_setting('app.workspace_id', true), '')::uuid
    order by number`);
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`fetch ${BLOCK} from activity`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close activity');
}
