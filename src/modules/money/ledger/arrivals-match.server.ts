import type { Day } from '#kernel/calendar.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { arrayText } from './arrivals-text.server.ts';
import { letLinesFollow } from './follow.server.ts';
import type { Facts } from './rules.ts';

/** A row of the ledger as an arriving row is compared with it. */
export type LedgerRow = Facts & {
  readonly id: string;
  readonly importId: string | null;
  readonly importLine: number | null;
  readonly currency: string;
  readonly isDeleted: boolean;
  /** Changed by a person since it came. */
  readonly isEdited: boolean;
  /** Agreed with a statement: it stays as it is. */
  readonly isLocked: boolean;
};

const ROW = `id, booked_on as "bookedOn", description, bank_text as "bankText", minor, status, source_id as "sourceId",
  content_hash as "contentHash", occurrence, original, import_id as "importId", import_line as "importLine", currency,
  deleted_at is not null as "isDeleted", updated_at > created_at as "isEdited",
  reconciliation_id is not null as "isLocked"`;

/** Whether the account has any row, deleted ones too: where it has none, there is nothing to compare with. */
export async function hasRows(db: Database, workspaceId: string, accountId: string): Promise<boolean> {
  const { rows } = await connectionOf(db).query<{ found: boolean }>(
    `select exists (select from transactions where workspace_id = $1 and account_id = $2) as found`,
    [workspaceId, accountId],
  );
  return rows[0]?.found === true;
}

/** The day of the account's earliest row; null where it has none. */
export async function firstDayOf(db: Database, workspaceId: string, accountId: string): Promise<Day | null> {
  const { rows } = await connectionOf(db).query<{ day: Day | null }>(
    `select min(booked_on)::text as day from transactions
      where workspace_id = $1 and account_id = $2 and deleted_at is null`,
    [workspaceId, accountId],
  );
  return rows[0]?.day ?? null;
}

/** A row that has come before, as far as telling that needs. */
export type KnownRow = Pick<LedgerRow, 'id' | 'bookedOn' | 'status' | 'contentHash' | 'occurrence' | 'isDeleted'>;

/** Rows of the account that have come before under one of these hashes (each named once), those that a person deleted included. */
export async function rowsByContent(
  db: Database,
  workspaceId: string,
  accountId: string,
  hashes: readonly string[],
): Promise<KnownRow[]> {
  type Cells = [string, Day, KnownRow['status'], string, number, boolean];
  const { rows } = await connectionOf(db).query<Cells>({
    // Without a name, so that the server plans with the very hashes: it then looks each up in the index or, where it
    // knows too little of the table to (just after a first import), reads the account once beside a hash of them. A
    // plan for any hashes, or a join spelled out, can come to compare every row with every hash.
    text: `select id, booked_on, status, content_hash, occurrence, deleted_at is not null from transactions
      where workspace_id = $1 and account_id = $2 and content_hash = any($3::text[])`,
    values: [workspaceId, accountId, `{${hashes.join(',')}}`],
    // Ten thousand at a time: half the work is spared without names.
    rowMode: 'array',
  });
  return rows.map(([id, bookedOn, status, contentHash, occurrence, isDeleted]) => {
    return { id, bookedOn, status, contentHash, occurrence, isDeleted };
  });
}

/** Rows of the account between the days that have one of the amounts or are pending, as the bank has them; not the deleted ones. */
export async function rowsByAmount(
  db: Database,
  workspaceId: string,
  accountId: string,
  { from, to, minors }: { from: Day; to: Day; minors: readonly bigint[] },
): Promise<LedgerRow[]> {
  const { rows } = await connectionOf(db).query<LedgerRow>({
    name: 'rows_by_amount',
    text: `select ${ROW} from transactions
      where workspace_id = $1 and account_id = $2 and deleted_at is null and parent_id is null
        and booked_on between $3 and $4 and (status = 'pending' or minor in (select unnest($5::bigint[]))) order by booked_on, id`,
    values: [workspaceId, accountId, from, to, arrayText(minors, (minor) => minor)],
  });
  return rows;
}

/** Rows of the account by their ids; not the deleted ones. */
export async function rowsById(
  db: Database,
  workspaceId: string,
  accountId: string,
  ids: readonly string[],
): Promise<LedgerRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await connectionOf(db).query<LedgerRow>(
    `select ${ROW} from transactions
      where workspace_id = $1 and account_id = $2 and deleted_at is null and parent_id is null and id = any($3::uuid[])`,
    [workspaceId, accountId, ids],
  );
  return rows;
}

/** Rows that an import added and a person has changed since; the deleted ones are gone already and do not count. */
export async function editedArrivals(db: Database, workspaceId: string, importId: string): Promise<LedgerRow[]> {
  const { rows } = await connectionOf(db).query<LedgerRow>(
    `select ${ROW} from transactions where workspace_id = $1 and import_id = $2 and deleted_at is null
      and parent_id is null and updated_at > created_at order by booked_on, id`,
    [workspaceId, importId],
  );
  return rows;
}

/** Facts of a row, before and after. */
export type FactsChange = { readonly id: string; readonly from: Facts; readonly to: Facts };

const FACTS = {
  booked_on: ['bookedOn', 'date'],
  description: ['description', 'text'],
  bank_text: ['bankText', 'text'],
  minor: ['minor', 'bigint'],
  status: ['status', 'text'],
  source_id: ['sourceId', 'text'],
  content_hash: ['contentHash', 'text'],
  occurrence: ['occurrence', 'smallint'],
  original: ['original', 'jsonb'],
} as const satisfies Record<string, [keyof Facts, string]>;

const textOf = (fact: Facts[keyof Facts]) => (typeof fact === 'object' && fact !== null ? JSON.stringify(fact) : fact);

/** What a bank has booked was seen on the account, and what it says no more was not. */
const CLEARED = `is_cleared = kept.reconciliation_id is not null
  or (change.new_status = 'booked' and change.new_bank_text is not null)`;

/**
 * Gives rows other facts, in one statement. A fact that is no longer what `from` says was changed by somebody in the
 * meantime and stays; so the same function merges (old to new) and takes a merge back (new to old).
 * Lines of a split go with it. Answers how many rows were there to change.
 */
export async function replaceFacts(
  db: Database,
  workspaceId: string,
  changes: readonly FactsChange[],
): Promise<number> {
  if (changes.length === 0) return 0;
  const facts = Object.entries(FACTS);
  const set = facts.map(([name]) => {
    // The number belongs to the hash and goes where it goes.
    const decides = name === 'occurrence' ? 'content_hash' : name;
    return `${name} = case when kept.${decides} is not distinct from change.old_${decides} then change.new_${name} else kept.${name} end`;
  });
  const arrays = facts.flatMap(([, [, type]], index) => [
    `$${2 * index + 3}::${type}[]`,
    `$${2 * index + 4}::${type}[]`,
  ]);
  const { rowCount } = await connectionOf(db).query(
    `update transactions kept set ${set.join(', ')}, ${CLEARED}
      from unnest($2::uuid[], ${arrays.join(', ')})
        change (id, ${facts.map(([name]) => `old_${name}, new_${name}`).join(', ')})
      where kept.workspace_id = $1 and kept.id = change.id`,
    [
      workspaceId,
      arrayText(changes, ({ id }) => id),
      ...facts.flatMap(([, [key]]) => [
        arrayText(changes, ({ from }) => textOf(from[key])),
        arrayText(changes, ({ to }) => textOf(to[key])),
      ]),
    ],
  );
  await letLinesFollow(db, workspaceId, changes);
  return rowCount ?? 0;
}
