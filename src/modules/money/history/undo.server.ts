import { DatabaseError, escapeIdentifier, escapeLiteral } from 'pg';
import { staysTransfer } from '#modules/money/ledger/service.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { goesToTrash, type RowChange, undoGroups } from './rules.ts';

/**
 * Puts back what a change wrote, as far as it is still as the change left it, with the caller's own rights: row level
 * security and the triggers of each table hold as for any write. Answers the numbers of the rows that stay as they are,
 * and under which change the undo itself is recorded. Where nothing is written, the transaction has to be rolled back.
 */
export async function putBack(
  db: Database,
  workspaceId: string,
  changes: readonly RowChange[],
  by: { readonly undoes: string; readonly now: Date },
): Promise<PutBack> {
  try {
    await connectionOf(db).query('set constraints all deferred');
    const done = await write(db, workspaceId, changes, by);
    // Asked now, and not when all is committed: both sides of a transfer, and lines of a split, have to agree.
    await connectionOf(db).query('set constraints all immediate');
    return done;
  } catch (error) {
    const isInTheWay = error instanceof DatabaseError && error.code?.startsWith(CONSTRAINT_VIOLATED) === true;
    if (!isInTheWay) throw error;
    return { left: new Set(changes.map(({ number }) => number)), written: 0, changeId: '' };
  }
}

type PutBack = { readonly left: ReadonlySet<bigint>; readonly written: number; readonly changeId: string };

/** The class of errors of PostgreSQL: what was changed since does not go with what was before. */
const CONSTRAINT_VIOLATED = '23';

async function write(
  db: Database,
  workspaceId: string,
  changes: readonly RowChange[],
  { undoes, now }: { readonly undoes: string; readonly now: Date },
): Promise<PutBack> {
  const connection = connectionOf(db);
  // Recorded moments are in UTC, and compared as text.
  const opened = await connection.query<{ id: string }>(
    `select set_config('timezone', 'UTC', true), set_config('app.undoes', $1, true), current_setting('app.change_id') as id`,
    [undoes],
  );
  const ids = changes.flatMap(({ transactionId }) => transactionId ?? []);
  await connection.query(
    'select from transactions where workspace_id = $1 and id = any($2::uuid[]) order by id for update',
    [workspaceId, ids],
  );
  const numbers = changes.map(({ number }) => number);
  // What rows return to cannot be deleted meanwhile.
  for (const [table, column, own] of [
    ['bank_accounts', 'account_id', 'c.account_id'],
    ['categories', 'category_id', 'null'],
  ])
    await connection.query(
      `select from ${table} where workspace_id = $1 and id in (
         select coalesce((c.before ->> '${column}')::uuid, ${own}) from transaction_changes c
         where c.workspace_id = $1 and c.number = any($2::bigint[])
       ) order by id for key share`,
      [workspaceId, numbers],
    );
  const left = new Set(numbers);
  let written = 0;
  for (const group of undoGroups(changes)) {
    const numbers = group.map(({ number }) => number);
    const { text, takesNow } = statementFor(group);
    const values = [workspaceId, numbers, ...(takesNow ? [now] : [])];
    const { rows } = await connection.query<{ number: bigint; isWritten: boolean }>(text, values);
    for (const { number, isWritten } of rows) {
      left.delete(number);
      written += Number(isWritten);
    }
  }
  await connection.query('select file_refunds_among($1)', [ids]);
  return { left, written, changeId: opened.rows[0]?.id ?? '' };
}

/** What a row was filed under, and its account, are still there and may be seen. */
const IS_POSSIBLE = `not exists (
    select from categories g where g.workspace_id = $1 and g.id = (c.before ->> 'category_id')::uuid and g.removed_at is not null
  ) and (coalesce(c.before ->> 'account_id', c.account_id::text) is null or exists (
    select from bank_accounts a where a.workspace_id = $1 and a.removed_at is null
      and a.id = coalesce((c.before ->> 'account_id')::uuid, c.account_id)))`;

