import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '#platform/database.server.ts';
import { connectionOf, inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';

// Each table with a workspace is given a row of another person's workspace, whichever module it is of: only a row that it
// hides proves a policy.
type Column = { name: string; type: string; length: number | null };

let app: Awaited<ReturnType<typeof startTestApp>>;
let mine: Scope;
let theirs: { userId: string; workspaceId: string };
let tables: string[];

beforeAll(async () => {
  app = await startTestApp();
  const [me, them] = [await app.person(), await app.person()];
  mine = { role: 'ilifa_app', userId: me.session.person.id, workspaceId: me.session.workspace.id };
  theirs = { userId: them.session.person.id, workspaceId: them.session.workspace.id };
  const { rows } = await app.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  tables = rows.map(({ name }) => name);
  // What a row must be like has nothing to do with who sees it; the database is thrown away afterwards.
  for (const kind of ['f', 'c'])
    await app.owner.query(`do $$ declare one record; begin
      for one in select conrelid::regclass as of, conname from pg_constraint
        where contype = '${kind}' and connamespace = 'public'::regnamespace and conparentid = 0 and conislocal
      loop execute format('alter table %s drop constraint %I cascade', one.of, one.conname); end loop; end $$`);
  for (const table of tables) {
    await app.owner.query(`alter table ${table} disable trigger user`);
    await app.owner.query(await rowOf(table));
  }
});
afterAll(() => app.close());

/** Adds one row of the other person's, with something in each column; nothing where they have one like it. */
async function rowOf(table: string): Promise<string> {
  const { rows } = await app.owner.query<Column>(
    `select column_name as name, data_type as type, character_maximum_length as length from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const values = rows.map(({ name, type, length }) => {
    if (name === 'workspace_id') return `'${theirs.workspaceId}'`;
    if (name === 'user_id') return `'${theirs.userId}'`;
    if (type === 'uuid') return 'gen_random_uuid()';
    if (/char|text/.test(type)) return `left('zar', ${length ?? 3})`;
    if (/int|numeric|double/.test(type)) return '1';
    if (type === 'boolean') return 'true';
    if (/timestamp|date/.test(type)) return 'now()';
    if (type === 'jsonb') return `'{}'`;
    if (type === 'ARRAY') return `'{}'`;
    if (type === 'bytea') return `'\\x01'`;
    throw new Error(`${table}.${name} is of a type that this test has no value of: ${type}`);
  });
  return `insert into ${table} (${rows.map(({ name }) => `"${name}"`).join(', ')}) values (${values.join(', ')}) on conflict do nothing`;
}

const asMe = (text: string) =>
  inTransaction(app.services.pool, mine, (db) =>
    connectionOf(db).query<{ count: string }>(text, [theirs.workspaceId]),
  ).catch((error: { code?: string }) => {
    // A table that the application does not read at all.
    if (error.code === '42501') return null;
    throw error;
  });

test('there are tables, and each holds a row of the other workspace', async () => {
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) {
    const { rows } = await app.owner.query(`select 1 from ${table} where workspace_id = $1`, [theirs.workspaceId]);
    expect(rows.length, table).toBeGreaterThan(0);
  }
});

test('those rows are not seen, changed or deleted from another workspace', async () => {
  const seen: string[] = [];
  for (const table of tables)
    for (const text of [
      `select 1 from ${table} where workspace_id = $1`,
      `update ${table} set workspace_id = workspace_id where workspace_id = $1`,
      `delete from ${table} where workspace_id = $1`,
    ]) {
      const answer = await asMe(text);
      if (answer !== null && (answer.rowCount ?? 0) > 0) seen.push(`${text}: ${answer.rowCount}`);
    }
  expect(seen).toEqual([]);
});
