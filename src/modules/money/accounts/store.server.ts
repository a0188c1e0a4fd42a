import { and, desc, eq, getColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { bankAccounts } from './table.server.ts';

export type AccountRow = typeof bankAccounts.$inferSelect;
export type NewAccountRow = Omit<typeof bankAccounts.$inferInsert, 'workspaceId'>;
export type AccountFields = Partial<Omit<NewAccountRow, 'id' | 'userId' | 'createdAt'>>;

const theAccount = (workspaceId: string, id: string) =>
  and(eq(bankAccounts.workspaceId, workspaceId), eq(bankAccounts.id, id));
const kept = (workspaceId: string) => and(eq(bankAccounts.workspaceId, workspaceId), isNull(bankAccounts.removedAt));

/** Every account with what its rows add up to, newest first. */
export async function accountsWithSums(
  db: Database,
  workspaceId: string,
): Promise<(AccountRow & { moved: bigint; count: number })[]> {
  // By its name in SQL: the module of the kept sums stands on this one, so this one cannot open its door.
  const sums = sql`(select account_id, sum(in_minor + out_minor) as moved, sum(count) as count
    from transaction_months where workspace_id = ${workspaceId} group by account_id) sums`;
  return db
    .select({
      ...getColumns(bankAccounts),
      moved: sql`coalesce(sums.moved, 0)`.mapWith((sum: unknown) => BigInt(String(sum))),
      count: sql`coalesce(sums.count, 0)`.mapWith(Number),
    })
    .from(bankAccounts)
    .leftJoin(sums, sql`sums.account_id = ${bankAccounts.id}`)
    .where(kept(workspaceId))
    .orderBy(desc(bankAccounts.createdAt), desc(bankAccounts.id));
}

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

/** How many rows count in the account's balance. */
export async function rowCountOf(db: Database, workspaceId: string, id: string): Promise<number> {
  const { rows } = await db.execute<{ count: bigint | null }>(
    sql`select sum(count) as count from transaction_months where workspace_id = ${workspaceId} and account_id = ${id}`,
  );
  return Number(rows[0]?.count ?? 0);
}

export async function addAccount(db: Database, workspaceId: string, account: NewAccountRow): Promise<void> {
  await db.insert(bankAccounts).values({ ...account, workspaceId });
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

/** Sets the currency; false where rows, deleted ones included, hold it fast. */
export async function changeCurrency(
  db: Database,
  workspaceId: string,
  id: string,
  currency: string,
): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`select exists (select from transactions where workspace_id = ${workspaceId} and account_id = ${id}) as held`,
  );
  if (rows[0]?.held !== false) return false;
  await db.update(bankAccounts).set({ currency }).where(theAccount(workspaceId, id));
  return true;
}

export async function removeAccount(db: Database, workspaceId: string, id: string, now: Date): Promise<void> {
  await db.update(bankAccounts).set({ removedAt: now }).where(theAccount(workspaceId, id));
}

/** Takes a removal back; false where there is no such account. An account that is there stays. */
export async function restoreAccount(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.update(bankAccounts).set({ removedAt: null }).where(theAccount(workspaceId, id));
  return (rowCount ?? 0) > 0;
}
