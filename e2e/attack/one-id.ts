import type pg from 'pg';

/** Known by more than their row: a session, an address, the log with its chain. They keep the ids they have. */
const KEPT = /^(users|workspaces|security_audit_logs)\b/;

/**
 * Gives rows of many tables one id, which is then that of each of them: asking for it anywhere asks in every table
 * at once. A procedure looks an id up in the tables that it knows, so a try for each table would find no more.
 */
export async function underOneId(database: pg.Client, ids: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const one = crypto.randomUUID();
  const renamed = [...ids].filter(([table]) => !KEPT.test(table));
  const { rows: columns } = await database.query<{ table: string; column: string }>(
    `select table_name as table, quote_ident(column_name) as column from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'uuid'`,
  );
  await database.query('begin');
  // What a row is stays as it is: no trigger, no history and no check of keys meanwhile.
  await database.query('set local session_replication_role = replica');
  // Wherever a row is named, kept sums and lists without a key among them.
  for (const { table, column } of columns.filter((known) => known.table !== 'security_audit_logs'))
    await database.query(`update ${table} set ${column} = $1 where ${column} = any($2)`, [
      one,
      renamed.map(([, id]) => id),
    ]);
  await database.query('commit');
  const kept = [...ids].filter(([table]) => KEPT.test(table));
  return new Map([...kept, [`one row of each of ${renamed.length} tables`, one]]);
}
