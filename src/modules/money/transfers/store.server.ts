import { and, eq } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { TransactionRow } from '#modules/money/ledger/service.server.ts';
import { MOST_ROWS, MOST_ROWS_LIMITED } from './limits.ts';
import { CANDIDATE_DAYS } from './matching.ts';
import type { PairIds } from './model.ts';
import { LONGEST_GAP, type SideRow } from './scoring.ts';
import { transferRejections, transfers } from './table.server.ts';

type Transfer = typeof transfers.$inferSelect;

/** A transaction as it is compared and shown. */
export type FoundRow = SideRow & {
  readonly description: string;
  readonly importId: string | null;
  readonly splitOf: string | null;
  readonly isSplit: boolean;
};

const ROW = `t.id, t.account_id as "accountId", t.booked_on as day, t.minor, t.currency, t.description,
  coalesce(t.bank_text, t.description) as text, t.import_id as "importId", coalesce(c.kind = 'transfer', false) as "isTransfer",
  t.parent_id is not null as "isLine", t.parent_id as "splitOf", t.is_split as "isSplit"`;
const WITH_KIND = `transactions t left join categories c on c.workspace_id = $1 and c.id = t.category_id`;
/** Whose words the caller may see. */
const SEEN = `((select app_accounts()) is null or not hides_other_side(t.id))`;
/** Neither linked nor split. */
const UNLINKED = `t.workspace_id = $1 and t.deleted_at is null and t.transfer_id is null and not t.is_split
  and t.minor <> 0 and t.status = 'booked'`;
/** The same, and not agreed with a statement as something else. */
const FREE = `${UNLINKED} and (t.reconciliation_id is null or c.kind is null or c.kind = 'transfer')`;

/**
 * Not filed by a person as income or spending. Of a split only the lines that are filed as transfers: what is bought with
 * the others may well cost what came in elsewhere.
 */
const UNDECIDED = `(t.category_source is distinct from 'person' or c.kind is null or c.kind = 'transfer')
  and (t.parent_id is null or c.kind = 'transfer')`;

/** Days within which a transaction and all that may be taken for its other side instead of another lie. */
const AROUND = 3 * LONGEST_GAP;

/** The newest transactions that may be part of a transfer; of an import those of its days and of some days around. */
export async function rowsToPair(db: Database, workspaceId: string, importId?: string): Promise<FoundRow[]> {
  const ofImport = importId === undefined ? [] : [importId, AROUND];
  const { rows } = await connectionOf(db).query<FoundRow>({
    name: importId === undefined ? 'transfers_rows' : 'transfers_rows_of_import',
    text: `select ${ROW} from ${WITH_KIND}
      where ${FREE} and ${UNDECIDED} and ${SEEN} ${importId === undefined ? '' : AROUND_IMPORT}
      order by t.booked_on desc, t.id desc
      limit case when (select app_accounts()) is null then $2::int else $3::int end`,
    values: [workspaceId, MOST_ROWS, MOST_ROWS_LIMITED, ...ofImport],
  });
  return rows;
}

const END_OF_IMPORT = (end: 'min' | 'max') =>
  `(select ${end}(booked_on) from transactions where workspace_id = $1 and import_id = $4 and deleted_at is null)`;
const AROUND_IMPORT = `and t.booked_on between ${END_OF_IMPORT('min')} - $5::int and ${END_OF_IMPORT('max')} + $5::int`;

/** A transaction that may be the other side of one that a rule names; whether it agreed with a statement. */
export type OfferedRow = FoundRow & { readonly isReconciled: boolean };

