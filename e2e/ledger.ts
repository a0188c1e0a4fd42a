import pg from 'pg';
import { databaseIn } from './running-app.ts';

/** What the tables themselves say of one import, whatever the product says. */
export type LedgerState = {
  readonly rows: number;
  /** Of the import: `ready` before, `done` after; null where even that is gone. */
  readonly status: string | null;
  /** Rows the import says that it added. */
  readonly added: number;
  /** Sums that the database keeps and that differ from the rows. */
  readonly wrongSums: number;
  /** Lines about the import in the audit log. */
  readonly remembered: number;
};

/** Reads the tables past every rule of the product, once nothing is being written any more. */
export async function ledgerOf(dataFolder: string, importId: string): Promise<LedgerState> {
  return atDatabase(dataFolder, async (client) => {
    await untilNobodyWrites(client);
    const { rows } = await client.query<LedgerState>(
      `select
        (select count(*)::int from transactions where import_id = $1) as rows,
        (select status from imports where id = $1) as status,
        coalesce((select added from imports where id = $1), 0) as added,
        (${WRONG_SUMS})::int as "wrongSums",
        (select count(*)::int from security_audit_logs where resource_id = $1::text and action = $2) as remembered`,
      [importId, 'import.committed'],
    );
    const [state] = rows;
    if (state === undefined) throw new Error('the ledger said nothing');
    return state;
  });
}

/** How long a database that was killed may take to stand up again, in milliseconds. */
const RECOVERY = 30_000;

/** Runs the work as the database's superuser, on a connection of its own. */
export async function atDatabase<T>(dataFolder: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connected(dataFolder, Date.now() + RECOVERY);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Processes of a killed server go on answering for a moment, so the app may seem well before the server is up again. */
async function connected(dataFolder: string, deadline: number): Promise<pg.Client> {
  const url = databaseIn(dataFolder);
  if (url !== null) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined); // told by the query that fails
    const connection = await client.connect().then(
      () => client,
      () => null,
    );
    if (connection !== null) return connection;
  }
  if (Date.now() > deadline) throw new Error(`no database runs in ${dataFolder}`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return connected(dataFolder, deadline);
}

/** A killed app leaves its statement behind: the server finishes or gives it up by itself, within a second or so. */
async function untilNobodyWrites(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'ilifa'
        and backend_xid is not null`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const FROM_ROWS = `select workspace_id, account_id, to_char(booked_on, 'YYYY-MM') as month,
    coalesce(category_id, '00000000-0000-0000-0000-000000000000') as category_id,
    sum(greatest(minor, 0))::numeric as in_minor, sum(least(minor, 0))::numeric as out_minor, count(*)::int as count
  from transactions where deleted_at is null group by 1, 2, 3, 4`;
const KEPT = `select workspace_id, account_id, month, category_id, in_minor, out_minor, count
  from transaction_sums where count <> 0 or in_minor <> 0 or out_minor <> 0`;
const FROM_ROWS_BY_DAY = FROM_ROWS.replace("to_char(booked_on, 'YYYY-MM') as month", 'booked_on as day');
const KEPT_BY_DAY = KEPT.replace('month', 'day').replace('transaction_sums', 'transaction_days');
const differing = (rows: string, kept: string) =>
  `select count(*) as count from (((${rows}) except (${kept})) union all ((${kept}) except (${rows}))) differing`;
export const WRONG_SUMS = `select sum(count)::bigint as count from (
  ${differing(FROM_ROWS, KEPT)} union all ${differing(FROM_ROWS_BY_DAY, KEPT_BY_DAY)}) both_sets`;
