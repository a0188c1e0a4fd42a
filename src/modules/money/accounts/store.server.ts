import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { bankAccounts } from './table.server.ts';

export type AccountRow = typeof bankAccounts.$inferSelect;
export type NewAccountRow = Omit<typeof bankAccounts.$inferInsert, 'workspaceId'>;
export type AccountFields = Partial<Omit<NewAccountRow, 'id' | 'userId' | 'createdAt'>>;

const theAccount = (workspaceId: string, id: string) =>
  and(eq(bankAccounts.workspaceId, workspaceId), eq(bankAccounts.id, id));
const kept = (workspaceId: string) => and(eq(bankAccounts.workspaceId, workspaceId), isNull(bankAccounts.removedAt));

/** The accounts themselves, newest first. */
export async function accountRows(db: Database, workspaceId: string): Promise<AccountRow[]> {
  return db
    .select()
    .from(bankAccounts)
    .where(kept(workspaceId))
    .orderBy(desc(bankAccounts.createdAt), desc(bankAccounts.id));
}

/**
 * The account, or null where it is not in these books or was removed. It is held until the transaction ends: `share`
 * against removal, as who adds rows needs it; `update` against new rows too.
 */
export async function heldAccount(
  db: Database,
  workspaceId: string,
  id: string,
  strength: 'share' | 'update',
): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(bankAccounts)
    .where(and(theAccount(workspaceId, id), isNull(bankAccounts.removedAt)))
    .for(strength === 'share' ? 'key share' : 'update');
  return row ?? null;
}

export async function addAccount(db: Database, workspaceId: string, account: NewAccountRow): Promise<void> {
  await db.insert(bankAccounts).values({ ...account, workspaceId });
}

/** Adds the account unless one of its id is there; answers whether it was added. Another process that adds it is waited for. */
export async function addAccountOnce(db: Database, workspaceId: string, account: NewAccountRow): Promise<boolean> {
  const { rowCount } = await db
    .insert(bankAccounts)
    .values({ ...account, workspaceId })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Which of the ids an account has or had: those of removed accounts too. */
export async function usedAccountIds(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.workspaceId, workspaceId), inArray(bankAccounts.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

export async function changeAccount(
  db: Database,
  workspaceId: string,
  id: string,
  fields: AccountFields,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await db.update(bankAccounts).set(fields).where(theAccount(workspaceId, id));
}

export async function removeAccount(db: Database, workspaceId: string, id: string, now: Date): Promise<void> {
  await db.update(bankAccounts).set({ removedAt: now }).where(theAccount(workspaceId, id));
}

/** Takes a removal back; false where there is no such account. An account that is there stays. */
export async function restoreAccount(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.update(bankAccounts).set({ removedAt: null }).where(theAccount(workspaceId, id));
  return (rowCount ?? 0) > 0;
}
