import { expect, test } from 'vitest';
import { migrateDatabase } from './migrate.server.ts';
import { openTestDatabase } from './test-database.server.ts';

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
