import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDataKey, forgetDataKeys, openDataKeys, openSecrets, TAKEN_UP_SECONDS } from './data-keys.server.ts';
import { createKeyring, firstKeys } from './keyring.server.ts';
import { openTestDatabase } from '#testing/database.server.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let owner: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const STRANGE = /^The encryption key is not the one this database was set up with.* Nothing was changed\./;
const only = (encryptionKey: Buffer) => ({ encryptionKey, encryptionKeyBefore: null });
const passes = (seconds: number) =>
  owner.query(
    `update installation_facts set value = jsonb_set(value::jsonb, '{addedAt}',
       to_jsonb(((value::json ->> 'addedAt')::timestamptz - make_interval(secs => $1))::text))::text`,
    [seconds],
  );

test('a database is opened with the key it was set up with and no other, by however many processes', async () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];
  const opened = await Promise.all([1, 2, 3].map(() => openDataKeys(database.ownerUrl, only(key))));
  for (const keys of opened) expect(keys).toEqual(firstKeys(key));
  await expect(openDataKeys(database.ownerUrl, only(other))).rejects.toThrow(STRANGE);
  // No key can be read from what is kept, and the app's own role cannot read even that.
  const { rows } = await owner.query<{ value: string }>('select value from installation_facts');
  expect(rows).toHaveLength(2);
  for (const { value } of rows)
    for (const secret of [key, firstKeys(key).hashing, firstKeys(key).sealing.get(1) ?? key])
      expect(value).not.toContain(secret.toString('base64').slice(0, 12));
  const app = new pg.Client({ connectionString: database.loginUrl });
  await app.connect();
  await expect(app.query('set role ilifa_app; select value from installation_facts')).rejects.toThrow(
    /permission denied/,
  );
  await app.end();
});

test('two processes that start at once with two keys: one of them is refused', async () => {
  const fresh = await openTestDatabase();
  const starts = await Promise.allSettled([1, 2].map(() => openDataKeys(fresh.ownerUrl, only(randomBytes(32)))));
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await fresh.drop();
});

test('an installation from before data keys goes on with its key, and with no other', async () => {
  const fresh = await openTestDatabase();
  const key = randomBytes(32);
  const client = new pg.Client({ connectionString: fresh.ownerUrl });
  await client.connect();
  const print = createKeyring(() => firstKeys(key)).fingerprint('ilifa installation');
  await client.query(`insert into installation_facts (name, value) values ('encryption key', $1)`, [print]);
  await expect(openDataKeys(fresh.ownerUrl, only(randomBytes(32)))).rejects.toThrow(STRANGE);
  expect(await openDataKeys(fresh.ownerUrl, only(key))).toEqual(firstKeys(key));
  await client.end();
  await fresh.drop();
});

test('a new operator key wraps what the former one wrapped, once both are named, and then needs it no more', async () => {
  const fresh = await openTestDatabase();
  const [former, next] = [randomBytes(32), randomBytes(32)];
  const keys = await openDataKeys(fresh.ownerUrl, only(former));
  const both = { encryptionKey: next, encryptionKeyBefore: former };
  const starts = await Promise.all([1, 2].map(() => openDataKeys(fresh.ownerUrl, both)));
  for (const opened of starts) expect(opened).toEqual(keys);
  expect(await openDataKeys(fresh.ownerUrl, only(next))).toEqual(keys);
  await expect(openDataKeys(fresh.ownerUrl, only(former))).rejects.toThrow(STRANGE);
  await fresh.drop();
});

