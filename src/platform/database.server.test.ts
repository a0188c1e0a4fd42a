import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  asRole,
  connectionOf,
  type Database,
  inTransaction,
  limitStatements,
  openPool,
  orElse,
  type Pool,
} from './database.server.ts';
import { troubleOf } from './database-trouble.server.ts';
import { openTestDatabase } from '#testing/database.server.ts';
import { startTestProxy } from '#testing/proxy.server.ts';

const APP = { role: 'ilifa_app' } as const;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let proxy: Awaited<ReturnType<typeof startTestProxy>>;
const pools: Pool[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await startTestProxy(database.loginUrl);
});
afterAll(async () => {
  await Promise.all(pools.filter(({ ended }) => !ended).map((pool) => pool.end()));
  await proxy.close();
  await database.drop();
});

function poolOf(options: Partial<Parameters<typeof openPool>[1]> = {}): Pool {
  const pool = openPool(proxy.through(database.loginUrl), { max: 2, onError: () => undefined, ...options });
  pools.push(pool);
  return pool;
}

/** What ails it by the error that `work` fails with, and after how many milliseconds. */
async function failure(work: () => Promise<unknown>): Promise<{ trouble: string | null; after: number }> {
  const began = performance.now();
  const error: unknown = await work().then(
    () => new Error('it did not fail'),
    (thrown: unknown) => thrown,
  );
  return { trouble: troubleOf(error), after: performance.now() - began };
}

test.each([
  ['outside a transaction', (pool: Pool) => pool.query('select pg_sleep(30)')],
  [
    'in a transaction',
    (pool: Pool) =>
      inTransaction(pool, { ...APP, statementTimeout: 200 }, (db) => db.execute(sql`select pg_sleep(30)`)),
  ],
  [
    'for which the transaction set a limit of its own',
    (pool: Pool) =>
      inTransaction(pool, APP, async (db) => {
        await limitStatements(db, 200);
        await db.execute(sql`select pg_sleep(30)`);
      }),
  ],
])('a statement %s is stopped by the database at its limit, and its connection goes on', async (_, work) => {
  const pool = poolOf({ max: 1, statementTimeout: 200 });
  const { trouble, after } = await failure(() => work(pool));
  expect(trouble).toBe('DATABASE_BUSY');
  expect(after).toBeLessThan(5_000);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(pool.totalCount).toBe(1);
});

test('a longer limit holds for its transaction alone', async () => {
  const pool = poolOf({ max: 1, statementTimeout: 200 });
  await inTransaction(pool, APP, async (db) => {
    await limitStatements(db, 30_000);
    // Longer than the pool's limit together with what the driver waits beyond it.
    await db.execute(sql`select pg_sleep(6)`);
  });
  expect((await failure(() => pool.query('select pg_sleep(30)'))).trouble).toBe('DATABASE_BUSY');
});

test('a wait for a lock counts in the limit', async () => {
  const pool = poolOf({ statementTimeout: 200 });
  const lock = sql`select pg_advisory_xact_lock(42)`;
  await inTransaction(pool, { ...APP, statementTimeout: 30_000 }, async (db) => {
    await db.execute(lock);
    const scope = { ...APP, statementTimeout: 200 };
    expect((await failure(() => inTransaction(pool, scope, (other) => other.execute(lock)))).trouble).toBe(
      'DATABASE_BUSY',
    );
  });
});

test.each([
  [
    'as a transaction opens',
    async (pool: Pool) => inTransaction(pool, { ...APP, statementTimeout: 200 }, async () => 0),
  ],
  ['outside a transaction', (pool: Pool) => pool.query('select 1')],
])('a database that hangs is given up %s, and its connections do not gather', async (_, work) => {
  const pool = poolOf({ statementTimeout: 200, connectLimit: 2_000 });
  await pool.query('select 1');
  proxy.hang();
  try {
    const failed = await Promise.all(Array.from({ length: 8 }, () => failure(() => work(pool))));
    expect(failed.map(({ trouble }) => trouble)).toEqual(Array.from({ length: 8 }, () => 'DATABASE_AWAY'));
    for (const { after } of failed) expect(after).toBeLessThan(9_000);
    await delay(100);
    expect(pool.totalCount).toBeLessThanOrEqual(2);
    expect(pool.waitingCount).toBe(0);
  } finally {
    proxy.resume();
  }
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a database that hangs within a transaction undoes it, and nothing is left open', async () => {
  const pool = poolOf({ max: 1 });
  const work = inTransaction(pool, { ...APP, statementTimeout: 200 }, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(77)`);
    proxy.hang();
    await db.execute(sql`select 1`);
  });
  expect((await failure(() => work)).trouble).toBe('DATABASE_AWAY');
  proxy.resume();
  await inTransaction(pool, APP, (db) => db.execute(sql`select pg_advisory_xact_lock(77)`));
});

test('a pool without a free connection, and one that was closed, are a database that is away', async () => {
  const pool = poolOf({ max: 1, connectLimit: 300 });
  const held = await pool.connect();
  expect((await failure(() => inTransaction(pool, APP, async () => 0))).trouble).toBe('DATABASE_AWAY');
  held.release();
  await pool.end();
  expect((await failure(() => inTransaction(pool, APP, async () => 0))).trouble).toBe('DATABASE_AWAY');
});

test('work as another role has that role, and what comes after has the one before, also within each other and after a failure', async () => {
  const pool = poolOf();
  await inTransaction(pool, APP, async (db) => {
    const inside = await asRole(db, 'ilifa_auth', async () => [
      await roleIn(db),
      await asRole(db, 'ilifa_app', () => roleIn(db)),
      await roleIn(db),
      await asRole(db, 'ilifa_auth', () => roleIn(db)),
      await roleIn(db),
    ]);
    expect(inside).toEqual(['ilifa_auth', 'ilifa_app', 'ilifa_auth', 'ilifa_auth', 'ilifa_auth']);
    expect(await roleIn(db)).toBe('ilifa_app');
    const fail = () => asRole(db, 'ilifa_auth', () => connectionOf(db).query('select 1 / 0'));
    expect(await orElse<unknown>(db, fail, () => 'failed')).toBe('failed');
    expect(await roleIn(db)).toBe('ilifa_app');
    expect(await asRole(db, 'ilifa_auth', () => roleIn(db))).toBe('ilifa_auth');
  });
  await inTransaction(pool, { role: 'ilifa_auth' }, async (db) => {
    expect(await asRole(db, 'ilifa_auth', () => roleIn(db))).toBe('ilifa_auth');
    expect(await asRole(db, 'ilifa_app', () => roleIn(db))).toBe('ilifa_app');
    expect(await roleIn(db)).toBe('ilifa_auth');
  });
});

async function roleIn(db: Database): Promise<string | undefined> {
  const { rows } = await connectionOf(db).query<{ role: string }>('select current_user as role');
  return rows[0]?.role;
}
