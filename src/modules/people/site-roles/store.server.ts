import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type UserType, UserTypeSchema } from '#kernel/caller.ts';
import type { SiteRole } from '#kernel/roles.ts';
import { users } from '#modules/access/identity/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { HeldRole, Holder } from './model.ts';
import { userRoles } from './table.server.ts';

const counts = (now: Date) =>
  and(eq(userRoles.isActive, true), or(isNull(userRoles.expiresAt), gt(userRoles.expiresAt, now)));

/** The roles that somebody holds at `now`. */
export async function heldRoles(db: Database, userId: string, now: Date): Promise<HeldRole[]> {
  const rows = await db
    .select({ role: userRoles.role, expiresAt: userRoles.expiresAt })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), counts(now)))
    .orderBy(asc(userRoles.role));
  return rows.map(({ role, expiresAt }) => ({ role, expiresAt: expiresAt?.toISOString() ?? null }));
}

/** Everyone who runs the site at `now`. Needs the role `ilifa_auth`. */
export async function holders(db: Database, now: Date): Promise<Holder[]> {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      displayName: users.name,
      role: userRoles.role,
      expiresAt: userRoles.expiresAt,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(counts(now))
    .orderBy(asc(users.email), asc(userRoles.role));
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt?.toISOString() ?? null }));
}

/** Whose address this is, whole and in any case; null where no account has it. Needs the role `ilifa_auth`. */
export async function personAt(
  db: Database,
  email: string,
): Promise<{ userId: string; email: string; displayName: string; userType: UserType } | null> {
  const [row] = await db
    .select({ userId: users.id, email: users.email, displayName: users.name, userType: users.userType })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  // An unknown type is treated as individual (§4).
  return row === undefined ? null : { ...row, userType: UserTypeSchema.catch('individual').parse(row.userType) };
}

/** Gives a role, or gives it anew with another end. Needs the role `ilifa_auth`. False: no such person. */
export async function putRole(
  db: Database,
  { userId, role, expiresAt, now }: { userId: string; role: SiteRole; expiresAt: Date | null; now: Date },
): Promise<boolean> {
  if ((await db.$count(users, eq(users.id, userId))) === 0) return false;
  const set = { isActive: true, expiresAt, updatedAt: now };
  await db
    .insert(userRoles)
    .values({ userId, role, ...set })
    .onConflictDoUpdate({ target: [userRoles.userId, userRoles.role], set });
  return true;
}

/** Takes a role away; false where it was not held at `now`. Needs the role `ilifa_auth`. */
export async function endRole(
  db: Database,
  { userId, role, now }: { userId: string; role: SiteRole; now: Date },
): Promise<boolean> {
  const ended = await db
    .update(userRoles)
    .set({ isActive: false, updatedAt: now })
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role), counts(now)))
    .returning({ role: userRoles.role });
  return ended.length > 0;
}

/** How many superusers there are at `now`, each locked, so that two of them cannot leave at the same time. */
export async function superusersLocked(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.role, 'superuser'), counts(now)))
    .orderBy(asc(userRoles.userId))
    .for('update');
  return rows.map(({ userId }) => userId);
}