test('an added key opens at once, seals a minute later, and hashes stay what they were', async () => {
  const { rows } = await owner.query('delete from installation_facts');
  expect(rows).toEqual([]);
  const operator = only(randomBytes(32));
  const first = await openDataKeys(database.ownerUrl, operator);
  expect(await addDataKey(database.ownerUrl, operator)).toBe(2);
  const added = await openDataKeys(database.ownerUrl, operator);
  expect([...added.sealing.keys()].toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect(added.current).toBe(1);
  await passes(TAKEN_UP_SECONDS - 5);
  expect((await openDataKeys(database.ownerUrl, operator)).current).toBe(1);
  await passes(5);
  const taken = await openDataKeys(database.ownerUrl, operator);
  expect(taken.current).toBe(2);
  expect(taken.hashing).toEqual(first.hashing);
  const sealedBefore = createKeyring(() => first).seal('62001234567', 'account 1');
  expect(createKeyring(() => taken).open(sealedBefore, 'account 1')).toBe('62001234567');
  const sealed = createKeyring(() => taken).seal('62001234567', 'account 1');
  expect(sealed).toMatch(/^v2\./);
  await forgetDataKeys(database.ownerUrl, [1]);
  const left = await openDataKeys(database.ownerUrl, operator);
  expect([...left.sealing.keys()]).toEqual([2]);
  expect(createKeyring(() => left).open(sealed, 'account 1')).toBe('62001234567');
  expect(createKeyring(() => left).open(sealedBefore, 'account 1')).toBeNull();
});

test('secrets are made for a database that has none, and never for one that was set up with a key', async () => {
  const fresh = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-secrets-'));
  const none = { sessionSecret: null, encryptionKey: null, encryptionKeyBefore: null, databaseUrl: null };
  const at = { ownerUrl: fresh.ownerUrl, dataFolder: folder };
  const file = join(folder, 'secrets.json');
  const made = await openSecrets(none, at);
  await openDataKeys(fresh.ownerUrl, made);
  expect(await openSecrets(none, at)).toEqual(made);

  renameSync(file, `${file}.copy`);
  await expect(openSecrets(none, at)).rejects.toThrow(/secrets\.json is missing, .* Nothing was changed/);
  await expect(openSecrets({ ...none, sessionSecret: 'x'.repeat(32) }, at)).rejects.toThrow(/is missing/);
  await expect(openSecrets({ ...none, encryptionKey: randomBytes(32) }, at)).rejects.toThrow(STRANGE);
  expect(readdirSync(folder)).toEqual(['secrets.json.copy']);

  // Two that a power cut left: of another installation, and ours. Ours is taken up.
  const other = join(folder, 'other');
  const nobody = await openTestDatabase();
  await openSecrets(none, { ownerUrl: nobody.ownerUrl, dataFolder: other });
  await nobody.drop();
  renameSync(join(other, 'secrets.json'), `${file}.1`);
  await expect(openSecrets(none, at)).rejects.toThrow('secrets.json.1 may be a copy of it, but does not open the data');
  renameSync(`${file}.copy`, `${file}.22`);
  expect(await openSecrets(none, at)).toEqual(made);
  expect(existsSync(file)).toBe(true);

  // With the right key set, a session secret is made, and no key.
  rmSync(file);
  rmSync(`${file}.1`);
  const { encryptionKey } = made;
  const set = await openSecrets({ ...none, encryptionKey }, at);
  expect(set.encryptionKey).toEqual(encryptionKey);
  rmSync(folder, { recursive: true });
  await fresh.drop();
});

test('a schema of before keys were proven is opened where nobody has an account, or with the key that is there', async () => {
  const old = await openTestDatabase();
  const client = new pg.Client({ connectionString: old.ownerUrl });
  await client.connect();
  await client.query('drop table installation_facts');
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-secrets-'));
  const none = { sessionSecret: null, encryptionKey: null, encryptionKeyBefore: null, databaseUrl: null };
  const at = { ownerUrl: old.ownerUrl, dataFolder: folder };
  const made = await openSecrets(none, at);
  await client.query(`insert into users (id, email, name) values (gen_random_uuid(), 'nomsa@example.com', 'Nomsa')`);
  expect(await openSecrets(none, at)).toEqual(made);
  rmSync(join(folder, 'secrets.json'));
  await expect(openSecrets(none, at)).rejects.toThrow(/is missing/);
  expect(readdirSync(folder)).toEqual([]);
  await client.end();
  rmSync(folder, { recursive: true });
  await old.drop();
});
