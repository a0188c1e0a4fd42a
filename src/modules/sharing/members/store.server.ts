import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { RoleSchema } from '#kernel/role-schemas.ts';
import { users } from '#modules/access/identity/table.server.ts';
import { members, workspaces } from '#modules/people/workspaces/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { GivenRoleSchema, type Member } from './model.ts';
import { accountGrants, invitations } from './table.server.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** Everyone in the books, with the accounts they are limited to. As the role `ilifa_auth`. */
export async function membersOf(db: Database, workspaceId: string): Promise<Member[]> {
  const granted = sql<string[]>`array(select account_id from account_grants g
    where g.workspace_id = ${members.workspaceId} and g.user_id = ${members.userId} order by account_id)`;
  const rows = await db
    .select({
      userId: members.userId,
      displayName: users.name,
      email: users.email,
      role: members.role,
      isLimited: members.isLimited,
      accountIds: granted,
      joinedAt: members.createdAt,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.workspaceId, workspaceId))
    .orderBy(sql`${members.role} <> 'owner'`, sql`lower(${users.name})`, members.userId);
  return rows.map(({ isLimited, accountIds, role, ...member }) => ({
    ...member,
    role: RoleSchema.parse(role),
    accountIds: isLimited ? accountIds : null,
  }));
}

/** Sets the accounts of a limited member; null opens all. As the role `ilifa_auth`. */
export async function setGrants(
  db: Database,
  workspaceId: string,
  userId: string,
  accountIds: readonly string[] | null,
): Promise<void> {
  await db
    .delete(accountGrants)
    .where(and(eq(accountGrants.workspaceId, workspaceId), eq(accountGrants.userId, userId)));
  if (accountIds === null || accountIds.length === 0) return;
  await db.insert(accountGrants).values(accountIds.map((accountId) => ({ workspaceId, userId, accountId })));
}

export async function addInvitation(
  db: Database,
  workspaceId: string,
  invitation: Omit<typeof invitations.$inferInsert, 'workspaceId'>,
): Promise<void> {
  await db.insert(invitations).values({ ...invitation, workspaceId });
}

const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt));

/** Invitations that are neither accepted nor withdrawn, newest first. */
export async function openInvitations(db: Database, workspaceId: string): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), isOpen))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** How many were made before that moment and still open books. As the role `ilifa_auth`. */
export async function invitationsSince(
  db: Database,
  of: { readonly workspaceId: string } | { readonly ownedBy: string },
  since: Date,
  now: Date,
): Promise<number> {
  const which =
    'workspaceId' in of
      ? eq(invitations.workspaceId, of.workspaceId)
      : inArray(
          invitations.workspaceId,
          db
            .select({ id: members.workspaceId })
            .from(members)
            .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
            // Nobody joins books that are archived.
            .where(and(eq(members.userId, of.ownedBy), eq(members.role, 'owner'), isNull(workspaces.archivedAt))),
        );
  return db.$count(invitations, and(which, isOpen, lt(invitations.createdAt, since), gt(invitations.expiresAt, now)));
}

/** Withdraws what is open: one invitation, or all to an address. Answers how many. */
export async function withdrawInvitations(
  db: Database,
  workspaceId: string,
  which: { id: string } | { email: string },
  now: Date,
): Promise<number> {
  const chosen = 'id' in which ? eq(invitations.id, which.id) : eq(invitations.email, which.email);
  const { rowCount } = await db
    .update(invitations)
    .set({ withdrawnAt: now })
    .where(and(eq(invitations.workspaceId, workspaceId), chosen, isOpen));
  return rowCount ?? 0;
}

/** Withdraws all that is open in these books. As the role `ilifa_auth`. */
export async function withdrawAllInvitations(db: Database, workspaceIds: readonly string[], now: Date): Promise<void> {
  if (workspaceIds.length === 0) return;
  await db
    .update(invitations)
    .set({ withdrawnAt: now })
    .where(and(inArray(invitations.workspaceId, [...workspaceIds]), isOpen));
}

/** The invitation of that word, held until the transaction ends, with its books. As the role `ilifa_auth`. */
export async function invitationByToken(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ invitation: invitations, books: workspaces.name, kind: workspaces.kind, invitedBy: users.name })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.tokenHash, tokenHash))
    .for('update', { of: invitations });
  return row === undefined
    ? null
    : { ...row, invitation: { ...row.invitation, role: GivenRoleSchema.parse(row.invitation.role) } };
}

/** The invitation is used up. As the role `ilifa_auth`. */
export async function useInvitation(db: Database, workspaceId: string, id: string, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id)));
}
