import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { troubleOf } from './database-trouble.server.ts';
import { type Answers, inPipeline, notInPipeline } from './pipelined.server.ts';

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
  /** The command that writes, by its name in the activity log, and the id of this one call: what it writes is recorded under both. */
  readonly command?: {
    readonly name: string;
    readonly changeId: string;
    /** What the key is called by which a program calls; empty where a person does. */
    readonly apiKey?: string;
  };
  /** Milliseconds a single statement may take; 15,000 unless told. */
  readonly statementTimeout?: number;
  /** Reads all of it as it was at one moment, and writes nothing. */
  readonly isSnapshot?: boolean;
};

export type Pool = pg.Pool;

const DEFAULT_STATEMENT_TIMEOUT = 15_000;
/**
 * How much longer than its own limit the database is given to say so, in milliseconds. One that hangs, or that the network
 * has lost, never says it: its connection is cut then, so that it does not hold a place in the pool.
 */
const ANSWER_GRACE = 5_000;
/** How long opening a connection may take, or waiting for one of a pool, in milliseconds. */
const CONNECT_LIMIT = 10_000;
/** A process of ours that stands still in a transaction holds its locks no longer than this, in milliseconds. */
const IDLE_LIMIT = 5 * 60_000;
/** For commands over all of the data: migrations, backups, restores, verification. In milliseconds. */
const COMMAND_LIMIT = 2 * 60 * 60_000;
const COMMAND = /^[a-z0-9.-]+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// Days are text throughout (a driver's Date would move them by a time zone), and sums of bigint are exact.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