/** Transactions of accounts that a rule may link: as `rowsToPair`, within days, those that agreed with a statement too. */
export async function offeredSides(
  db: Database,
  workspaceId: string,
  { accountIds, from, to }: { readonly accountIds: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<OfferedRow[]> {
  const { rows } = await connectionOf(db).query<OfferedRow>(
    `select ${ROW}, t.reconciliation_id is not null as "isReconciled" from ${WITH_KIND}
     where ${UNLINKED} and t.parent_id is null
       and (t.category_source is distinct from 'person' or c.kind is null or c.kind = 'transfer')
       and t.account_id = any($2::uuid[]) and t.booked_on between $3::date - $5::int and $4::date + $5::int
     order by t.booked_on desc, t.id desc limit ${MOST_ROWS}`,
    [workspaceId, accountIds, from, to, LONGEST_GAP],
  );
  return rows;
}

/** What rules wrote as the other side of transactions that an import brought; not what agreed with a statement. */
export async function addedSides(db: Database, workspaceId: string, importId: string): Promise<string[]> {
  const { rows } = await connectionOf(db).query<{ id: string }>(
    `select added.id from transfers k join transactions came on came.workspace_id = $1 and came.import_id = $2
       and came.id in (k.out_id, k.in_id) and came.id <> k.added_id
     join transactions added on added.workspace_id = $1 and added.id = k.added_id and added.deleted_at is null
       and added.reconciliation_id is null
     where k.workspace_id = $1 and k.how = 'rule' and k.ended_at is null`,
    [workspaceId, importId],
  );
  return rows.map(({ id }) => id);
}

/** Transactions that a person may choose as the other side: of the other sign, in other accounts, some days around. */
export async function rowsAround(db: Database, workspaceId: string, row: FoundRow): Promise<FoundRow[]> {
  const { rows } = await connectionOf(db).query<FoundRow>({
    name: 'transfers_around',
    text: `select ${ROW} from ${WITH_KIND}
      where ${FREE} and t.account_id <> $2 and sign(t.minor) = -sign($3::bigint) and ${SEEN}
        and t.booked_on between $4::date - $5::int and $4::date + $5::int
        and (t.currency <> $6 or abs(t.minor) between abs($3::bigint) * 10 / 12 and abs($3::bigint) * 12 / 10)
      order by abs(t.booked_on - $4::date), t.id limit 500`,
    values: [workspaceId, row.accountId, row.minor, row.day, CANDIDATE_DAYS, row.currency],
  });
  return rows;
}

/** Transactions of an account, two at most, that come to just the other side of a line within the days of a suggestion. */
export async function fittingIn(
  db: Database,
  workspaceId: string,
  { bookedOn, minor, currency }: Pick<TransactionRow, 'bookedOn' | 'minor' | 'currency'>,
  accountId: string,
): Promise<string[]> {
  const { rows } = await connectionOf(db).query<{ id: string }>({
    name: 'transfers_fitting',
    text: `select t.id from ${WITH_KIND}
      where ${FREE} and ${UNDECIDED} and ${SEEN} and t.account_id = $2 and t.currency = $3 and t.minor = -$4::bigint
        and t.booked_on between $5::date - $6::int and $5::date + $6::int
      order by t.id limit 2`,
    values: [workspaceId, accountId, currency, minor, bookedOn, LONGEST_GAP],
  });
  return rows.map(({ id }) => id);
}

/** A transaction, or the live sides of its transfer; words that the caller may not see are left out. */
async function shownRows(db: Database, workspaceId: string, column: 'id' | 'transfer_id', value: string) {
  const { rows } = await connectionOf(db).query<FoundRow & { transferId: string | null; isByHand: boolean }>(
    `select ${ROW.replace('t.description', `case when ${SEEN} then t.description else '' end as description`)},
       t.transfer_id as "transferId", t.import_id is null and t.bank_text is null as "isByHand"
     from ${WITH_KIND} where t.workspace_id = $1 and t.${column} = $2 and t.deleted_at is null`,
    [workspaceId, value],
  );
  return rows;
}

/** Several transactions by their ids. */
export async function shownRowsOf(db: Database, workspaceId: string, ids: readonly string[]): Promise<FoundRow[]> {
  const { rows } = await connectionOf(db).query<FoundRow>(
    `select ${ROW} from ${WITH_KIND} where t.workspace_id = $1 and t.id = any($2::uuid[]) and t.deleted_at is null`,
    [workspaceId, ids],
  );
  return rows;
}

export async function shownRow(db: Database, workspaceId: string, id: string) {
  const [row] = await shownRows(db, workspaceId, 'id', id);
  return row ?? null;
}

/** The other side of a linked transaction; null where it is in an account that the caller may not see. */
export async function otherSide(db: Database, workspaceId: string, { id, transferId }: LinkedIds) {
  if (transferId === null) return null;
  const rows = await shownRows(db, workspaceId, 'transfer_id', transferId);
  return rows.find((row) => row.id !== id) ?? null;
}

type LinkedIds = Pick<TransactionRow, 'id' | 'transferId'>;

const thisOne = (workspaceId: string, id: string) => and(eq(transfers.workspaceId, workspaceId), eq(transfers.id, id));

/** How and when it was linked; null where both sides may not be seen. */
export async function transferIn(db: Database, workspaceId: string, id: string): Promise<Transfer | null> {
  const [row] = await db.select().from(transfers).where(thisOne(workspaceId, id));
  return row ?? null;
}

export type NewTransfer = Omit<typeof transfers.$inferInsert, 'workspaceId'>;

export async function addTransfers(db: Database, workspaceId: string, added: readonly NewTransfer[]): Promise<void> {
  for (let from = 0; from < added.length; from += CHUNK)
    await db.insert(transfers).values(added.slice(from, from + CHUNK).map((one) => ({ ...one, workspaceId })));
}

/** A statement takes so many parameters and no more. */
const CHUNK = 1000;

/**
 * Both transactions are ordinary ones again, with their earlier categories. Answers the one that linking had written, which
 * is in the trash now; null where there is none.
 */
export async function endTransfer(
  db: Database,
  workspaceId: string,
  id: string,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<string | null> {
  const client = connectionOf(db);
  await client.query('select unlink_transfer($1, $2, $3)', [workspaceId, id, ids]);
  const { rows } = await client.query<{ removed: string | null }>('select remove_added_side($1, $2, $3) as removed', [
    workspaceId,
    id,
    now,
  ]);
  await db.delete(transfers).where(thisOne(workspaceId, id));
  return rows[0]?.removed ?? null;
}

/** The pairs that are never suggested. */
export async function rejectedPairs(db: Database, workspaceId: string): Promise<PairIds[]> {
  const { outId, inId } = transferRejections;
  return db.select({ outId, inId }).from(transferRejections).where(eq(transferRejections.workspaceId, workspaceId));
}

export async function addRejection(
  db: Database,
  workspaceId: string,
  { outId, inId }: PairIds,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db
    .insert(transferRejections)
    .values({ workspaceId, outId, inId, userId, createdAt: now })
    .onConflictDoNothing();
}

export async function removeRejection(db: Database, workspaceId: string, { outId, inId }: PairIds): Promise<void> {
  await db
    .delete(transferRejections)
    .where(
      and(
        eq(transferRejections.workspaceId, workspaceId),
        eq(transferRejections.outId, outId),
        eq(transferRejections.inId, inId),
      ),
    );
}

/** Of transfers whose sides were given the one category: they were given the other. Answers the transfers. */
export async function changeGiven(
  db: Database,
  workspaceId: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const changed = await db
    .update(transfers)
    .set({ categoryId: to })
    .where(and(eq(transfers.workspaceId, workspaceId), eq(transfers.categoryId, from)))
    .returning({ id: transfers.id });
  return changed.map(({ id }) => id);
}

/** A transfer whose sides were given a category again, where nobody changed that since. */
export async function returnGiven(
  db: Database,
  workspaceId: string,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .update(transfers)
    .set({ categoryId: to })
    .where(and(thisOne(workspaceId, id), eq(transfers.categoryId, from)));
}

/** Whether linked transactions are in the category, or one was linked into it. */
export async function isGiven(db: Database, workspaceId: string, categoryId: string): Promise<boolean> {
  const { rows } = await connectionOf(db).query<{ found: boolean }>(
    `select exists (select from transfers where workspace_id = $1 and category_id = $2)
      or exists (select from transactions where workspace_id = $1 and category_id = $2 and transfer_id is not null
        and deleted_at is null) as found`,
    [workspaceId, categoryId],
  );
  return rows[0]?.found === true;
}

/** The first and the last day of rows, newest first. */
export function stretchOf(rows: readonly Pick<SideRow, 'day'>[]): { readonly from: Day; readonly to: Day } | null {
  const [last, first] = [rows[0], rows.at(-1)];
  return first === undefined || last === undefined ? null : { from: first.day, to: last.day };
}

/** Deletes what cannot be undone any more. */
export async function forgetEnded(db: Database): Promise<void> {
  await connectionOf(db).query('select forget_transfers()');
}
