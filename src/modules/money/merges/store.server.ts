import { and, eq, or } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import { isByHand, type KeptFacts } from '#modules/money/ledger/rules.ts';
import type { TransactionRow } from '#modules/money/ledger/service.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { transactionMerges } from './table.server.ts';

type Row = typeof transactionMerges.$inferSelect;
export type MergeRow = Omit<Row, 'before' | 'after' | 'merged'> & {
  readonly before: KeptFacts;
  readonly after: KeptFacts;
  readonly merged: KeptFacts;
};

/** The transaction as it is; null where it is not there, or was deleted. */
export async function findRow(db: Database, workspaceId: string, id: string): Promise<TransactionRow | null> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.workspaceId, workspaceId), eq(transactions.id, id)));
  return row === undefined || row.deletedAt !== null ? null : row;
}

/** Its receipts and links move with the row (trigger). */
export async function addMerge(
  db: Database,
  workspaceId: string,
  row: Omit<MergeRow, 'workspaceId' | 'createdAt'> & { readonly createdAt: Date },
): Promise<void> {
  await db.insert(transactionMerges).values({ ...row, workspaceId });
}

/** What was merged into a transaction that is now merged itself belongs to the one that stays. */
export async function passOn(
  db: Database,
  workspaceId: string,
  { from, to, facts }: { from: string; to: string; facts: KeptFacts },
): Promise<void> {
  await db
    .update(transactionMerges)
    .set({ keptId: to, before: facts, after: facts })
    .where(and(eq(transactionMerges.workspaceId, workspaceId), eq(transactionMerges.keptId, from)));
}

export async function removeMerge(db: Database, workspaceId: string, mergedId: string): Promise<void> {
  await db
    .delete(transactionMerges)
    .where(and(eq(transactionMerges.workspaceId, workspaceId), eq(transactionMerges.mergedId, mergedId)));
}

/** How a merged transaction is known again. */
export type KnownMerge = {
  readonly mergedId: string;
  readonly keptId: string;
  /** The day of the one that stays before it was merged. */
  readonly keptDay: Day;
  /** Of the statement's row; null where a person wrote it. */
  readonly hash: string | null;
  /** Gone from the trash: nothing but this says that it was there. */
  readonly isGone: boolean;
};

/** What was merged in an account into transactions that are there, the earliest first. */
export async function mergesIn(db: Database, workspaceId: string, accountId: string): Promise<KnownMerge[]> {
  const { rows } = await connectionOf(db).query<KnownMerge>(
    `select m.merged_id as "mergedId", m.kept_id as "keptId", m.before ->> 'bookedOn' as "keptDay", m.content_hash as hash,
       t.id is null as "isGone"
     from transaction_merges m
     join transactions k on k.workspace_id = $1 and k.id = m.kept_id and k.deleted_at is null
     left join transactions t on t.workspace_id = $1 and t.id = m.merged_id
     where m.workspace_id = $1 and m.account_id = $2 order by m.created_at, m.merged_id`,
    [workspaceId, accountId],
  );
  return rows;
}

/** A merge that an import has to do with, and the import that brought the transaction that stays. */
export type ImportedMerge = MergeRow & { readonly keptImportId: string | null };

/** Merges of which the import brought the one or the other, the earliest first. */
export async function mergesOfImport(db: Database, workspaceId: string, importId: string): Promise<ImportedMerge[]> {
  const rows = await db
    .select({ merge: transactionMerges, keptImportId: transactions.importId })
    .from(transactionMerges)
    .innerJoin(
      transactions,
      and(eq(transactions.workspaceId, transactionMerges.workspaceId), eq(transactions.id, transactionMerges.keptId)),
    )
    .where(
      and(
        eq(transactionMerges.workspaceId, workspaceId),
        or(eq(transactionMerges.importId, importId), eq(transactions.importId, importId)),
      ),
    )
    .orderBy(transactionMerges.createdAt, transactionMerges.mergedId);
  return rows.map(({ merge, keptImportId }) => ({ ...(merge as MergeRow), keptImportId }));
}

export type CandidateRow = {
  readonly id: string;
  readonly bookedOn: Day;
  readonly description: string;
  readonly minor: bigint;
  readonly currency: string;
};

const MOST_CANDIDATES = 30;
/** Days around a transaction in which another may be the same payment. */
const REACH = 31;

/** Transactions that may be merged with one: of its account and way, equal amounts first, then the nearest days. */
export async function candidatesOf(db: Database, workspaceId: string, row: TransactionRow): Promise<CandidateRow[]> {
  const { rows } = await connectionOf(db).query<CandidateRow>(
    `select id, booked_on as "bookedOn", description, minor, currency from transactions
     where workspace_id = $1 and account_id = $2 and currency = $3 and id <> $4 and deleted_at is null and parent_id is null
       and booked_on between $5::date - ${REACH} and $5::date + ${REACH} and sign(minor) = sign($6::bigint)
       and (minor = $6::bigint or status = 'pending' or $7
         or (import_id is null and bank_text is null))
     order by minor <> $6::bigint, abs(booked_on - $5::date), id limit ${MOST_CANDIDATES}`,
    [
      workspaceId,
      row.accountId,
      row.currency,
      row.id,
      row.bookedOn,
      row.minor,
      row.status === 'pending' || isByHand(row),
    ],
  );
  return rows;
}
