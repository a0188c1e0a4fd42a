import { hash, randomUUIDv7 } from 'node:crypto';
import type { Day } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { StoredOriginal } from './model.ts';
import { arrayText } from './arrivals-text.server.ts';

/** A row that a statement, or another outside source, brings into the books. */
export type Arrival = {
  readonly accountId: string;
  readonly bookedOn: Day;
  readonly description: string;
  readonly bankText: string | null;
  readonly categoryId: string | null;
  readonly categorySource: 'person' | 'rule' | 'learned' | 'pattern' | null;
  readonly amount: Money;
  readonly note: string | null;
  readonly tagIds: readonly string[];
  /** Nobody has looked at it yet, nor a rule that stands for one who has. */
  readonly needsReview: boolean;
  readonly reference: string | null;
  readonly original: StoredOriginal | null;
  readonly status: 'booked' | 'pending';
  readonly line: number | null;
  readonly sourceId: string | null;
  /** `contentHashOf` the row. */
  readonly contentHash: string;
  /** Tells rows of one hash in one account apart: 0 for the first. */
  readonly occurrence: number;
};

type Content = { day: Day | null; amount: Money; bankText: string; sourceId: string | null };

/**
 * What makes a row the same row when it comes again: the bank's id with the amount (a receipt is repeated for its
 * charge), else day, amount and the bank's words with case and spacing evened out.
 */
export function contentHashOf({ day, amount, bankText, sourceId }: Content): string {
  const words = bankText.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  const own = sourceId === null ? `row|${day ?? 'pending'}` : `id|${sourceId}`;
  const content = `${own}|${amount.minor}|${amount.currency}|${sourceId === null ? words : ''}`;
  // 128 bits: no two rows of an account ever meet by chance, and the index stays small.
  return hash('sha256', content, 'base64url').slice(0, 22);
}

/**
 * Waits until no other import works on these accounts, and keeps others waiting until the transaction ends. Rows that
 * people write do not wait. Answers how many of the accounts are there.
 */
export async function lockAccounts(db: Database, workspaceId: string, accountIds: readonly string[]): Promise<number> {
  const { rowCount } = await connectionOf(db).query(
    `select 1 from bank_accounts where workspace_id = $1 and id = any($2::uuid[]) and removed_at is null
      order by id for no key update`,
    [workspaceId, accountIds],
  );
  return rowCount ?? 0;
}

// Columns in the order of the parameters below, each with the type of its array.
const COLUMNS = {
  id: 'uuid',
  account_id: 'uuid',
  booked_on: 'date',
  description: 'text',
  bank_text: 'text',
  category_id: 'uuid',
  category_source: 'text',
  note: 'text',
  tag_ids: 'text',
  needs_review: 'boolean',
  minor: 'bigint',
  currency: 'char(3)',
  reference: 'text',
  original: 'jsonb',
  status: 'text',
  import_line: 'integer',
  source_id: 'text',
  content_hash: 'text',
  occurrence: 'smallint',
} as const;

const NAMES = Object.keys(COLUMNS).join(', ');
/** An array of arrays would come apart as one: tags travel as text, one for each row. */
const VALUES = NAMES.replace('tag_ids', 'tag_ids::uuid[]');
const ARRAYS = Object.values(COLUMNS)
  .map((type, index) => `$${index + 4}::${type}[]`)
  .join(', ');

/** Rows written out for the database, so that the next ones can be while these are on their way; their ids in their order. */
export type WrittenArrivals = { readonly ids: readonly string[]; readonly values: readonly string[] };

/** Rows of one day keep the order given: their ids rise with it. */
export function writtenArrivals(
  workspaceId: string,
  { userId, importId }: { userId: string; importId: string },
  rows: readonly Arrival[],
): WrittenArrivals {
  // Ids made in one millisecond are in no order of their own.
  const ids = Array.from({ length: rows.length }, () => randomUUIDv7()).toSorted();
  const column = (value: (row: Arrival) => string | number | bigint | null) => arrayText(rows, value);
  const values = [
    workspaceId,
    userId,
    importId,
    arrayText(ids, (id) => id),
    column(({ accountId }) => accountId),
    column(({ bookedOn }) => bookedOn),
    column(({ description }) => description),
    column(({ bankText }) => bankText),
    column(({ categoryId }) => categoryId),
    column(({ categorySource }) => categorySource),
    column(({ note }) => note),
    column(({ tagIds }) => `{${tagIds.join(',')}}`),
    column(({ needsReview }) => (needsReview ? 't' : 'f')),
    column(({ amount }) => amount.minor),
    column(({ amount }) => amount.currency),
    column(({ reference }) => reference),
    column(({ original }) => (original === null ? null : JSON.stringify(original))),
    column(({ status }) => status),
    column(({ line }) => line),
    column(({ sourceId }) => sourceId),
    column(({ contentHash }) => contentHash),
    column(({ occurrence }) => occurrence),
  ];
  return { ids, values };
}

/**
 * Adds rows in one statement, so that the kept sums move once. COPY would need a table without row level security in
 * between, and measured the same as these arrays.
 */
export async function addArrivals(db: Database, { ids, values }: WrittenArrivals): Promise<void> {
  if (ids.length === 0) return;
  await connectionOf(db).query({
    name: 'add_arrivals',
    // What a bank has booked was seen on the account.
    text: `insert into transactions (workspace_id, user_id, import_id, ${NAMES}, is_cleared)
      select $1::uuid, $2::uuid, $3::uuid, ${VALUES}, arriving.status = 'booked' from unnest(${ARRAYS}) arriving (${NAMES})`,
    values: [...values],
  });
}

/** How many rows `removeArrivals` would remove. */
export async function arrivalsCount(db: Database, workspaceId: string, importId: string): Promise<number> {
  const { rows } = await connectionOf(db).query<{ count: number }>(
    `select count(*)::integer as count from transactions where workspace_id = $1 and import_id = $2 and parent_id is null`,
    [workspaceId, importId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Removes what an import added, tombstones and lines of splits included, so that its file can be imported again. Answers
 * how many rows of the file went.
 */
export async function removeArrivals(db: Database, workspaceId: string, importId: string): Promise<number> {
  const { rows } = await connectionOf(db).query<{ count: number }>(
    `with gone as (delete from transactions where workspace_id = $1 and import_id = $2 returning parent_id)
      select count(*) filter (where parent_id is null)::integer as count from gone`,
    [workspaceId, importId],
  );
  return rows[0]?.count ?? 0;
}
