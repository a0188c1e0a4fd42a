import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { connectAsOwner } from './database.server.ts';
import { createKeyring, type DataKeys, firstKeys, openWith, sealWith, wrappingKey } from './keyring.server.ts';
import { connected } from './migrate.server.ts';
import {
  findKeys,
  findSecrets,
  makeSecrets,
  type OperatorKeys,
  recoverSecrets,
  type Secrets,
  type SetSecrets,
} from './secrets.server.ts';
import { StartError } from './start-error.server.ts';

const SEALING = 'data key ';
const HASHING = 'fingerprint key';
/** What stood here before data keys were kept. */
const FORMER = 'encryption key';

/** A new key opens at once, and seals only when every process has taken it up: they look twice as often. */
export const TAKEN_UP_SECONDS = 60;

type Kept = { readonly name: string; readonly value: string; readonly age: number };
type Fact = { readonly wrapped: string; readonly addedAt: string };

/**
 * The operator's secrets for this database, whose key is proven before anything is written, the schema included. They are
 * made where neither the operator nor the database has any. @throws StartError
 */
export async function openSecrets(set: SetSecrets, at: { ownerUrl: string; dataFolder: string }): Promise<Secrets> {
  // The database first: of processes that begin together, the one that set it up had kept its secrets before.
  const { isSetUp, fits } = await whatOpens(at.ownerUrl);
  const keys = findKeys(set, at.dataFolder);
  if (keys !== null && !fits(keys)) throw strange();
  const found = findSecrets(set, at.dataFolder);
  if (found !== null) return found;
  return (isSetUp && keys === null ? recoverSecrets : makeSecrets)(set, at.dataFolder, fits);
}

/** That these are the keys that the database was set up with, where that can be told. Writes nothing. @throws StartError */
export async function proveKeys(ownerUrl: string, operator: OperatorKeys): Promise<void> {
  const { fits } = await whatOpens(ownerUrl);
  if (!fits(operator)) throw strange();
}

type Opening = { readonly isSetUp: boolean; readonly fits: (operator: OperatorKeys) => boolean };

/** Which operator's key a database was set up with, as far as that can be told by reading. */
async function whatOpens(ownerUrl: string): Promise<Opening> {
  const client = await connected(ownerUrl, 'ilifa keys');
  try {
    const { rows } = await client.query<{ facts: boolean; users: boolean }>(
      `select to_regclass('public.installation_facts') is not null as facts, to_regclass('public.users') is not null as users`,
    );
    if (rows[0]?.facts !== true) {
      // A schema of before it kept what proves a key: anyone who has an account there may have numbers that are sealed.
      const people = rows[0]?.users === true ? await client.query('select from public.users limit 1') : null;
      return { isSetUp: (people?.rows.length ?? 0) > 0, fits: () => true };
    }
    const [kept, print] = [await keptIn(client), await formerPrintIn(client)];
    if (kept.length > 0) return { isSetUp: true, fits: (operator) => openingOf(kept, operator) !== undefined };
    return { isSetUp: print !== undefined, fits: (operator) => firstOf(print, operator) !== undefined };
  } finally {
    await client.end();
  }
}

/**
 * The keys that the data of this database is sealed with, unwrapped by the operator's; made at the first start. Where they
 * are wrapped in the operator's former key, they are wrapped anew. @throws StartError with a key that opens none of them
 */
export async function openDataKeys(ownerUrl: string, operator: OperatorKeys): Promise<DataKeys> {
  return inTurn(ownerUrl, (client) => unwrapped(client, operator));
}

/** Adds a key, which seals from `TAKEN_UP_SECONDS` on. Answers its version. @throws StartError */
export async function addDataKey(ownerUrl: string, operator: OperatorKeys): Promise<number> {
  return inTurn(ownerUrl, async (client) => {
    const { sealing } = await unwrapped(client, operator);
    const version = Math.max(...sealing.keys()) + 1;
    await keep(client, `${SEALING}${version}`, randomBytes(32), operator.encryptionKey);
    return version;
  });
}

/** Forgets keys that nothing is sealed with any more. */
export async function forgetDataKeys(ownerUrl: string, versions: readonly number[]): Promise<void> {
  await inTurn(ownerUrl, (client) =>
    client.query('delete from installation_facts where name = any($1)', [versions.map((one) => `${SEALING}${one}`)]),
  );
}

