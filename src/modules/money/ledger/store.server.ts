import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { idsWithSplits } from './ids-with-splits.server.ts';
import { DAYS_IN_TRASH } from './rules.ts';
import { idList } from './sums.server.ts';
import { transactions } from './table.server.ts';

export type TransactionRow = typeof transactions.$inferSelect;
type NewRow = Omit<typeof transactions.$inferInsert, 'workspaceId'>;
type Fields = Partial<
  Pick<
    TransactionRow,
    | 'accountId'
    | 'bookedOn'
    | 'description'
    | 'categoryId'
    | 'categorySource'
    | 'minor'
    | 'currency'
    | 'reference'
    | 'note'
    | 'original'
    | 'transferId'
  >
>;

const inBooks = (workspaceId: string, ids: readonly string[]) =>
  and(eq(transactions.workspaceId, workspaceId), sql`${transactions.id} = any(${idList(ids)})`);
/** Deleted, and still to be had. */
const inTrash = (now: Date) =>
  and(
    isNotNull(transactions.deletedAt),
    gt(transactions.deletedAt, new Date(now.getTime() - DAYS_IN_TRASH * 86_400_000)),
  );

/**
 * Rows that are there, held against other changes until the transaction ends; in the order of their ids. Of a split, all
 * of it is held.
 */
export async function heldRows(db: Database, workspaceId: string, ids: readonly string[]): Promise<TransactionRow[]> {
  return heldAmong(db, workspaceId, ids, isNull(transactions.deletedAt));
}

async function heldAmong(db: Database, workspaceId: string, ids: readonly string[], condition: SQL | undefined) {
  const rows = await db
    .select()
    .from(transactions)
    .where(and(inBooks(workspaceId, await idsWithSplits(db, workspaceId, ids)), condition))
    .orderBy(transactions.id)
    .for('update');
  const asked = new Set(ids);
  return rows.filter(({ id }) => asked.has(id));
}

/** The same of rows that were deleted within 30 days. */
export async function heldTrash(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
  now: Date,
): Promise<TransactionRow[]> {
  return heldAmong(db, workspaceId, ids, inTrash(now));
}

/** False where a row has the id already: then nothing was written. */
export async function addTransaction(db: Database, workspaceId: string, row: NewRow): Promise<boolean> {
  const added = await db
    .insert(transactions)
    .values({ ...row, workspaceId })
    .onConflictDoNothing({ target: [transactions.workspaceId, transactions.id] })
    .returning({ id: transactions.id });
  return added.length > 0;
}

type Entered = Pick<TransactionRow, 'id' | 'accountId' | 'bookedOn' | 'minor' | 'description'>;

/**
 * Whether another row of the account has this day, amount and text, whatever its case and spacing; not what was deleted,
 * nor words that the caller may not read. Equal entries wait here for each other, so that of two sent at once one is
 * asked about.
 */
export async function hasEqual(db: Database, workspaceId: string, row: Entered): Promise<boolean> {
  const words = row.description.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  const place = [workspaceId, row.accountId, row.bookedOn, row.minor.toString(), words];
  await connectionOf(db).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [place.join(' ')]);
  const { rows } = await connectionOf(db).query<{ found: boolean }>(
    `select exists (select from transactions
      where workspace_id = $1 and account_id = $2 and booked_on = $3 and minor = $4 and id <> $6 and deleted_at is null
        and parent_id is null
        and $5 in (${['description', 'bank_text'].map(evenText).join(', ')})
        and ((select app_accounts()) is null or not hides_other_side(id))) as found`,
    [...place, row.id],
  );
  return rows[0]?.found === true;
}

const evenText = (column: string) => String.raw`lower(trim(regexp_replace(normalize(${column}), '\s+', ' ', 'g')))`;

/** Who wrote the row with this id, deleted ones included; null where there is none, or none that may be seen. */
export async function writerOf(db: Database, workspaceId: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: transactions.userId })
    .from(transactions)
    .where(inBooks(workspaceId, [id]));
  return row?.userId ?? null;
}

/**
 * Changes what a person may change; the row counts as touched by one from then on. Account and day of a split are those
 * of all its lines.
 */
export async function changeTransaction(db: Database, workspaceId: string, id: string, fields: Fields): Promise<void> {
  const change = (ids: readonly string[], to: Fields) =>
    db
      .update(transactions)
      .set({ ...to, updatedAt: sql`clock_timestamp()` })
      .where(inBooks(workspaceId, ids));
  await change([id], fields);
  const others = (await idsWithSplits(db, workspaceId, [id])).filter((other) => other !== id);
  if (others.length === 0) return;
  const { accountId, bookedOn, currency } = fields;
  await change(others, {
    ...(accountId === undefined ? {} : { accountId }),
    ...(bookedOn === undefined ? {} : { bookedOn }),
    ...(currency === undefined ? {} : { currency }),
  });
}

/** Files rows where a person wants them; a split has no category, only its lines have. */
export async function fileRows(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
  categoryId: string | null,
): Promise<void> {
  const categorySource = categoryId === null ? null : 'person';
  await db
    .update(transactions)
    .set({ categoryId, categorySource, updatedAt: sql`clock_timestamp()` })
    .where(and(inBooks(workspaceId, ids), eq(transactions.isSplit, false)));
}

/** Not deleted, and not a side of a transfer, whose category stays. */
const mayLeave = and(isNull(transactions.deletedAt), isNull(transactions.transferId));

/** Puts rows back where they were filed, and by whom, as far as they are still where they went. */
export async function returnRows(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
  { from, to }: { from: string; to: Pick<TransactionRow, 'categoryId' | 'categorySource'> },
): Promise<number> {
  const returned = await db
    .update(transactions)
    .set({ ...to, updatedAt: sql`clock_timestamp()` })
    .where(and(inBooks(workspaceId, ids), eq(transactions.categoryId, from), mayLeave))
    .returning({ id: transactions.id });
  return returned.length;
}

/** Deletes rows (`at`) or brings them back (null); of a split, all of it. */
export async function setDeleted(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
  at: Date | null,
): Promise<void> {
  await db
    .update(transactions)
    .set({ deletedAt: at })
    .where(inBooks(workspaceId, await idsWithSplits(db, workspaceId, ids)));
}
