import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  asRole,
  connectionOf,
  type Database,
  inTransaction,
  limitStatements,
  lookThrough,
  openPool,
  orElse,
  type Pool,
  readTogether,
} from './database.server.ts';
import { openTestDatabase } from '#testing/database.server.ts';

const APP = { role: 'ilifa_app' } as const;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await openTestDatabase();
  // One connection, so that each test goes on with what the one before left of it.
  pool = openPool(database.loginUrl, { max: 1, onError: () => undefined });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const named = (db: Database, name: string, value: number) =>
  connectionOf(db).query<{ value: number }>({ name, text: 'select $1::int as value', values: [value] });
const valueOf = async (db: Database, value: number) => (await named(db, 'pipelined_test', value)).rows[0]?.value;
const inOneTransaction = <T>(work: (db: Database) => Promise<T>) => inTransaction(pool, APP, work);
const backend = async (db: Database) =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;

test('each read gets its own answer, also where several use one prepared statement and some take turns of their own', async () => {
  const answers = await inOneTransaction((db) =>
    readTogether(db, [
      () => valueOf(db, 1),
      async () => [await valueOf(db, 2), await valueOf(db, 3)],
      () => readTogether(db, [() => valueOf(db, 4), () => valueOf(db, 5)]),
      async () => 'at once',
      () => valueOf(db, 6),
    ]),
  );
  expect(answers).toEqual([1, [2, 3], [4, 5], 'at once', 6]);
  expect(await inOneTransaction((db) => readTogether(db, []))).toEqual([]);
});

test('statements are sent before the answers to those ahead of them are there', async () => {
  await inOneTransaction(async (db) => {
    const client = connectionOf(db);
    const { connection } = client as unknown as { connection: { query: (text: string) => void } };
    const written = vi.spyOn(connection, 'query');
    const said: string[] = [];
    const ask = (name: string) => async () => {
      await client.query('select pg_sleep(0.02)');
      said.push(`${name} answered, ${written.mock.calls.length} written`);
    };
    await readTogether(db, [ask('first'), ask('second'), ask('third')]);
    written.mockRestore();
    expect(said).toEqual(['first', 'second', 'third'].map((name) => `${name} answered, 3 written`));
  });
});

test('a query of the builder runs once', async () => {
  const counted = sql`select set_config('app.test_runs', (coalesce(nullif(current_setting('app.test_runs', true), ''), '0')::int + 1)::text, true) as runs`;
  await inOneTransaction(async (db) => {
    const [{ rows }] = await readTogether(db, [() => db.execute<{ runs: string }>(counted)]);
    expect(rows).toEqual([{ runs: '1' }]);
    expect((await db.execute<{ runs: string }>(counted)).rows).toEqual([{ runs: '2' }]);
  });
});

test('the first read that fails is what the caller hears of, and the connection goes on', async () => {
  const before = await inOneTransaction(backend);
  const failed = inOneTransaction((db) =>
    readTogether(db, [
      () => valueOf(db, 1),
      () => db.execute(sql`select 1 / 0`),
      () => valueOf(db, 2),
      () => db.execute(sql`select * from no_such_table`),
    ]),
  );
  await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await inOneTransaction(backend)).toBe(before);
  expect(await inOneTransaction((db) => readTogether(db, [() => valueOf(db, 7)]))).toEqual([7]);
  // Outside, one statement waits for the other again, as copying needs it.
  await inOneTransaction(async (db) => expect(connectionOf(db).pipeline).toBe(false));
});

test('a read that fails before it asks anything leaves nothing behind either', async () => {
  const failed = inOneTransaction((db) =>
    readTogether(db, [
      () => valueOf(db, 1),
      () => {
        throw new Error('not asked');
      },
      () => valueOf(db, 2),
    ]),
  );
  await expect(failed).rejects.toThrow('not asked');
  await inOneTransaction(async (db) => {
    expect(connectionOf(db).pipeline).toBe(false);
    expect(await valueOf(db, 3)).toBe(3);
  });
});

test.each<[string, (db: Database) => Promise<unknown>]>([
  ['another role', (db) => asRole(db, 'ilifa_auth', async () => undefined)],
  ['another scope', (db) => lookThrough(db, { workspaceId: '', userId: '' })],
  ['another limit', (db) => limitStatements(db, 1000)],
  [
    'a savepoint',
    (db) =>
      orElse(
        db,
        async () => undefined,
        () => undefined,
      ),
  ],
])('what would hold for the other reads too is refused: %s', async (_, work) => {
  await expect(inOneTransaction((db) => readTogether(db, [() => valueOf(db, 1), () => work(db)]))).rejects.toThrow(
    'while reads share the pipeline',
  );
  // The role that it has already is none to take.
  const same = inOneTransaction((db) =>
    readTogether(db, [() => valueOf(db, 1), () => asRole(db, 'ilifa_app', () => valueOf(db, 2))]),
  );
  expect(await same).toEqual([1, 2]);
  await inOneTransaction(work);
});
