import type pg from 'pg';
import type { Stage } from './stage.ts';

type Column = { readonly table: string; readonly columns: readonly string[] };

/** Tables with rows of persons or of books, and by which columns. */
async function tablesOf(database: pg.Client): Promise<Column[]> {
  const { rows } = await database.query<Column>(
    `select c.table_name as table, array_agg(c.column_name::text order by c.column_name) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.column_name in ('user_id', 'workspace_id', 'id') group by 1`,
  );
  return rows.filter(({ columns }) => columns.some((name) => name !== 'id'));
}

const theirs = (columns: readonly string[]) =>
  columns
    .filter((name) => name !== 'id')
    .map((name) => (name === 'user_id' ? 'user_id::text = $1' : 'workspace_id::text = any($2)'))
    .join(' or ');

/** The product itself goes on writing these: e-mails leave, and then it is noted that they have. */
const ONLY_COUNTED = ['notification_deliveries'];

/** All rows of the victim and of the victim's books: of each table how many, and a hash over them. */
export async function fingerprintOf({ database, victim, household }: Stage): Promise<Record<string, string>> {
  const books = [victim.workspaceId, household];
  const prints: Record<string, string> = {};
  for (const { table, columns } of await tablesOf(database)) {
    const { rows } = await database.query<{ print: string }>(
      `select count(*) || ' rows, ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
       from ${table} t where ($1::text is null or $2::text[] is null) or ${theirs(columns)}`,
      [victim.userId, books],
    );
    const print = rows[0]?.print ?? '';
    prints[table] = ONLY_COUNTED.includes(table) ? (print.split(',')[0] ?? '') : print;
  }
  const { rows } = await database.query<{ print: string }>(
    `select concat_ws(' ', sum(minor), count(*), (select md5(u::text) from users u where id::text = $1),
       (select string_agg(md5(w::text), ' ' order by id) from workspaces w where id::text = any($2))) as print
     from transactions where workspace_id::text = any($2)`,
    [victim.userId, books],
  );
  prints['sums, person and books'] = rows[0]?.print ?? '';
  return prints;
}

/** Where two fingerprints differ, in words. */
export function differencesOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  return Object.keys({ ...before, ...after })
    .filter((table) => before[table] !== after[table])
    .map((table) => `${table}: ${before[table] ?? 'none'} became ${after[table] ?? 'none'}`);
}

/** Ids of the victim's rows, of every table that has any; `table.id`. */
export async function idsOf({ database, victim, household }: Stage): Promise<Map<string, string>> {
  const found = new Map<string, string>([
    ['users', victim.userId],
    ['workspaces (personal)', victim.workspaceId],
    ['workspaces (household)', household],
  ]);
  for (const { table, columns } of await tablesOf(database)) {
    if (!columns.includes('id')) continue;
    const { rows } = await database.query<{ id: string }>(
      `select id::text from ${table} where ($1::text is null or $2::text[] is null) or ${theirs(columns)} limit 1`,
      [victim.userId, [victim.workspaceId, household]],
    );
    const id = rows[0]?.id ?? '';
    if (/^[\da-f]{8}-/.test(id)) found.set(table, id);
  }
  return found;
}

/** Rows of others that name a row of the victim: somebody has reached across. */
export async function reachedAcross(stage: Stage, ids: Iterable<string>): Promise<string[]> {
  const { database, victim, household } = stage;
  const pattern = [...ids].join('|');
  const reached: string[] = [];
  for (const { table, columns } of await tablesOf(database)) {
    // What members of the household are is the victim's doing; the log tells what was tried, which is its purpose.
    if (['members', 'security_audit_logs'].includes(table)) continue;
    const { rows } = await database.query<{ row: string }>(
      `select t::text as row from ${table} t where t::text ~ $3
       and not (($1::text is null or $2::text[] is null) or ${theirs(columns)})`,
      [victim.userId, [victim.workspaceId, household], pattern],
    );
    reached.push(...rows.map(({ row }) => `${table}: ${row.slice(0, 200)}`));
  }
  return reached;
}

/** What everybody is allowed on the site and in books, and who may sign in. */
export async function standingsOf(database: pg.Client): Promise<string> {
  const { rows } = await database.query<{ print: string }>(
    `select concat_ws(' ',
      (select string_agg(u.id || coalesce(u.user_type::text, ''), ',' order by u.id) from users u),
      (select string_agg(r::text, ',' order by r::text) from user_roles r),
      (select string_agg(m.workspace_id || ' ' || m.user_id || ' ' || m.role, ',' order by m.workspace_id, m.user_id) from members m),
      (select string_agg(s.user_id || ' ' || s.plan_name || ' ' || s.status, ',' order by s.user_id) from subscriptions s)) as print`,
  );
  return rows[0]?.print ?? '';
}
