import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { connectAsOwner } from './database.server.ts';
import { codeOf, StartError } from './start-error.server.ts';

/** Any number that no other program of the same database uses for its advisory locks. */
const MIGRATION_LOCK = 7_214_411;
const OLDEST_VERSION = 150_000;
const FOLDER = new URL('../../migrations', import.meta.url).pathname;

/**
 * Brings the schema up to date, once, however many processes start together.
 * @param ownerUrl a role that owns the database, or may create in it. @throws StartError in a sentence.
 */
export async function migrateDatabase(ownerUrl: string): Promise<void> {
  const client = await connected(ownerUrl, 'ilifa migration');
  try {
    await refuseOldServer(client);
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await refuseNewerSchema(client);
    await ensureRoles(client);
    // Notices such as "extension exists, skipping" are no news to the operator.
    await client.query('set client_min_messages = warning');
    await migrate(drizzle({ client }), { migrationsFolder: FOLDER });
  } catch (error) {
    if (!(error instanceof StartError) && codesOf(error).includes('42501'))
      throw new StartError(
        `The database user ${userOf(ownerUrl)} may not create the tables. Set the database's owner in DATABASE_OWNER_URL. Nothing was changed.`,
        { cause: error },
      );
    throw error;
  } finally {
    await client.end();
  }
}

/** @throws StartError where the server cannot be reached, or does not let us in. */
export async function connected(url: string, applicationName: string): Promise<pg.Client> {
  try {
    return await connectAsOwner(url, applicationName);
  } catch (error) {
    const { host, pathname } = new URL(url);
    const why = error instanceof Error && error.message !== '' ? error.message : codesOf(error).join(' ');
    const database = decodeURIComponent(pathname.slice(1));
    throw new StartError(
      `The database ${database} at ${host} cannot be opened by ${userOf(url)}: ${why}. Check DATABASE_URL and DATABASE_OWNER_URL, and that the server is running. Nothing was changed.`,
      { cause: error },
    );
  }
}

const userOf = (url: string) => decodeURIComponent(new URL(url).username);

/** Codes of an error and of what caused it: libraries wrap what the driver threw. */
function codesOf(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(codesOf);
  if (!(error instanceof Error)) return [];
  return [codeOf(error), ...codesOf(error.cause)].filter((code) => code !== '');
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  if (Number(rows[0]?.version) < OLDEST_VERSION)
    throw new StartError('The database server is too old: Ilifa needs PostgreSQL 15 or newer.');
}

/** Older code would write into columns and rules that it does not know. Nothing is changed before this is asked. */
async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const kept = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (kept.rows[0]?.known !== true) return;
  const { rows } = await client.query<{ name: string }>(
    'select name from drizzle.__drizzle_migrations where name is not null order by name collate "C"',
  );
  const unknown = rows.map(({ name }) => name).filter((name) => !existsSync(join(FOLDER, name, 'migration.sql')));
  if (unknown[0] === undefined) return;
  const migrations = unknown.length === 1 ? unknown[0] : `${unknown[0]} and ${unknown.length - 1} after it`;
  throw new StartError(
    `The database was set up by a newer version of Ilifa: this version does not know the migration ${migrations}. Nothing was changed. Start that version or a newer one, or restore a backup that was made before the upgrade.`,
  );
}

/** The roles that migrations grant to. A database of our own has them; on a server of yours they are made if allowed. */
async function ensureRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname in ('ilifa_app', 'ilifa_auth')`,
  );
  const missing = ['ilifa_app', 'ilifa_auth'].filter((role) => !rows.some(({ rolname }) => rolname === role));
  try {
    for (const role of missing) await client.query(`create role ${role} nologin`);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501')
      throw new StartError(
        `The database user may not create roles. Ask the administrator of the database to run: ${missing.map((role) => `create role ${role} nologin;`).join(' ')} grant ${missing.join(', ')} to the user of DATABASE_URL.`,
        { cause: error },
      );
    if (!(error instanceof pg.DatabaseError && error.code === '42710')) throw error;
  }
}

/**
 * Lets the application's login take the two roles, and proves that it gains nothing more by them.
 * @throws StartError where it may not, or where a role of the application could bypass row level security.
 */
export async function checkAppLogin(ownerUrl: string, loginUrl: string): Promise<void> {
  const login = decodeURIComponent(new URL(loginUrl).username);
  const owner = await connected(ownerUrl, 'ilifa check');
  try {
    const { rows } = await owner.query<{ member: boolean }>(
      `select pg_has_role($1, 'ilifa_app', 'member') and pg_has_role($1, 'ilifa_auth', 'member') as member`,
      [login],
    );
    if (rows[0]?.member !== true) await owner.query(`grant ilifa_app, ilifa_auth to ${pg.escapeIdentifier(login)}`);
    const unsafe = await owner.query(
      `select 1 from pg_roles where rolname in ('ilifa_app', 'ilifa_auth') and (rolsuper or rolbypassrls)
       union all select 1 from pg_tables where schemaname = 'public' and tableowner in ('ilifa_app', 'ilifa_auth')`,
    );
    if (unsafe.rows.length > 0)
      throw new StartError(
        'The roles ilifa_app and ilifa_auth may not own tables, be superusers or bypass row level security.',
      );
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501')
      throw new StartError(
        `The database user ${login} may not act as ilifa_app. Ask the database's administrator to run: grant ilifa_app, ilifa_auth to ${login};`,
        { cause: error },
      );
    throw error;
  } finally {
    await owner.end();
  }
}