/** Whether a row is as it was before a change, or after it. */
function isAs(side: 'before' | 'after', { op, after }: RowChange): string {
  if (op !== 'update')
    return `not exists (select from jsonb_each(w.${side}) was where to_jsonb(t) -> was.key is distinct from was.value)`;
  // All rows of a group have the same columns, so those alone are written out as JSON.
  const columns = Object.keys(after ?? {}).map((name) => `${escapeLiteral(name)}, t.${escapeIdentifier(name)}`);
  return `jsonb_build_object(${columns.join(', ')}) = w.${side}`;
}
const WRITTEN = 'w.number, true as "isWritten"';

/** The statement that undoes rows of one table, kind and set of columns (`undoGroups`). */
function statementFor(group: readonly RowChange[]): { text: string; takesNow: boolean } {
  const [change] = group;
  if (change === undefined) throw new Error('a group of changes is never empty');
  const table = `public.${escapeIdentifier(change.table)}`;
  const wanted = (isPossible: string) => `with wanted as (
    select c.number, c.before, c.after, jsonb_populate_record(null::${table},
      c.row_key || coalesce(c.before, '{}') || jsonb_build_object('workspace_id', c.workspace_id)) as old
    from transaction_changes c where c.workspace_id = $1 and c.number = any($2::bigint[]) and ${isPossible}
  )`;
  const was = (column: string) => `(w.old).${escapeIdentifier(column)}`;
  const isSameRow = ['workspace_id', ...Object.keys(change.rowKey)]
    .map((column) => `t.${escapeIdentifier(column)} = ${was(column)}`)
    .join(' and ');
  const where = `t.workspace_id = $1 and ${isSameRow} and ${isAs('after', change)}`;
  if (goesToTrash(change))
    return {
      text: `${wanted('true')} update ${table} t set deleted_at = $3 from wanted w where ${where} returning ${WRITTEN}`,
      takesNow: true,
    };
  if (change.op === 'insert')
    return {
      text: `${wanted('true')} delete from ${table} t using wanted w where ${where} returning ${WRITTEN}`,
      takesNow: false,
    };
  if (change.op === 'delete') {
    const columns = ['workspace_id', ...Object.keys(change.before ?? {})];
    const [into, values] = [columns.map(escapeIdentifier).join(', '), columns.map(was).join(', ')];
    const insert = `insert into ${table} (${into}) select ${values} from wanted w`;
    // What another row has taken the place of stays away; `t` are the rows that came back.
    const again = `again as (${insert} on conflict do nothing returning *)`;
    return {
      text: `${wanted(IS_POSSIBLE)}, ${again} select ${WRITTEN} from wanted w join again t on ${isSameRow}`,
      takesNow: false,
    };
  }
  const columns = Object.keys(change.before ?? {});
  const set = columns.map((column) => `${escapeIdentifier(column)} = ${was(column)}`);
  const mayGo = change.table === 'transactions' ? `${where}${sidesStay(columns, was)}` : where;
  // As with any edit, it counts as touched by a person from then on; moving in and out of the trash is none.
  if (change.table === 'transactions' && columns.some((column) => column !== 'deleted_at'))
    set.push('updated_at = clock_timestamp()');
  // What a trigger, or a person, has put back already is as it should be.
  const done = `done as (update ${table} t set ${set.join(', ')} from wanted w where ${mayGo} returning ${WRITTEN})`;
  return {
    text: `${wanted(IS_POSSIBLE)}, ${done} select * from done union all
      select w.number, false from wanted w join ${table} t on ${isSameRow} where ${isAs('before', change)}`,
    takesNow: false,
  };
}

/** A side of a transfer, one since then or once more, is in a category for transfers when the columns are put back. */
function sidesStay(columns: readonly string[], was: (column: string) => string): string {
  const [links, files] = [columns.includes('transfer_id'), columns.includes('category_id')];
  if (!links && !files) return '';
  const then = (column: string) => (columns.includes(column) ? was(column) : `t.${column}`);
  return ` and ${staysTransfer(then('category_id'), { transferId: then('transfer_id'), deletedAt: then('deleted_at') })}`;
}
