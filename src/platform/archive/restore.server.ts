import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { connectAsOwner } from '#platform/database.server.ts';
import { from as copyFrom } from 'pg-copy-streams';
import { SPELLING } from './archive.server.ts';
import { partsIn, type SoundArchive } from './read.server.ts';
import { migrateDatabase } from '#platform/migrate.server.ts';
import { StartError } from '#platform/start-error.server.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

/** The database that is to be written has rows in it already. */
export class NotEmptyError extends StartError {
  override readonly name = 'NotEmptyError';
}

type Options = {
  /** Of the operator's keys here; null: never mind, the account numbers are given up. */
  readonly keyFingerprints: readonly string[] | null;
  readonly replace: boolean;
};

/**
 * Puts a backup into a database: all of it or, whatever happens, nothing. A backup of an older schema is
 * taken up by that schema and brought up to date afterwards.
 *
 * @throws NotEmptyError where there are rows and `replace` was not asked for.
 * @throws StartError where the backup does not fit: a newer schema, another key, somebody else's tables, a product that is running.
 */
export async function restoreArchive(ownerUrl: string, archive: SoundArchive, options: Options): Promise<void> {
  await putArchive(ownerUrl, archive, options);
  await migrateDatabase(ownerUrl);
}

/** The same, left in the schema that the backup was made with. */
export async function putArchive(ownerUrl: string, archive: SoundArchive, options: Options): Promise<void> {
  refuseUnknown(archive);
  if (options.keyFingerprints !== null && !options.keyFingerprints.includes(archive.head.keyFingerprint)) {
    throw new StartError(
      'The account numbers in this backup are encrypted with another key and cannot be read here. Nothing was changed. ' +
        'First set the ENCRYPTION_KEY, or copy the secrets.json, of the installation the backup is from. If it is lost, add --without-key to continue without those numbers.',
    );
  }
  // Makes the roles and a schema where there is none yet, and knows which servers are too old.
  await migrateDatabase(ownerUrl);
  const client = await connectAsOwner(ownerUrl, 'ilifa restore');
  try {
    await refuseCompany(client);
    await refuseStrangers(client);
    if (!options.replace && (await holdsRows(client)))
      throw new NotEmptyError(
        'The database already has data. Nothing was changed. To replace it with the backup, add --replace.',
      );
    await client.query('begin');
    await client.query(`${SPELLING}; set local client_min_messages = warning`);
    await rebuildSchema(client, archive.head.migrations);
    await load(client, archive);
    if (options.keyFingerprints === null) await forgetKey(client);
    await client.query('commit');
  } finally {
    await client.end(); // what was not committed is undone by it
  }
}

/** Brings the tables to an earlier or the same schema, empty, in the transaction that is open. */
export async function rebuildSchema(client: pg.Client, migrations: readonly string[]): Promise<void> {
  await client.query(DROP_ALL);
  for (const name of migrations) await client.query(readFileSync(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8'));
  await client.query('delete from drizzle.__drizzle_migrations where name <> all($1)', [migrations]);
}

/** Everything in the schema that did not come with an extension. */
const DROP_ALL = `do $$
declare thing record;
begin
  for thing in
    select format('drop table if exists %s cascade', c.oid::regclass) as command from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  loop execute thing.command; end loop;
  for thing in
    select format('drop routine if exists %s cascade', p.oid::regprocedure) as command from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute thing.command; end loop;
  for thing in
    select format('drop type if exists %s cascade', t.oid::regtype) as command from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  loop execute thing.command; end loop;
end $$`;

async function load(client: pg.Client, archive: SoundArchive): Promise<void> {
  const name = (text: string) => client.escapeIdentifier(text);
  const { tables, sequences } = archive.head;
  // Kept sums and audit records arrive as rows of their own: what keeps them must not add to them. References are
  // held by triggers of the system's, and those go on working.
  for (const table of tables) await client.query(`alter table public.${name(table.name)} disable trigger user`);
  const parts = partsIn(archive)[Symbol.asyncIterator]();
  let next = await parts.next();
  for (const { name: table, columns } of tables) {
    const rows = async function* (): AsyncGenerator<Buffer> {
      for (; next.done !== true && next.value.table === table; next = await parts.next()) yield next.value.bytes;
    };
    const command = `copy public.${name(table)} (${columns.map(name).join(', ')}) from stdin`;
    const writing = client.query(copyFrom(command));
    await pipeline(Readable.from(rows(), { objectMode: false }), writing);
    const wanted = archive.manifest.tables.find((one) => one.name === table)?.rows;
    if (writing.rowCount !== wanted)
      throw new StartError(
        `The table ${table} in the backup is incomplete (lines found: ${writing.rowCount} of ${wanted}). Nothing was changed.`,
      );
  }
  for (const { name: sequence, value } of sequences)
    await client.query('select setval($1::regclass, $2)', [`public.${name(sequence)}`, value]);
  for (const table of tables) await client.query(`alter table public.${name(table.name)} enable trigger user`);
}

/** The next start may bring another key, and is the first one with it. */
async function forgetKey(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('public.installation_facts') is not null as known`,
  );
  if (rows[0]?.known === true) await client.query(`delete from installation_facts where name like '%key%'`);
}

function refuseUnknown({ head }: SoundArchive): void {
  const unknown = head.migrations.filter((name) => !existsSync(new URL(`${name}/migration.sql`, MIGRATIONS)));
  if (unknown.length === 0) return;
  const migrations = unknown.join(', ');
  throw new StartError(
    `The backup was made by a newer version of Ilifa (unknown migrations: ${migrations}). Nothing was changed. Update Ilifa and try again.`,
  );
}

/** A product that is running would go on with what it knows of the old rows. */
async function refuseCompany(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    // Of others' connections a plain user sees little; but autovacuum has no user, and is no company.
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`,
  );
  if (rowCount === 0) return;
  throw new StartError(
    'Ilifa, or another program, is using this database. Nothing was changed. Stop that program first.',
  );
}

async function refuseStrangers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
       and c.relkind in ('r', 'p', 'v', 'm', 'f')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
  );
  const ours = await ourTables(client);
  const strangers = rows.map(({ name }) => name).filter((name) => !ours.has(name));
  if (strangers.length === 0) return;
  const otherTables = strangers.join(', ');
  throw new StartError(
    `This database holds tables that are not Ilifa's (${otherTables}). Nothing was changed. Give Ilifa a database of its own.`,
  );
}

async function ourTables(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from drizzle.__drizzle_migrations');
  const texts = rows.map(({ name }) => readFileSync(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8'));
  const made = texts.flatMap((sql) => [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/gi)]);
  return new Set(made.map(([, name = '']) => name));
}

async function holdsRows(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
       and c.relname <> 'installation_facts'`,
  );
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from public.${client.escapeIdentifier(name)} limit 1`);
    if (rowCount !== 0) return true;
  }
  return false;
}
