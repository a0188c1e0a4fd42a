import pg from 'pg';
import { type Passwords, SUPERUSER } from './cluster.server.ts';

/** The database and its roles; the same names on every server we run on. */
export const DATABASE = 'ilifa';
export const OWNER = 'ilifa_owner';
export const LOGIN = 'ilifa_login';

/** A connection address. TLS is spelled out as off: it never leaves this machine. */
export function urlOf(user: string, password: string, port: number, database: string = DATABASE): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

export function superuserUrl(passwords: Passwords, port: number, database = 'postgres'): string {
  return urlOf(SUPERUSER, passwords.superuser, port, database);
}

/**
 * How long a server that says it is ready may take to let us in, and to answer, in milliseconds; one whose files are
 * damaged may do neither. To make a database it copies another, on a slow disk.
 */
const PATIENCE = { connectionTimeoutMillis: 15_000, query_timeout: 5 * 60_000 };

/**
 * Makes what is missing of the database and its roles, and changes nothing that is there:
 * - `ilifa_owner` owns the database and runs migrations;
 * - `ilifa_login` connects for the app and, on its own, may do nothing;
 * - `ilifa_app` and `ilifa_auth` are what it steps into: neither owns a table, neither passes row level security.
 *
 * @param url a superuser's address of any PostgreSQL from version 15.
 */
export async function makeRoles(url: string, passwords: Pick<Passwords, 'owner' | 'login'>, database = DATABASE) {
  const client = new pg.Client({ connectionString: url, ...PATIENCE });
  client.on('error', () => undefined); // told by the query that fails
  await client.connect();
  try {
    await client.query(`SET password_encryption = 'scram-sha-256'`);
    await makeRole(client, OWNER, `LOGIN PASSWORD ${client.escapeLiteral(passwords.owner)}`);
    await makeRole(client, LOGIN, `LOGIN NOINHERIT PASSWORD ${client.escapeLiteral(passwords.login)}`);
    await makeRole(client, 'ilifa_app', 'NOLOGIN');
    await makeRole(client, 'ilifa_auth', 'NOLOGIN');
    await client.query(`GRANT ilifa_app, ilifa_auth TO ${LOGIN}`);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)} OWNER ${OWNER}`);
  } finally {
    await client.end();
  }
}

async function makeRole(client: pg.Client, name: string, attributes: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount !== 0) return;
  await client.query(`CREATE ROLE ${name} NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS ${attributes}`);
}

/** Whether the server at this address is the one that serves this folder, in this version, and knows our password. */
export async function answersFor(url: string, folder: string, version: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined); // told by the query that fails
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string; version: string }>(
      `SELECT current_setting('data_directory') AS folder, current_setting('server_version') AS version`,
    );
    return rows[0]?.folder === folder && rows[0].version === version;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
