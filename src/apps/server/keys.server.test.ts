import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDataKey, openDataKeys } from '#platform/data-keys.server.ts';
import { createKeyring, type DataKeys, versionOf } from '#platform/keyring.server.ts';
import { resealAll } from '#platform/resealing.server.ts';
import { openTestDatabase } from '#testing/database.server.ts';
import { rotateKeys, SEALED } from './keys.server.ts';
import { startTestApp } from '#testing/app.server.ts';

const OPERATOR = { encryptionKey: randomBytes(32), encryptionKeyBefore: null };
const NUMBERS = ['62001234567', '62007654321', '1234567890', '9876543210', '4050607080'];

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let app: Awaited<ReturnType<typeof startTestApp>>;
let keys: DataKeys;
let owner: pg.Client;
let person: Awaited<ReturnType<typeof app.person>>;
beforeAll(async () => {
  database = await openTestDatabase();
  keys = await openDataKeys(database.ownerUrl, OPERATOR);
  app = await startTestApp({ beside: { database }, keys: () => keys });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  person = await app.person();
  for (const accountNumber of NUMBERS)
    await person.api.accounts.create({ name: `Account ${accountNumber}`, bankName: 'FNB', accountNumber });
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await database.drop();
});

const sealedNumbers = async () =>
  (
    await owner.query<{ sealed: string }>(
      'select account_number_sealed as sealed from bank_accounts where account_number_sealed is not null',
    )
  ).rows.map(({ sealed }) => sealed);
const versions = async () =>
  [...new Set((await sealedNumbers()).map((sealed) => versionOf(sealed) ?? 0))].toSorted((a, b) => a - b);
const rotate = (said: string[] = []) =>
  rotateKeys({ ownerUrl: database.ownerUrl, operator: OPERATOR, isAlone: true, say: (line) => said.push(line) });
/** What the person would get back of their own. */
const readBack = async () => {
  const { rows } = await owner.query<{ workspace: string; id: string; sealed: string }>(
    `select workspace_id as workspace, id, account_number_sealed as sealed from bank_accounts
     where account_number_sealed is not null`,
  );
  const keyring = createKeyring(() => keys);
  return rows
    .map(({ workspace, id, sealed }) => keyring.open(sealed, `bank_accounts/${workspace}/${id}`))
    .filter((number) => number !== null)
    .toSorted();
};

test('every sealed column of the database is one that rotation knows', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like '%sealed' order by 1`,
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map(({ name }) => name)).toEqual(SEALED.map(({ table, column }) => `${table}.${column}`).toSorted());
});

test('a run that breaks off loses nothing, and the next goes on where it stopped', async () => {
  const next = { ...keys, sealing: new Map([...keys.sealing, [2, randomBytes(32)]]), current: 2 };
  let batches = 0;
  const broken = resealAll(
    database.ownerUrl,
    SEALED,
    createKeyring(() => next),
    {
      batch: 2,
      after: () => ((batches += 1) === 1 ? Promise.reject(new Error('the power went')) : Promise.resolve()),
    },
  );
  await expect(broken).rejects.toThrow('the power went');
  expect(await versions()).toEqual([1, 2]);
  keys = next;
  expect(await readBack()).toEqual(NUMBERS.toSorted());
  const rest = await resealAll(
    database.ownerUrl,
    SEALED,
    createKeyring(() => next),
    { batch: 2 },
  );
  expect(rest.resealed).toBeGreaterThanOrEqual(NUMBERS.length - 2);
  expect(rest.unreadable).toEqual([]);
  expect(await versions()).toEqual([2]);
  expect(await readBack()).toEqual(NUMBERS.toSorted());
  // Back to what the database knows, for the tests below.
  const first = await openDataKeys(database.ownerUrl, OPERATOR);
  await resealAll(
    database.ownerUrl,
    SEALED,
    createKeyring(() => ({ ...next, current: 1 })),
  );
  keys = first;
  expect(await readBack()).toEqual(NUMBERS.toSorted());
});

test('everything is sealed anew, the former key is forgotten, and people notice nothing', async () => {
  await person.api.factors.beginTotp();
  const before = await sealedNumbers();
  const said: string[] = [];
  await rotate(said);
  expect(said.join('\n')).toMatch(/Added encryption key 2\.\nRe-encrypted \d+ values with key 2\.\nRemoved key 1/);
  keys = await openDataKeys(database.ownerUrl, OPERATOR);
  expect([...keys.sealing.keys()]).toEqual([2]);
  expect(await versions()).toEqual([2]);
  for (const sealed of before) expect(await sealedNumbers()).not.toContain(sealed);
  expect(await readBack()).toEqual(NUMBERS.toSorted());
  const created = await person.api.accounts.create({ name: 'After', bankName: 'FNB', accountNumber: '5551234567' });
  expect(created.id).toBeTruthy();
  expect(await versions()).toEqual([2]);
});

test('what no key opens is named, left as it is, and keeps its key', async () => {
  await owner.query(
    `update bank_accounts set account_number_sealed = overlay(account_number_sealed placing 'AAAA' from 40)
     where name = 'After'`,
  );
  const damaged = (await sealedNumbers()).length;
  const said: string[] = [];
  await rotate(said);
  expect(said.join('\n')).toMatch(/No available key can decrypt bank_accounts [0-9a-f/-]+, so it was not changed\./);
  expect(await sealedNumbers()).toHaveLength(damaged);
  keys = await openDataKeys(database.ownerUrl, OPERATOR);
  expect([...keys.sealing.keys()].toSorted((a, b) => a - b)).toEqual([2, 3]);
  expect(await readBack()).toEqual(NUMBERS.toSorted());
  // And does not stand in the way of the next rotation.
  await rotate();
  keys = await openDataKeys(database.ownerUrl, OPERATOR);
  expect([...keys.sealing.keys()].toSorted((a, b) => a - b)).toEqual([2, 4]);
});

test('a rotation that stopped after it had begun is finished by the next, without another key', async () => {
  const version = await addDataKey(database.ownerUrl, OPERATOR);
  const said: string[] = [];
  await rotate(said);
  expect(said.join('\n')).toMatch(/An earlier key rotation had stopped halfway/);
  keys = await openDataKeys(database.ownerUrl, OPERATOR);
  expect(Math.max(...keys.sealing.keys())).toBe(version);
  expect(await readBack()).toEqual(NUMBERS.toSorted());
});
