import { and, desc, eq, getColumns, inArray, sql } from 'drizzle-orm';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { isLineId, lineIdRange, lineIds } from './line-ids.ts';
import { heldRows, type TransactionRow } from './store.server.ts';
import { idsWithSplits } from './ids-with-splits.server.ts';
import { transactions } from './table.server.ts';

/** A transaction as a bank has it, with the lines that stand in its place; without lines it is not split. */
export type Whole = { readonly whole: TransactionRow; readonly lines: readonly TransactionRow[] };

/** A line as it should be. */
export type LineWish = {
  /** Of a line that is there, or that was there and comes back; null for a new one. */
  readonly id: string | null;
  readonly description: string;
  readonly categoryId: string | null;
  readonly minor: bigint;
  readonly note: string | null;
  /** Undefined: those it has; a new line has those of the whole. */
  readonly tagIds?: readonly string[] | undefined;
};

type Filed = Pick<TransactionRow, 'categoryId' | 'categorySource'>;

/** The whole by its own id or that of a line, and whether its words may not be read by the caller; null where there is none. */
export async function wholeOf(
  db: Database,
  workspaceId: string,
  id: string,
): Promise<(Whole & { readonly isMasked: boolean }) | null> {
  const rows = await db
    .select({
      ...getColumns(transactions),
      isMasked: sql<boolean>`(select app_accounts()) is not null and hides_other_side(${transactions.id})`,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.workspaceId, workspaceId),
        sql`deleted_at is null`,
        inArray(transactions.id, await idsWithSplits(db, workspaceId, [id])),
      ),
    )
    .orderBy(desc(transactions.id));
  const found = assembled(rows);
  return found === null ? null : { ...found, isMasked: rows.some(({ isMasked }) => isMasked) };
}

/** The same, held against other changes until the transaction ends; null also where the caller may not change it. */
export async function heldWhole(db: Database, workspaceId: string, id: string): Promise<Whole | null> {
  await heldRows(db, workspaceId, await idsWithSplits(db, workspaceId, [id]));
  // Once more: while this waited for another change of the split, its lines may have become others.
  const rows = await heldRows(db, workspaceId, await idsWithSplits(db, workspaceId, [id]));
  return assembled(rows.toReversed());
}

/** The first line first: their ids fall. */
function assembled(rows: readonly TransactionRow[]): Whole | null {
  const whole = rows.find(({ parentId }) => parentId === null);
  return whole === undefined ? null : { whole, lines: rows.filter(({ parentId }) => parentId !== null) };
}

/**
 * Puts lines in the place of a transaction, and answers their ids. Those that it has and that are named keep their ids; the
 * others go.
 */
export async function putLines(
  db: Database,
  workspaceId: string,
  { whole, lines }: Whole,
  wishes: readonly LineWish[],
): Promise<readonly string[]> {
  const client = connectionOf(db);
  const there = new Set(lines.map(({ id }) => id));
  const taken = (await idsNear(db, workspaceId, [whole.id])).get(whole.id) ?? [];
  const mayHave = (id: string) => there.has(id) || (isLineId(whole.id, id) && !taken.includes(id));
  const known = wishes.map(({ id }) => (id !== null && mayHave(id) ? id : null));
  const ids = lineIds(whole.id, known, taken);
  const wanted = wishes.map(({ tagIds, ...wish }, place) => ({
    ...wish,
    id: ids[place],
    minor: String(wish.minor),
    tag_ids: tagIds ?? null,
    category_id: wish.categoryId,
  }));
  const named = new Set(ids);
  await removeLines(
    db,
    workspaceId,
    lines.filter(({ id }) => !named.has(id)),
  );
  await db
    .update(transactions)
    .set({ isSplit: true, categoryId: null, categorySource: null, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(transactions.workspaceId, workspaceId), eq(transactions.id, whole.id)));
  const asked =
    'jsonb_to_recordset($3) line(id uuid, description text, category_id uuid, minor bigint, note text, tag_ids uuid[])';
  await client.query(
    `update transactions t set description = line.description, minor = line.minor, note = line.note,
       tag_ids = coalesce(line.tag_ids, t.tag_ids), category_id = line.category_id,
       category_source = case when line.category_id is not distinct from t.category_id then t.category_source
         when line.category_id is null then null else 'person' end,
       updated_at = clock_timestamp()
     from ${asked} where t.workspace_id = $1 and t.parent_id = $2 and t.id = line.id`,
    [workspaceId, whole.id, JSON.stringify(wanted.filter(({ id }) => there.has(id ?? '')))],
  );
  const fresh = wanted.filter(({ id }) => !there.has(id ?? '')).map((line) => ({ ...line, whole_id: whole.id }));
  await addLines(db, workspaceId, fresh, 'person');
  return ids;
}

