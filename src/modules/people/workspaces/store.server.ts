import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { OpenWorkspaceSchema, type OpenWorkspace } from '#kernel/caller.ts';
import type { Role } from '#kernel/roles.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { type MyBooks, MyBooksSchema } from './model.ts';
import { members, workspaces } from './table.server.ts';

export type NewWorkspace = Pick<OpenWorkspace, 'id' | 'kind' | 'name' | 'country' | 'currency'> & { createdBy: string };

const theMember = (workspaceId: string, userId: string) =>
  and(eq(members.workspaceId, workspaceId), eq(members.userId, userId));

// Everything below that writes needs the role `ilifa_auth`, which alone writes books and memberships.

/** Opens books with their first owner. */
export async function addWorkspace(db: Database, { createdBy, ...workspace }: NewWorkspace): Promise<void> {
  await db.insert(workspaces).values({ ...workspace, createdBy });
  await db.insert(members).values({ workspaceId: workspace.id, userId: createdBy, role: 'owner' });
}

/** The first owner of the books of the row; the member in hand needs no look where it is they. */
const ownerId = sql<string>`case when ${members.role} = 'owner' then ${members.userId} else (
  select o.user_id from members o where o.workspace_id = ${workspaces.id} and o.role = 'owner'
  order by o.created_at, o.user_id limit 1) end`;

const MembershipSchema = OpenWorkspaceSchema.omit({ owesFactor: true }).extend({ asksSecondFactor: z.boolean() });
type Membership = z.infer<typeof MembershipSchema>;

/**
 * The books with that id, or where it is null the last that the person opened themselves: those of their own from
 * sign-up on, until they open others. Null where they are not a member.
 */
export async function membershipOf(
  db: Database,
  userId: string,
  workspaceId: string | null,
): Promise<Membership | null> {
  const [user, asked] = [sql.placeholder('userId'), sql.placeholder('workspaceId')];
  // Planned once a connection: every request asks, and planning costs more than reading.
  const question = db
    .select({
      id: workspaces.id,
      kind: workspaces.kind,
      name: workspaces.name,
      country: workspaces.country,
      currency: workspaces.currency,
      role: members.role,
      isLimited: members.isLimited,
      isArchived: sql<boolean>`${workspaces.archivedAt} is not null`,
      asksSecondFactor: workspaces.asksSecondFactor,
      ownerId,
    })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(
      and(eq(members.userId, user), workspaceId === null ? eq(workspaces.createdBy, user) : eq(workspaces.id, asked)),
    )
    .orderBy(sql`${workspaces.archivedAt} is not null`, desc(workspaces.createdAt), desc(workspaces.id))
    .limit(1)
    .prepare(workspaceId === null ? 'own membership' : 'membership');
  const [row] = await question.execute({ userId, workspaceId });
  return row === undefined ? null : MembershipSchema.parse(row);
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

/** Whether these books ask their members for a second factor. As the role `ilifa_app` too. */
export async function asksSecondFactor(db: Database, workspaceId: string): Promise<boolean> {
  const [row] = await db
    .select({ isAsked: workspaces.asksSecondFactor })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.isAsked === true;
}

/** Everyone in these books. As the role `ilifa_app` too. */
export async function membersOf(db: Database, workspaceId: string): Promise<string[]> {
  const rows = await db.select({ userId: members.userId }).from(members).where(eq(members.workspaceId, workspaceId));
  return rows.map(({ userId }) => userId);
}

/** All books of the person on the connection. As the role `ilifa_app`. */
export async function booksOf(db: Database): Promise<MyBooks[]> {
  const { rows } = await connectionOf(db).query(`
    select id, kind, name, country, currency, role, is_limited as "isLimited", archived_at is not null as "isArchived",
      owner_id as "ownerId", owner_name as "ownerName", member_count as "memberCount", last_activity as "lastActivity"
    from my_books()
    order by archived_at is not null, owner_id <> app_user(), kind <> 'personal', lower(name), id`);
  return rows.map((row) => MyBooksSchema.parse(row));
}

export async function changeWorkspace(
  db: Database,
  workspaceId: string,
  fields: { name?: string; country?: string; currency?: string; archivedAt?: Date | null; asksSecondFactor?: boolean },
): Promise<void> {
  await db.update(workspaces).set(fields).where(eq(workspaces.id, workspaceId));
}

/** Changes of members of the same books wait here for each other, so that two of them cannot both be the last. */
export async function holdMembers(db: Database, workspaceId: string): Promise<void> {
  await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update');
}

/** What the person is in the books; null where they are not a member. */
export async function roleOf(db: Database, workspaceId: string, userId: string): Promise<Role | null> {
  const [row] = await db.select({ role: members.role }).from(members).where(theMember(workspaceId, userId));
  return row === undefined ? null : (row.role as Role);
}

export async function addMember(
  db: Database,
  workspaceId: string,
  member: { userId: string; role: Role; isLimited: boolean },
): Promise<void> {
  await db.insert(members).values({ workspaceId, ...member });
}

export async function changeMember(
  db: Database,
  workspaceId: string,
  userId: string,
  fields: { role?: Role; isLimited?: boolean },
): Promise<void> {
  await db.update(members).set(fields).where(theMember(workspaceId, userId));
}

/** Grants go with the membership. */
export async function removeMember(db: Database, workspaceId: string, userId: string): Promise<void> {
  await db.delete(members).where(theMember(workspaceId, userId));
}
