import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { users } from '#modules/access/identity/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { CalendarAddress } from './model.ts';
import { calendarAddresses } from './table.server.ts';

type Owner = { readonly workspaceId: string; readonly userId: string };

const ofOwner = ({ workspaceId, userId }: Owner) =>
  and(eq(calendarAddresses.workspaceId, workspaceId), eq(calendarAddresses.userId, userId));

const { id, createdAt, lastUsedAt } = calendarAddresses;

export async function calendarAddressOf(db: Database, owner: Owner): Promise<CalendarAddress | null> {
  const [row] = await db.select({ id, createdAt, lastUsedAt }).from(calendarAddresses).where(ofOwner(owner));
  return row ?? null;
}

type NewAddress = Owner & { readonly id: string; readonly tokenHash: string; readonly createdAt: Date };

/** Puts it in the place of the one that the person had, also of one that is made at the same moment. */
export async function setCalendarAddress(db: Database, { workspaceId, userId, ...made }: NewAddress): Promise<void> {
  const row = { ...made, lastUsedAt: null };
  await db
    .insert(calendarAddresses)
    .values({ workspaceId, userId, ...row })
    .onConflictDoUpdate({ target: [calendarAddresses.workspaceId, calendarAddresses.userId], set: row });
}

/** Its id; null where there was none. */
export async function removeCalendarAddress(db: Database, owner: Owner): Promise<string | null> {
  const [gone] = await db.delete(calendarAddresses).where(ofOwner(owner)).returning({ id });
  return gone?.id ?? null;
}

/** The address of this hash with whose it is. As `ilifa_auth`. */
export async function addressByHash(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ address: calendarAddresses, owner: users })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(eq(calendarAddresses.tokenHash, tokenHash));
  return row ?? null;
}

/** Notes the use, once a minute at most. As `ilifa_auth`. */
export async function noteAddressUse(db: Database, owner: Owner, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 60_000);
  await db
    .update(calendarAddresses)
    .set({ lastUsedAt: now })
    .where(and(ofOwner(owner), or(isNull(lastUsedAt), lt(lastUsedAt, before))));
}

/** Those of a person, and all of the workspaces that go with them. As `ilifa_auth`. */
export async function removeAddressesOf(db: Database, userId: string, workspaces: readonly string[]): Promise<void> {
  const theirs = or(eq(calendarAddresses.userId, userId), inArray(calendarAddresses.workspaceId, [...workspaces]));
  await db.delete(calendarAddresses).where(theirs);
}
