import { readdirSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrateDatabase } from './migrate.server.ts';
import { openTestDatabase } from '#testing/database.server.ts';

test('a server that is not there is named in one sentence', async () => {
  await expect(migrateDatabase('postgres://someone@127.0.0.1:9/books')).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^The database books at 127\.0\.0\.1:9 cannot be opened by someone: .*ECONNREFUSED.*\./,
    ),
  });
});

test('a database that is not there is named too', async () => {
  const database = await openTestDatabase();
  try {
    const missing = new URL(database.ownerUrl);
    missing.pathname = '/no_such_books';
    await expect(migrateDatabase(missing.href)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('database "no_such_books" does not exist'),
    });
  } finally {
    await database.drop();
  }
});

/** Everything that a start could change: tables, columns, functions, roles and the list of migrations. */
const STATE = `select
  (select count(*) from pg_class)::int as relations,
  (select count(*) from pg_attribute)::int as columns,
  (select count(*) from pg_proc)::int as functions,
  (select string_agg(name, ',' order by id) from drizzle.__drizzle_migrations) as migrations`;

test.each([
  ['one later migration', ['29991231235959_debts-of-tomorrow'], '29991231235959_debts-of-tomorrow.'],
  [
    'several, added in another order',
    ['29991231235959_later', '29981231235959_sooner', '29990101000000_between'],
    '29981231235959_sooner and 2 after it.',
  ],
  ['one between those that are known', ['20261121090001_from-a-branch'], '20261121090001_from-a-branch.'],
])('a schema with %s is refused by its name, and left as it is', async (_, names, named) => {
  const database = await openTestDatabase();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  try {
    for (const name of names)
      await owner.query(`insert into drizzle.__drizzle_migrations (hash, created_at, name) values ('0', 9e12, $1)`, [
        name,
      ]);
    const before = (await owner.query(STATE)).rows;
    await expect(migrateDatabase(database.ownerUrl)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(`does not know the migration ${named}`),
    });
    expect((await owner.query(STATE)).rows).toEqual(before);
  } finally {
    await owner.end();
    await database.drop();
  }
});

test('a schema that lacks the last migrations, or has them all, is taken up', async () => {
  const database = await openTestDatabase();
  try {
    await expect(migrateDatabase(database.ownerUrl)).resolves.toBeUndefined();
    const names = readdirSync(new URL('../../migrations', import.meta.url)).toSorted();
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query('select count(*)::int as count from drizzle.__drizzle_migrations');
    await owner.end();
    expect(rows[0]).toEqual({ count: names.filter((name) => /^\d{14}_/.test(name)).length });
  } finally {
    await database.drop();
  }
});
