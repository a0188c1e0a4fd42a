import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** A transaction that is open: the only handle on the database that a module ever gets. */
export type Database = NodePgDatabase;

/**
 * The roles of the running application. Neither owns a table nor bypasses row level security.
 * `ilifa_app` works on the books of one workspace; `ilifa_auth` keeps users, credentials and sessions.
 */
export type DatabaseRole = 'ilifa_app' | 'ilifa_auth';

/** Whose eyes the database looks through: row level security compares every row with these. */
export type Scope = {
  readonly role: DatabaseRole;
  readonly workspaceId?: string;
  readonly userId?: string;
  /** Milliseconds a single statement may take; 15,000 unless told. */
  readonly statementTimeout?: number;
  /** Reads all of it as it was at one moment, and writes nothing. */
  readonly isSnapshot?: boolean;
};

export type Pool = pg.Pool;

const DEFAULT_STATEMENT_TIMEOUT = 15_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// Days are text throughout (a driver's Date would move them by a time zone), and sums of bigint are exact.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

type PoolOptions = {
  readonly max?: number;
  /** The role its connections take at once, for a library that opens no transactions of ours. */
  readonly role?: DatabaseRole;
  /** Hears of idle connections that break; the pool replaces them. */
  readonly onError: (error: Error) => void;
};

/**
 * Row level security makes a statement look dearer to the planner than it is, and starting helpers takes 10 ms that many
 * people share the processors for: they pay from some 300,000 rows on, not from 60,000 (decision 038).
 */
const PARALLEL_SETUP_COST = 10_000;

/** Connections of the application. */
export function openPool(url: string, { max = 10, role, onError }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: 'ilifa',
    options: `-c parallel_setup_cost=${PARALLEL_SETUP_COST}${role === undefined ? '' : ` -c role=${role}`}`,
  });
  pool.on('error', onError);
  // The pool listens to idle connections only. One that breaks at work tells its query; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const clients = new WeakMap<Database, pg.PoolClient>();

/** The driver's connection under a transaction, for COPY. */
export function connectionOf(db: Database): pg.PoolClient {
  const client = clients.get(db);
  if (client === undefined) throw new Error('not a transaction of ours');
  return client;
}

/** Runs `work` in one transaction seen through `scope`; commits when it returns, rolls back when it throws. */
export async function inTransaction<T>(pool: Pool, scope: Scope, work: (db: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(opening(scope));
    const db = drizzle({ client });
    clients.set(db, client);
    const result = await work(db);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Single statements, each for itself, on a pool whose connections have taken their role. */
export function withoutTransaction(pool: Pool): Database {
  return drizzle({ client: pool });
}

/** Waits until no other transaction has this turn, and has it until this one ends. Turns are called by any words. */
export async function takeTurn(db: Database, name: string): Promise<void> {
  await connectionOf(db).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/** Does one piece of work as another role inside the open transaction, then returns to the role before. */
export async function asRole<T>(db: Database, role: DatabaseRole, work: () => Promise<T>): Promise<T> {
  const client = connectionOf(db);
  const before = await client.query<{ role: string }>(`select current_user as role`);
  await client.query(`set local role ${role}`);
  const result = await work();
  await client.query(`set local role ${pg.escapeIdentifier(before.rows[0]?.role ?? 'ilifa_app')}`);
  return result;
}

/**
 * Does work that may fail without failing the transaction that it is done in: what it wrote is undone, its role given back,
 * and `otherwise` answers.
 */
export async function orElse<T>(db: Database, work: () => Promise<T>, otherwise: (error: unknown) => T): Promise<T> {
  const client = connectionOf(db);
  await client.query('savepoint or_else');
  try {
    const result = await work();
    await client.query('release savepoint or_else');
    return result;
  } catch (error) {
    await client.query('rollback to savepoint or_else; release savepoint or_else');
    return otherwise(error);
  }
}

/** From here on the transaction sees the books of this workspace, as this person. */
export async function lookThrough(db: Database, scope: { workspaceId: string; userId: string }): Promise<void> {
  await connectionOf(db).query(`select set_config('app.workspace_id', $1, true), set_config('app.user_id', $2, true)`, [
    scope.workspaceId,
    scope.userId,
  ]);
}

function opening({
  role,
  workspaceId = '',
  userId = '',
  statementTimeout = DEFAULT_STATEMENT_TIMEOUT,
  isSnapshot = false,
}: Scope): string {
  for (const id of [workspaceId, userId]) if (id !== '' && !UUID.test(id)) throw new Error('scope ids are UUIDs');
  // One round trip: the ids were checked above, so they may stand in the text.
  const kind = isSnapshot ? ' isolation level repeatable read read only' : '';
  return `begin${kind}; set local role ${role}; set local statement_timeout = ${statementTimeout};
    select set_config('app.workspace_id', '${workspaceId}', true), set_config('app.user_id', '${userId}', true)`;
}
