import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionOf, inTransaction, type Scope } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let mine: Awaited<ReturnType<typeof app.person>>;
let theirs: Awaited<ReturnType<typeof app.person>>;
let tenantTables: string[];

beforeAll(async () => {
  app = await startTestApp();
  [mine, theirs] = [await app.person(), await app.person()];
  const { rows } = await app.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'workspace_id' order by 1`,
  );
  tenantTables = rows.map(({ name }) => name);
});
afterAll(() => app.close());

const asApp = <T extends pg.QueryResultRow>(scope: Omit<Scope, 'role'>, text: string) =>
  inTransaction(app.services.pool, { role: 'ilifa_app', ...scope }, (db) => connectionOf(db).query<T>(text));

const countIn = async (scope: Omit<Scope, 'role'>, table: string) =>
  Number((await asApp<{ count: bigint }>(scope, `select count(*) from ${table} as t`)).rows[0]?.count);

test('every table with a workspace has row level security and a key that begins with the workspace', async () => {
  const { rows } = await app.owner.query<{ name: string; secured: boolean; first: string | null }>(
    `select c.relname as name, c.relrowsecurity as secured, a.attname as first from pg_class c
     left join pg_index i on i.indrelid = c.oid and i.indisprimary
     left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
    [tenantTables],
  );
  expect(rows.filter(({ secured }) => !secured)).toEqual([]);
  // The chain of the audit log leads with its chain, which is the workspace's where there is one.
  const keyed = rows.filter(({ name }) => name !== 'security_audit_logs');
  expect(keyed.filter(({ first }) => first !== 'workspace_id')).toEqual([]);
});

test('without any `where`, a person sees the rows of the open books and no others', async () => {
  const own = { userId: mine.session.person.id, workspaceId: mine.session.workspace.id };
  const trespass = { userId: theirs.session.person.id, workspaceId: mine.session.workspace.id };
  expect(await countIn(own, 'categories')).toBeGreaterThan(10);
  const { rows: closed } = await app.owner.query<{ name: string }>(
    `select name from unnest($1::text[]) name where not has_any_column_privilege('ilifa_app', name, 'select')`,
    [tenantTables],
  );
  expect(closed.map(({ name }) => name)).toEqual(['api_calls']);
  for (const table of tenantTables.filter((name) => name !== 'api_calls')) {
    const { rows } = await asApp<{ workspace_id: string }>(own, `select distinct workspace_id from ${table}`);
    const foreign = rows.filter((row) => row.workspace_id !== null && row.workspace_id !== own.workspaceId);
    expect(foreign, `${table} shows other books`).toEqual([]);
    // What is remembered of a person outside all books is theirs wherever they ask from.
    const theirBooks = `(select workspace_id from ${table} where workspace_id is not null)`;
    if (table !== 'members')
      expect(await countIn(trespass, theirBooks), `${table} trusts a workspace that is not theirs`).toBe(0);
    if (table !== 'members') expect(await countIn({}, table), `${table} opens to nobody in particular`).toBe(0);
  }
});

test("nothing can be written into somebody else's books", async () => {
  const trespass = { userId: theirs.session.person.id, workspaceId: mine.session.workspace.id };
  const row = `insert into categories (workspace_id, id, user_id, name, kind, colour, icon)
    values ('${mine.session.workspace.id}', gen_random_uuid(), '${theirs.session.person.id}', 'Mine now', 'expense', 'x', 'x')`;
  await expect(asApp(trespass, row)).rejects.toThrow(/row-level security/);
  const changed = await asApp(trespass, `update categories set name = 'taken'`);
  expect(changed.rowCount).toBe(0);
});

test('the application cannot read credentials, write memberships, change the audit log or the kept sums', async () => {
  const own = { userId: mine.session.person.id, workspaceId: mine.session.workspace.id };
  for (const text of [
    'select * from credentials',
    'select * from sessions',
    'select email_verified from users',
    `update members set role = 'owner'`,
    `update security_audit_logs set action = 'nothing'`,
    'delete from security_audit_logs',
    'truncate security_audit_logs',
    'update transaction_sums set in_minor = 0',
    'update transaction_days set in_minor = 0',
    'delete from audit_heads',
  ])
    await expect(asApp(own, text), text).rejects.toThrow(/permission denied/);
});

test('not even the owner of the tables changes a line of the audit log by accident [§7 security_audit_logs]', async () => {
  await expect(app.owner.query(`update security_audit_logs set action = 'nothing'`)).rejects.toThrow(/append-only/);
  await expect(app.owner.query('delete from security_audit_logs')).rejects.toThrow(/append-only/);
});
