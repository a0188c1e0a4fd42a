import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkEncryptionKey } from './key-check.server.ts';
import { openTestDatabase } from './test-database.server.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

test('a database is opened with the key it was set up with and no other, by however many processes', async () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];
  await Promise.all([1, 2, 3].map(() => checkEncryptionKey(database.ownerUrl, key)));
  await checkEncryptionKey(database.ownerUrl, key);
  await expect(checkEncryptionKey(database.ownerUrl, other)).rejects.toThrow(
    /^The encryption key is not the one this database was set up with.* Nothing was changed\.$/,
  );
  // The key cannot be read from what is kept, and the app's own role cannot read even that.
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ value: string }>('select value from installation_facts');
  await client.end();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.value).not.toContain(key.toString('base64url').slice(0, 12));
  const app = new pg.Client({ connectionString: database.loginUrl });
  await app.connect();
  await expect(app.query('set role ilifa_app; select value from installation_facts')).rejects.toThrow(
    /permission denied/,
  );
  await app.end();
});

test('two processes that start at once with two keys: one of them is refused', async () => {
  const fresh = await openTestDatabase();
  const starts = await Promise.allSettled([1, 2].map(() => checkEncryptionKey(fresh.ownerUrl, randomBytes(32))));
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await fresh.drop();
});
