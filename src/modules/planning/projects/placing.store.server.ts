import { and, eq, inArray } from 'drizzle-orm';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Place } from './kinds.ts';
import { projectRows } from './table.server.ts';

type Decision = {
  readonly transactionId: string;
  readonly projectId: string;
  readonly place: Place;
  readonly paidBy: string | null;
};

/** What was decided about these transactions. */
export async function decisionsOn(db: Database, workspaceId: string, rowIds: readonly string[]): Promise<Decision[]> {
  const { transactionId, projectId, place, paidBy } = projectRows;
  return db
    .select({ transactionId, projectId, place, paidBy })
    .from(projectRows)
    .where(and(eq(projectRows.workspaceId, workspaceId), inArray(projectRows.transactionId, [...rowIds])));
}

export function countDecisions(db: Database, workspaceId: string): Promise<number> {
  return db.$count(projectRows, eq(projectRows.workspaceId, workspaceId));
}

/** Decides about transactions; one that says nothing goes. */
export async function decide(
  db: Database,
  workspaceId: string,
  decisions: readonly Decision[],
  userId: string,
): Promise<void> {
  const ids = decisions.map(({ transactionId }) => transactionId);
  await db
    .delete(projectRows)
    .where(and(eq(projectRows.workspaceId, workspaceId), inArray(projectRows.transactionId, ids)));
  const said = decisions.filter(({ place, paidBy }) => place !== 'by-rule' || paidBy !== null);
  if (said.length > 0) await db.insert(projectRows).values(said.map((one) => ({ ...one, workspaceId, userId })));
}

/** Of these transactions, those that are there and that the caller sees. */
export async function seenRows(db: Database, workspaceId: string, rowIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await connectionOf(db).query<{ id: string }>(
    'select id from transactions where workspace_id = $1 and id = any($2::uuid[]) and deleted_at is null',
    [workspaceId, rowIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Transactions that are offered at once. */
const MOST_FOUND = 30;

type Found = {
  readonly id: string;
  readonly day: string;
  readonly description: string;
  readonly accountId: string;
  readonly minor: bigint;
  readonly currency: string;
};

/** The newest transactions with these words, transfers left out. */
export async function rowsLike(
  db: Database,
  workspaceId: string,
  pattern: string,
  transferIds: readonly string[],
): Promise<Found[]> {
  const { rows } = await connectionOf(db).query<Omit<Found, 'minor'> & { minor: string }>(
    `select id, booked_on::text as day, description, account_id as "accountId", minor::text as minor, currency
     from transactions where workspace_id = $1 and deleted_at is null and not is_split
       and ($2 = '%%' or search_text like $2) and (category_id is null or category_id <> all($3::uuid[]))
     order by booked_on desc, id desc limit ${MOST_FOUND}`,
    [workspaceId, pattern, transferIds],
  );
  return rows.map(({ minor, ...row }) => ({ ...row, minor: BigInt(minor) }));
}
