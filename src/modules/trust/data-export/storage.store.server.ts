import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { WorkspaceTable } from '#platform/server-manifest.server.ts';
import type { Storage } from './storage.model.ts';

/** Rows and bytes of each kind, as far as whoever asks sees them. Bytes as they are kept, without indexes. */
export async function usage(
  db: Database,
  workspaceId: string,
  tables: readonly WorkspaceTable[],
): Promise<Storage['kinds']> {
  const measured = tables.flatMap(({ table, storage }) =>
    storage === undefined ? [] : [{ kind: getTableName(table), ...storage }],
  );
  const parts = measured.map(
    ({ kind }) =>
      `select ${pg.escapeLiteral(kind)} as kind, count(*)::float8 as rows, coalesce(sum(pg_column_size(t.*)), 0)::float8 as bytes
       from ${pg.escapeIdentifier(kind)} t where workspace_id = $1`,
  );
  const text = parts.join(' union all ');
  const { rows } = await connectionOf(db).query<{ kind: string; rows: number; bytes: number }>(text, [workspaceId]);
  return measured.map((one) => ({ rows: 0, bytes: 0, ...rows.find(({ kind }) => kind === one.kind), ...one }));
}

/** When the owner of the open books last took an archive of them away. In migration "compliance-grants". */
export async function copiedAt(db: Database): Promise<Date | null> {
  const { rows } = await connectionOf(db).query<{ at: Date | null }>('select open_books_copied_at() as at');
  return rows[0]?.at ?? null;
}

/** Nothing by which the database could be found or entered. */
export async function databaseFacts(db: Database): Promise<Storage['database']> {
  const { rows } = await connectionOf(db).query<Storage['database']>(
    `select split_part(current_setting('server_version'), ' ', 1) as version,
       coalesce(inet_server_addr() = inet_client_addr(), true) as "isSameMachine",
       coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
       current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off' as "isDurable",
       current_setting('TimeZone') as "timeZone"`,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error('the database did not describe itself');
  return facts;
}
