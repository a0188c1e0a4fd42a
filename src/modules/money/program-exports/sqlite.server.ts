import { constants, DatabaseSync } from 'node:sqlite';
import { LIMITS } from '#modules/money/csv-detection/rules.ts';
import { readActualTables, type Record, type Tables } from './actual-db.ts';
import { readGnucashTables } from './gnucash-db.ts';
import type { ProgramExport } from './model.ts';

const BEGINNING = Buffer.from('SQLite format 3\0', 'latin1');

/** Several splits a transaction, and as many payees. */
const MOST_ROWS = LIMITS.programRows * 4;

export const isSqlite = (bytes: Uint8Array) => BEGINNING.equals(bytes.subarray(0, BEGINNING.length));

/** Reads the database of a program; null where it is that of another, or damaged. */
export function readSqlite(bytes: Uint8Array): ProgramExport | 'too-many-rows' | null {
  const database = new DatabaseSync(':memory:', { allowExtension: false });
  try {
    database.deserialize(withoutLog(bytes));
    // A file from elsewhere: its tables are read as they are, none of its views, functions or triggers.
    database.enableDefensive(true);
    database.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma query_only = on');
    database.setAuthorizer((action) =>
      action === constants.SQLITE_SELECT || action === constants.SQLITE_READ
        ? constants.SQLITE_OK
        : constants.SQLITE_DENY,
    );
    const names = plainTables(database);
    const tables = tablesIn(database, names);
    if (names.has('splits') && names.has('commodities')) return readGnucashTables(tables);
    return names.has('transactions') && names.has('category_groups') ? readActualTables(tables) : null;
  } catch (error) {
    if (error instanceof TooMany) return 'too-many-rows';
    return null;
  } finally {
    database.close();
  }
}

/** A database that was written with a log beside it says so in its header; in memory there is none. */
function withoutLog(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  if (copy[18] === 2) copy[18] = 1;
  if (copy[19] === 2) copy[19] = 1;
  return copy;
}

class TooMany extends Error {}

/** Tables that hold what they say: no views, none that compute their columns. */
function plainTables(database: DatabaseSync): ReadonlySet<string> {
  const all = database.prepare('select name, sql from sqlite_master where type = ?').all('table');
  return new Set(
    all.flatMap(({ name, sql }) =>
      typeof name === 'string' &&
      typeof sql === 'string' &&
      !/\bvirtual\b|\bgenerated\b|\)\s*stored\b|\bas\s*\(/i.test(sql)
        ? name
        : [],
    ),
  );
}

function tablesIn(database: DatabaseSync, names: ReadonlySet<string>): Tables {
  return (name) => {
    if (!names.has(name)) return [];
    const statement = database.prepare(`select * from "${name}"`);
    statement.setReadBigInts(true);
    const rows: Record[] = [];
    for (const row of statement.iterate()) {
      if (rows.length >= MOST_ROWS) throw new TooMany();
      rows.push(plainRow(row));
    }
    return rows;
  };
}

function plainRow(row: { readonly [column: string]: unknown }): Record {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? value : null,
    ]),
  );
}
