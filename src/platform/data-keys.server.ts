import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { connectAsOwner } from './database.server.ts';
import { createKeyring, type DataKeys, firstKeys, openWith, sealWith, wrappingKey } from './keyring.server.ts';
import type { Secrets } from './secrets.server.ts';
import { StartError } from './start-error.server.ts';

export type OperatorKeys = Pick<Secrets, 'encryptionKey' | 'encryptionKeyBefore'>;

const SEALING = 'data key ';
const HASHING = 'fingerprint key';
/** What stood here before data keys were kept. */
const FORMER = 'encryption key';

/** A new key opens at once, and seals only when every process has taken it up: they look twice as often. */
export const TAKEN_UP_SECONDS = 60;

type Kept = { readonly name: string; readonly value: string; readonly age: number };
type Fact = { readonly wrapped: string; readonly addedAt: string };

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
  const candidates = [operator.encryptionKey, operator.encryptionKeyBefore].filter((key) => key !== null);
  const keyOf = (operatorKey: Buffer, { name, value }: Kept) => {
    const text = openWith(wrappingKey(operatorKey), (JSON.parse(value) as Fact).wrapped, name);
    return text === null ? null : Buffer.from(text, 'base64');
  };
  const opening = candidates.find((candidate) => kept.every((one) => keyOf(candidate, one) !== null));
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

async function makeFirst(client: pg.Client, { encryptionKey, encryptionKeyBefore }: OperatorKeys): Promise<void> {
  const { rows } = await client.query<{ value: string }>('select value from installation_facts where name = $1', [
    FORMER,
  ]);
  const print = rows[0]?.value;
  const first = [encryptionKey, encryptionKeyBefore]
    .filter((key) => key !== null)
    .find(
      (key) => print === undefined || createKeyring(() => firstKeys(key)).fingerprint('ilifa installation') === print,
    );
  if (first === undefined) throw strange();
  const { sealing, hashing } = firstKeys(first);
  for (const [version, key] of sealing) await keep(client, `${SEALING}${version}`, key, encryptionKey);
  await keep(client, HASHING, hashing, encryptionKey);
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
    'The encryption key is not the one this database was set up with, so account numbers and second factors in it could not be read: start with that ENCRYPTION_KEY, or put the secrets.json back that belongs to it. Nothing was changed.',
  );
}
