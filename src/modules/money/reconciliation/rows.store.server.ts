import type { Day } from '#kernel/calendar.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { MOST_SHOWN } from './limits.ts';

/** An account up to the day of a statement. */
type UpTo = { readonly accountId: string; readonly day: Day };

/** In a balance: booked and not deleted. A part of a split is not, since the split itself is. */
const COUNTS = `t.workspace_id = $1 and t.deleted_at is null and t.status = 'booked' and t.parent_id is null`;
const OPEN = `t.workspace_id = $1 and t.deleted_at is null and t.status = 'booked' and t.reconciliation_id is null`;

type Sums = { readonly marked: bigint; readonly locked: bigint };

/** The opening balance with the marked and locked transactions up to the day (`differenceOf`), and with the locked alone. */
export async function sumsUpTo(db: Database, workspaceId: string, { accountId, day }: UpTo): Promise<Sums> {
  const { rows } = await connectionOf(db).query<Record<keyof Sums, string>>(
    `select (a.opening_minor + coalesce(sum(t.minor), 0))::text as marked,
       (a.opening_minor + coalesce(sum(t.minor) filter (where t.reconciliation_id is not null), 0))::text as locked
     from bank_accounts a
     left join transactions t on ${COUNTS} and t.account_id = a.id and t.booked_on <= $3
       and (t.is_cleared or t.reconciliation_id is not null)
     where a.workspace_id = $1 and a.id = $2 group by a.opening_minor`,
    [workspaceId, accountId, day],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`no account ${accountId} to add up`);
  return { marked: BigInt(row.marked), locked: BigInt(row.locked) };
}

type CandidateRow = {
  readonly id: string;
  readonly bookedOn: Day;
  readonly description: string;
  readonly minor: bigint;
  readonly isCleared: boolean;
  readonly isMasked: boolean;
};

/** The transactions up to the day that are in no finished statement, the newest first; `count` of all of them. */
export async function candidatesUpTo(
  db: Database,
  workspaceId: string,
  { accountId, day }: UpTo,
): Promise<{ rows: CandidateRow[]; count: number; clearedCount: number }> {
  const client = connectionOf(db);
  const of = `${OPEN} and t.parent_id is null and t.account_id = $2 and t.booked_on <= $3`;
  const counted = await client.query<{ count: number; cleared: number }>(
    `select count(*)::int as count, (count(*) filter (where t.is_cleared))::int as cleared from transactions t where ${of}`,
    [workspaceId, accountId, day],
  );
  const { rows } = await client.query<CandidateRow>(
    `select t.id, t.booked_on as "bookedOn", t.description, t.minor, t.is_cleared as "isCleared",
       ((select app_accounts()) is not null and hides_other_side(t.id)) as "isMasked"
     from transactions t where ${of} order by t.booked_on desc, t.id desc limit ${MOST_SHOWN}`,
    [workspaceId, accountId, day],
  );
  const { count = 0, cleared = 0 } = counted.rows[0] ?? {};
  return { rows, count, clearedCount: cleared };
}

/**
 * The earliest finished statement that locks a transaction which an import added, or one of those that it merged into; null
 * where none does.
 */
export async function statementLocking(
  db: Database,
  workspaceId: string,
  { importId, merged }: { readonly importId: string; readonly merged: readonly string[] },
): Promise<Day | null> {
  const { rows } = await connectionOf(db).query<{ day: Day | null }>(
    `select min(r.statement_day)::text as day from transactions t
     join reconciliations r on r.workspace_id = t.workspace_id and r.id = t.reconciliation_id and r.status = 'finished'
     where t.workspace_id = $1 and (t.import_id = $2 or t.id = any($3::uuid[])) and t.reconciliation_id is not null`,
    [workspaceId, importId, merged],
  );
  return rows[0]?.day ?? null;
}