type PoolOptions = {
  readonly max?: number;
  /** Milliseconds a single statement may take; 15,000 unless told. A scope with a limit of its own overrides it. */
  readonly statementTimeout?: number;
  /** Milliseconds that a connection may be waited for; 10,000 unless told. */
  readonly connectLimit?: number;
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
export function openPool(
  url: string,
  { max = 10, role, statementTimeout = DEFAULT_STATEMENT_TIMEOUT, connectLimit = CONNECT_LIMIT, onError }: PoolOptions,
): Pool {
  const settings = {
    // Compiling a plan takes longer than our queries do: a search of a million rows half a second instead of 10 ms.
    jit: 'off',
    parallel_setup_cost: PARALLEL_SETUP_COST,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: IDLE_LIMIT,
    ...(role === undefined ? {} : { role }),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectLimit,
    query_timeout: answerLimit(statementTimeout),
    keepAlive: true,
    application_name: 'ilifa',
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  pool.on('error', onError);
  // The pool listens to idle connections only. One that breaks at work tells its query; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A connection of the role that owns the tables, for a command; its statements may take two hours.
 * @param answersWithin milliseconds after which a query without an answer is given up, where the application waits for it.
 * COPY to us must not have it: the driver would not hear that it ended.
 */
export async function connectAsOwner(
  ownerUrl: string,
  name: string,
  { answersWithin }: { answersWithin?: number } = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: name,
    connectionTimeoutMillis: CONNECT_LIMIT,
    statement_timeout: COMMAND_LIMIT,
    keepAlive: true,
    ...(answersWithin === undefined ? {} : { query_timeout: answersWithin }),
  });
  await client.connect();
  return client;
}

function answerLimit(statementTimeout: number): number {
  return statementTimeout + ANSWER_GRACE;
}

/** The driver reads its limit before each query; its types leave the property out. */
type Limited = pg.PoolClient & { connectionParameters: { query_timeout: number } };

/** Sets how long the driver waits for an answer, and returns what it was. */
function waitFor(client: pg.PoolClient, milliseconds: number): number {
  const { connectionParameters } = client as Limited;
  const before = connectionParameters.query_timeout;
  connectionParameters.query_timeout = milliseconds;
  return before;
}

/** Gives the statements of the rest of this transaction so many milliseconds each. */
export async function limitStatements(db: Database, milliseconds: number): Promise<void> {
  const client = notInPipeline(connectionOf(db));
  waitFor(client, answerLimit(milliseconds));
  await client.query(`set local statement_timeout = ${milliseconds}`);
}

const clients = new WeakMap<Database, pg.PoolClient>();
/** The role that the open transaction of each connection has now. */
const roles = new WeakMap<pg.PoolClient, DatabaseRole>();

/** The driver's connection under a transaction, for COPY. */
export function connectionOf(db: Database): pg.PoolClient {
  const client = clients.get(db);
  if (client === undefined) throw new Error('not a transaction of ours');
  return client;
}

/** Runs `work` in one transaction seen through `scope`; commits when it returns, rolls back when it throws. */
export async function inTransaction<T>(pool: Pool, scope: Scope, work: (db: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const usual = waitFor(client, answerLimit(scope.statementTimeout ?? DEFAULT_STATEMENT_TIMEOUT));
  let broken = false;
  try {
    await client.query(opening(scope));
    roles.set(client, scope.role);
    const db = drizzle({ client });
    clients.set(db, client);
    const result = await work(db);
    await client.query('commit');
    return result;
  } catch (error) {
    // Where the database does not answer, it is not asked again: losing the connection undoes what was begun.
    broken = troubleOf(error) === 'DATABASE_AWAY';
    if (!broken)
      await client.query('rollback').catch(() => {
        broken = true;
      });
    throw error;
  } finally {
    waitFor(client, usual);
    client.release(broken);
  }
}

/**
 * Does reads that need nothing of each other. Their statements are sent without waiting, so that the database works on one
 * while we work on the rows of another. None of them may write, or change the role or the scope.
 */
export async function readTogether<const Reads extends readonly (() => Promise<unknown>)[]>(
  db: Database,
  reads: Reads,
): Promise<Answers<Reads>> {
  return inPipeline(connectionOf(db), reads);
}

/** Single statements, each for itself, on a pool whose connections have taken their role. */
export function withoutTransaction(pool: Pool): Database {
  return drizzle({ client: pool });
}

/** Waits until no other transaction has this turn, and has it until this one ends. Turns are called by any words. */
export async function takeTurn(db: Database, name: string): Promise<void> {
  await connectionOf(db).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/**
 * Does one piece of work as another role inside the open transaction, then returns to the role before. One that throws
 * leaves the role as it is: the transaction ends, or `orElse` gives the role back.
 */
export async function asRole<T>(db: Database, role: DatabaseRole, work: () => Promise<T>): Promise<T> {
  const client = connectionOf(db);
  const before = roleOf(client);
  if (before === role) return work();
  await takeRole(notInPipeline(client), role);
  const result = await work();
  await takeRole(client, before);
  return result;
}

function roleOf(client: pg.PoolClient): DatabaseRole {
  const role = roles.get(client);
  if (role === undefined) throw new Error('not a transaction of ours');
  return role;
}

async function takeRole(client: pg.PoolClient, role: DatabaseRole): Promise<void> {
  await client.query(`set local role ${role}`);
  roles.set(client, role);
}

/**
 * Does work that may fail without failing the transaction that it is done in: what it wrote is undone, its role given back,
 * and `otherwise` answers.
 */
export async function orElse<T>(db: Database, work: () => Promise<T>, otherwise: (error: unknown) => T): Promise<T> {
  const client = notInPipeline(connectionOf(db));
  const before = roleOf(client);
  await client.query('savepoint or_else');
  try {
    const result = await work();
    await client.query('release savepoint or_else');
    return result;
  } catch (error) {
    await client.query('rollback to savepoint or_else; release savepoint or_else');
    roles.set(client, before);
    return otherwise(error);
  }
}

/** From here on the transaction sees the books of this workspace, as this person. */
export async function lookThrough(db: Database, scope: { workspaceId: string; userId: string }): Promise<void> {
  await notInPipeline(connectionOf(db)).query(
    `select set_config('app.workspace_id', $1, true), set_config('app.user_id', $2, true)`,
    [scope.workspaceId, scope.userId],
  );
}

function opening({
  role,
  workspaceId = '',
  userId = '',
  command,
  statementTimeout = DEFAULT_STATEMENT_TIMEOUT,
  isSnapshot = false,
}: Scope): string {
  for (const id of [workspaceId, userId, command?.changeId ?? ''])
    if (id !== '' && !UUID.test(id)) throw new Error('scope ids are UUIDs');
  if (command !== undefined && !COMMAND.test(command.name)) throw new Error('commands are named in small letters');
  // One round trip: ids and name were checked above, so they may stand in the text.
  const recorded =
    command === undefined
      ? ''
      : `, set_config('app.command', '${command.name}', true), set_config('app.change_id', '${command.changeId}', true),
         set_config('app.api_key', ${pg.escapeLiteral(command.apiKey ?? '')}, true)`;
  const kind = isSnapshot ? ' isolation level repeatable read read only' : '';
  return `begin${kind}; set local role ${role}; set local statement_timeout = ${statementTimeout};
    select set_config('app.workspace_id', '${workspaceId}', true), set_config('app.user_id', '${userId}', true)${recorded}`;
}

/** What the history calls that by which the rest of the transaction writes: the rules that run, or the file of an import. */
export async function nameSource(db: Database, names: readonly string[]): Promise<void> {
  await connectionOf(db).query(`select set_config('app.source_names', $1, true)`, [JSON.stringify(names)]);
}

/** The id under which the history of a command's writes is recorded. */
export async function changeIdOf(db: Database): Promise<string> {
  const { rows } = await connectionOf(db).query<{ id: string }>(`select current_setting('app.change_id') as id`);
  return rows[0]?.id ?? '';
}