/** Adds lines to transactions. @param isUnedited who edited the transaction last stays as it was */
async function addLines(
  db: Database,
  workspaceId: string,
  lines: readonly object[],
  by: 'person' | 'rule',
  isUnedited = false,
): Promise<void> {
  await connectionOf(db).query(
    `insert into transactions (workspace_id, id, parent_id, description, minor, note, tag_ids, category_id, category_source,
       user_id, account_id, booked_on, bank_text, currency, reference, status, import_id, import_line, needs_review,
       is_cleared, reconciliation_id, created_at, updated_at)
     select $1, line.id, whole.id, line.description, line.minor, line.note, coalesce(line.tag_ids, whole.tag_ids),
       line.category_id, case when line.category_id is not null then $3 end, whole.user_id, whole.account_id,
       whole.booked_on, whole.bank_text, whole.currency, whole.reference, whole.status, whole.import_id, whole.import_line,
       whole.needs_review, whole.is_cleared, whole.reconciliation_id, whole.created_at,
       case when $4 then whole.updated_at else clock_timestamp() end
     from jsonb_to_recordset($2) line(whole_id uuid, id uuid, description text, category_id uuid, minor bigint, note text,
       tag_ids uuid[]) join transactions whole on whole.workspace_id = $1 and whole.id = line.whole_id`,
    [workspaceId, JSON.stringify(lines), by, isUnedited],
  );
}

/** A transaction without lines, and those that it gets. */
export type NewSplit = { readonly id: string; readonly lines: readonly Omit<LineWish, 'id'>[] };

/**
 * Splits transactions that are not split, linked or deleted, all in a few statements; answers the ids of their lines, in the
 * order of the lines. @param by whose wish the categories are
 */
export async function splitInBulk(
  db: Database,
  workspaceId: string,
  splits: readonly NewSplit[],
  by: 'person' | 'rule',
): Promise<ReadonlyMap<string, readonly string[]>> {
  const made = new Map<string, readonly string[]>();
  if (splits.length === 0) return made;
  const client = connectionOf(db);
  const { rows } = await client.query<{ id: string }>(
    `update transactions set is_split = true, category_id = null, category_source = null
     where workspace_id = $1 and id = any($2::uuid[]) and not is_split and parent_id is null and transfer_id is null
       and deleted_at is null returning id`,
    [workspaceId, splits.map(({ id }) => id)],
  );
  const changed = new Set(rows.map(({ id }) => id));
  const wanted = splits.filter(({ id }) => changed.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const taken = await idsNear(
    db,
    workspaceId,
    wanted.map(({ id }) => id),
  );
  // The fee of a payment stands next to it: lines of the one may not take the ids of the other's.
  let given: readonly string[] = [];
  const lines = wanted.flatMap((split) => {
    const known = split.lines.map(() => null);
    given = given.filter((id) => id > split.id);
    const ids = lineIds(split.id, known, [...(taken.get(split.id) ?? []), ...given]);
    given = [...given, ...ids];
    made.set(split.id, ids);
    return split.lines.map(({ tagIds, categoryId, minor, ...line }, place) => ({
      ...line,
      whole_id: split.id,
      id: ids[place],
      minor: String(minor),
      tag_ids: tagIds ?? null,
      category_id: categoryId,
    }));
  });
  await addLines(db, workspaceId, lines, by, true);
  return made;
}

/** Takes the lines away: the transaction stands for itself again, under the category given. */
export async function endSplit(
  db: Database,
  workspaceId: string,
  { whole, lines }: Whole,
  filed: Filed,
): Promise<void> {
  await removeLines(db, workspaceId, lines);
  await db
    .update(transactions)
    .set({ ...filed, isSplit: false, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(transactions.workspaceId, workspaceId), eq(transactions.id, whole.id)));
}

/** By transaction: ids in use where those of its lines are. */
async function idsNear(
  db: Database,
  workspaceId: string,
  wholeIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const ranges = wholeIds.map((whole) => ({ whole, ...lineIdRange(whole) }));
  const { rows } = await connectionOf(db).query<{ whole: string; ids: string[] }>(
    `select near.whole, array_agg(t.id::text) as ids
     from jsonb_to_recordset($2) near(whole uuid, first uuid, last uuid)
     join transactions t on t.workspace_id = $1 and t.id between near.first and near.last group by near.whole`,
    [workspaceId, JSON.stringify(ranges)],
  );
  return new Map(rows.map(({ whole, ids }) => [whole, ids]));
}

/** Ends the transfers of lines, and answers the lines as they then are, in the order in which they came. */
export async function freedLines(
  db: Database,
  workspaceId: string,
  lines: readonly TransactionRow[],
): Promise<readonly TransactionRow[]> {
  const linked = lines.filter(({ transferId }) => transferId !== null).map(({ id }) => id);
  if (linked.length === 0) return lines;
  await connectionOf(db).query('select end_transfers($1)', [linked]);
  const freed = await heldRows(db, workspaceId, linked);
  return lines.map((line) => freed.find(({ id }) => id === line.id) ?? line);
}

/** What was the other side of a transfer stands alone again: a trigger sees to that. */
async function removeLines(db: Database, workspaceId: string, lines: readonly TransactionRow[]): Promise<void> {
  if (lines.length === 0) return;
  await db.delete(transactions).where(
    and(
      eq(transactions.workspaceId, workspaceId),
      inArray(
        transactions.id,
        lines.map(({ id }) => id),
      ),
    ),
  );
}
