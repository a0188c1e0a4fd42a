import { inArray } from 'drizzle-orm';
import { users } from '#modules/access/identity/table.server.ts';
import { asRole, connectionOf, type Database } from '#platform/database.server.ts';
import type { SOURCES } from './model.ts';
import { type ChangeMark, MOST_ENTRIES, type RowChange, UNDOABLE } from './rules.ts';

/** A row of the history, with what its present says of it. Figures are text: JSON would round large ones. */
export type Entry = RowChange & {
  readonly changeId: string;
  readonly at: Date;
  readonly userId: string | null;
  readonly source: (typeof SOURCES)[number];
  readonly sourceNames: readonly string[];
  readonly command: string;
  readonly undoes: string | null;
  readonly minorBefore: string | null;
  readonly minorAfter: string | null;
};

const ROW = `number, table_name as "table", op, row_key as "rowKey", transaction_id as "transactionId", before, after`;

/** What happened to a transaction, the newest first. */
export async function entriesOf(db: Database, workspaceId: string, transactionId: string): Promise<Entry[]> {
  const { rows } = await connectionOf(db).query<Entry>(
    `select ${ROW}, change_id as "changeId", at, user_id as "userId", source, source_names as "sourceNames", command, undoes,
       before ->> 'minor' as "minorBefore", after ->> 'minor' as "minorAfter"
     from transaction_changes where workspace_id = $1 and transaction_id = $2
     order by number desc limit ${MOST_ENTRIES}`,
    [workspaceId, transactionId],
  );
  return rows;
}

export type Present = {
  readonly id: string;
  readonly userId: string;
  readonly importId: string | null;
  readonly createdAt: Date;
  readonly currency: string;
  /** Its words tell of an account that the caller may not see. */
  readonly isMasked: boolean;
  /** The caller is limited to some accounts. */
  readonly isLimited: boolean;
};

/** The transaction as it is, deleted ones included; null where there is none that the caller may see. */
export async function presentOf(db: Database, workspaceId: string, id: string): Promise<Present | null> {
  const { rows } = await connectionOf(db).query<Present>(
    `select id, user_id as "userId", import_id as "importId", created_at as "createdAt", currency,
       (select app_accounts()) is not null and hides_other_side(id) as "isMasked",
       (select app_accounts()) is not null as "isLimited"
     from transactions where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  );
  return rows[0] ?? null;
}

/** Names of accounts and categories that the caller may see, deleted ones included. */
export async function namesIn(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await connectionOf(db).query<{ id: string; name: string }>(
    `select id, name from bank_accounts where workspace_id = $1 and id = any($2::uuid[])
     union all select id, name from categories where workspace_id = $1 and id = any($2::uuid[])
     union all select id, name from tags where workspace_id = $1 and id = any($2::uuid[])`,
    [workspaceId, [...new Set(ids)]],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What people are called; those whose account is deleted are left out. */
export async function namesOfPeople(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await asRole(db, 'ilifa_auth', () =>
    db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, [...new Set(ids)])),
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Rows of the history that are looked through for what can be undone. */
const MOST_LOOKED_AT = 5000;
const MARK = `change_id as "changeId", command, undoes`;

/** A person's own changes that can be undone, the newest first. */
export async function ownChanges(db: Database, workspaceId: string, userId: string): Promise<ChangeMark[]> {
  const { rows } = await connectionOf(db).query<ChangeMark>(
    `select ${MARK} from (
       select number, change_id, command, undoes from transaction_changes
       where workspace_id = $1 and user_id = $2 and split_part(command, '.', 1) = any($3)
       order by number desc limit ${MOST_LOOKED_AT}
     ) newest group by change_id, command, undoes order by max(number) desc`,
    [workspaceId, userId, UNDOABLE],
  );
  return rows;
}

/** All undos of these changes, and of those undos again, no matter who made them. */
export async function undosOf(
  db: Database,
  workspaceId: string,
  changeIds: readonly string[],
): Promise<Pick<ChangeMark, 'changeId' | 'undoes'>[]> {
  const { rows } = await connectionOf(db).query<Pick<ChangeMark, 'changeId' | 'undoes'>>(
    `with recursive undos as (
       select change_id, undoes from transaction_changes where workspace_id = $1 and undoes = any($2::uuid[])
       union
       select c.change_id, c.undoes from transaction_changes c join undos u on c.undoes = u.change_id
       where c.workspace_id = $1
     ) select change_id as "changeId", undoes from undos`,
    [workspaceId, changeIds],
  );
  return rows;
}

/** The change that can be undone, and whose it is; null where the caller sees none. */
export async function findChange(
  db: Database,
  workspaceId: string,
  changeId: string,
): Promise<(ChangeMark & { readonly userId: string | null; readonly isOwnOnly: boolean }) | null> {
  const { rows } = await connectionOf(db).query<ChangeMark & { userId: string | null; isOwnOnly: boolean }>(
    `select ${MARK}, user_id as "userId", app_own_rows_only() as "isOwnOnly" from transaction_changes
     where workspace_id = $1 and change_id = $2 and split_part(command, '.', 1) = any($3) limit 1`,
    [workspaceId, changeId, UNDOABLE],
  );
  return rows[0] ?? null;
}

/** All that a change wrote. */
export async function rowsOfChange(db: Database, workspaceId: string, changeId: string): Promise<RowChange[]> {
  const { rows } = await connectionOf(db).query<RowChange>(
    `select ${ROW} from transaction_changes where workspace_id = $1 and change_id = $2 order by number`,
    [workspaceId, changeId],
  );
  return rows;
}

/** The change that an undo, or a redo, began with. */
export async function rootOf(db: Database, workspaceId: string, changeId: string): Promise<string> {
  const { rows } = await connectionOf(db).query<{ id: string }>(
    `with recursive chain as (
       select change_id, undoes from transaction_changes where workspace_id = $1 and change_id = $2
       union
       select c.change_id, c.undoes from transaction_changes c join chain on c.change_id = chain.undoes
       where c.workspace_id = $1
     ) select change_id as id from chain where undoes is null`,
    [workspaceId, changeId],
  );
  return rows[0]?.id ?? changeId;
}