async function unwrapped(client: pg.Client, operator: OperatorKeys): Promise<DataKeys> {
  let kept = await keptIn(client);
  if (!kept.some(({ name }) => name === HASHING)) {
    await makeFirst(client, operator);
    kept = await keptIn(client);
  }
  const opening = openingOf(kept, operator);
  if (opening === undefined) throw strange();
  const opened = kept.map((one) => ({ ...one, key: keyOf(opening, one) ?? Buffer.alloc(0) }));
  if (!opening.equals(operator.encryptionKey))
    for (const { name, value, key } of opened)
      await keep(client, name, key, operator.encryptionKey, (JSON.parse(value) as Fact).addedAt);
  const sealing = opened
    .filter(({ name }) => name.startsWith(SEALING))
    .map(({ name, key, age }) => ({ version: Number(name.slice(SEALING.length)), key, age }))
    .toSorted((a, b) => b.version - a.version);
  const current = sealing.find(({ age }) => age >= TAKEN_UP_SECONDS) ?? sealing.at(-1);
  const hashing = opened.find(({ name }) => name === HASHING)?.key;
  if (current === undefined || hashing === undefined) throw strange();
  return { sealing: new Map(sealing.map(({ version, key }) => [version, key])), current: current.version, hashing };
}

const candidatesOf = ({ encryptionKey, encryptionKeyBefore }: OperatorKeys) =>
  [encryptionKey, encryptionKeyBefore].filter((key) => key !== null);

/** Which of the operator's keys opens all that is kept. */
function openingOf(kept: readonly Kept[], operator: OperatorKeys): Buffer | undefined {
  return candidatesOf(operator).find((candidate) => kept.every((one) => keyOf(candidate, one) !== null));
}

function keyOf(operatorKey: Buffer, { name, value }: Kept): Buffer | null {
  const text = openWith(wrappingKey(operatorKey), (JSON.parse(value) as Fact).wrapped, name);
  return text === null ? null : Buffer.from(text, 'base64');
}

/** Which of the operator's keys left this print; without one, any may begin. */
function firstOf(print: string | undefined, operator: OperatorKeys): Buffer | undefined {
  return candidatesOf(operator).find(
    (key) => print === undefined || createKeyring(() => firstKeys(key)).fingerprint('ilifa installation') === print,
  );
}

async function formerPrintIn(client: pg.Client): Promise<string | undefined> {
  const query = 'select value from installation_facts where name = $1';
  const { rows } = await client.query<{ value: string }>(query, [FORMER]);
  return rows[0]?.value;
}

async function makeFirst(client: pg.Client, operator: OperatorKeys): Promise<void> {
  const first = firstOf(await formerPrintIn(client), operator);
  if (first === undefined) throw strange();
  const { sealing, hashing } = firstKeys(first);
  for (const [version, key] of sealing) await keep(client, `${SEALING}${version}`, key, operator.encryptionKey);
  await keep(client, HASHING, hashing, operator.encryptionKey);
  await client.query('delete from installation_facts where name = $1', [FORMER]);
}

async function keep(
  client: pg.Client,
  name: string,
  key: Buffer,
  operatorKey: Buffer,
  addedAt?: string,
): Promise<void> {
  const wrapped = sealWith(wrappingKey(operatorKey), key.toString('base64'), name);
  await client.query(
    `insert into installation_facts (name, value)
     values ($1, json_build_object('wrapped', $2::text, 'addedAt', coalesce($3, now()::text)))
     on conflict (name) do update set value = excluded.value`,
    [name, wrapped, addedAt ?? null],
  );
}

/** Ages in seconds, by the clock of the database, which all processes share. */
async function keptIn(client: pg.Client): Promise<Kept[]> {
  const { rows } = await client.query<Kept>(
    `select name, value, extract(epoch from now() - (value::json ->> 'addedAt')::timestamptz)::float8 as age
     from installation_facts where name = $1 or name like $2 order by name`,
    [HASHING, `${SEALING}%`],
  );
  return rows;
}

/** The running application reads its keys again and again: a database that hangs must not gather connections. In milliseconds. */
const ANSWER_LIMIT = 20_000;

/** One process after the other, and all of it or nothing. */
async function inTurn<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectAsOwner(ownerUrl, 'ilifa keys', { answersWithin: ANSWER_LIMIT });
  try {
    await client.query("begin; select pg_advisory_xact_lock(hashtextextended('data keys', 0))");
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end(); // what was not committed is undone by it
  }
}

function strange(): StartError {
  return new StartError(
    'The encryption key is not the one this database was set up with, so its encrypted data cannot be read. Nothing was changed. Start with the original ENCRYPTION_KEY, or restore the original secrets.json.',
  );
}
