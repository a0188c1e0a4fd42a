import { getColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as z from 'zod';
import { connectionOf, type Database } from './database.server.ts';
import type { Keyring } from './keyring.server.ts';

/** A row as it travels: JSON, with bigint, days and instants as text. */
export type PortableRow = Readonly<Record<string, unknown>>;

/** Where rows are taken from, or put. */
export type Books = { readonly workspaceId: string; readonly userId: string; readonly keyring: Keyring };

/** A row of another table that has a name, for the sheet that people read; undefined where there is none. */
export type RowOf = (table: string, id: string | null) => PortableRow | undefined;
/** The name that it goes by; empty where there is none. */
export type NameOf = (table: string, id: string | null) => string;

/** One table of the books as it leaves with its owner, and comes back in. */
export type Portable = {
  /** Names its files: `accounts.jsonl`, `accounts.csv`. */
  readonly name: string;
  /** What the rows are, for who reads the documentation. */
  readonly about: string;
  readonly table: string;
  /** The tables that its foreign keys lead to: their rows come in first. */
  readonly references: readonly string[];
  /** What a row must be to come back in. */
  readonly row: z.ZodType<PortableRow>;
  /** Bytes that one row may take: it is read in one go, while nobody else is served. */
  readonly longestRow: number;
  /** Rows that new books begin with already, and that give way to those that come in. */
  readonly isStarter: boolean;
  /** Sheets of other tables read its few rows, although they have no name. */
  readonly isLookedUp: boolean;
  readonly blocks: (db: Database, books: Books) => AsyncIterable<PortableRow[]>;
  readonly put: (db: Database, books: Books, rows: readonly PortableRow[]) => Promise<void>;
  readonly count: (db: Database, workspaceId: string) => Promise<number>;
  readonly clear: (db: Database, workspaceId: string) => Promise<void>;
  readonly sheet: {
    readonly headings: readonly string[];
    readonly cells: (row: PortableRow, nameOf: NameOf, rowOf: RowOf) => string[];
  } | null;
  /** Bytes that belong to rows, by the row's id. */
  readonly files: {
    /** Bytes that one may have. */
    readonly most: number;
    readonly bytesOf: (db: Database, books: Books, row: PortableRow) => Promise<Uint8Array | null>;
    /** False where the row is not there, or says otherwise of its bytes. */
    readonly put: (db: Database, books: Books, id: string, bytes: Uint8Array) => Promise<boolean>;
  } | null;
};

type Spec<Shape extends z.ZodRawShape> = {
  readonly name: string;
  readonly about: string;
  /**
   * Its tenant table. The keys of the row are those of the table; `recordedBy` is its `userId`, who becomes the
   * person that brings the rows in.
   */
  readonly table: PgTable;
  readonly row: z.ZodObject<Shape>;
  /** SQL by which rows come in an order that their foreign keys allow; the key unless told. */
  readonly order?: string;
  readonly isStarter?: boolean;
  readonly isLookedUp?: boolean;
  /** 1 MB unless told. Longer ones need a schema that stops at the first thing that is wrong. */
  readonly longestRow?: number;
  readonly sheet?: {
    readonly headings: readonly string[];
    readonly cells: (row: z.output<z.ZodObject<Shape>>, nameOf: NameOf, rowOf: RowOf) => string[];
  };
  /** What is kept sealed travels in the clear: another installation has another key. */
  readonly open?: (row: PortableRow, books: Books) => PortableRow;
  readonly seal?: (row: PortableRow, books: Books) => PortableRow;
  /** Further columns that `open` reads and `seal` writes. */
  readonly sealed?: readonly string[];
  readonly files?: NonNullable<Portable['files']>;
};

const BLOCK = 2000;

/** What a bigint is in the archive: its digits. */
export const MinorSchema = z.string().regex(/^-?\d{1,18}$/);
export const InstantSchema = z.iso.datetime({ precision: 6 });

/** A tenant table that travels by its columns. */
export function portableTable<Shape extends z.ZodRawShape>(spec: Spec<Shape>): Portable {
  const table = pg.escapeIdentifier(getTableName(spec.table));
  const columns = columnsOf(spec);
  const pairs = columns.map(({ key, read }) => `${pg.escapeLiteral(key)}, ${read}`).join(', ');
  const query = `select json_build_object(${pairs}) as row from ${table} t
    where workspace_id = $1 order by ${spec.order ?? pg.escapeIdentifier(columns[0]?.name ?? 'id')}`;
  return {
    name: spec.name,
    about: spec.about,
    table: getTableName(spec.table),
    references: getTableConfig(spec.table).foreignKeys.map((key) => getTableName(key.reference().foreignTable)),
    row: spec.row,
    longestRow: spec.longestRow ?? 1024 * 1024,
    isStarter: spec.isStarter ?? false,
    isLookedUp: spec.isLookedUp ?? false,
    sheet: (spec.sheet ?? null) as Portable['sheet'],
    files: spec.files ?? null,

    async *blocks(db, books) {
      const client = connectionOf(db);
      const cursor = pg.escapeIdentifier(`portable ${spec.name}`);
      await client.query(`declare ${cursor} no scroll cursor for ${query}`, [books.workspaceId]);
      for (;;) {
        const { rows } = await client.query<{ row: PortableRow }>(`fetch ${BLOCK} from ${cursor}`);
        if (rows.length === 0) break;
        yield rows.map(({ row }) => spec.open?.(row, books) ?? row);
      }
      await client.query(`close ${cursor}`);
    },

    async put(db, books, rows) {
      if (rows.length === 0) return;
      const kept = rows.map((row) => {
        const sealed = spec.seal?.(row, books) ?? row;
        return Object.fromEntries(columns.map(({ key, name }) => [name, sealed[key] ?? null]));
      });
      const own = columns.filter(({ key }) => key !== RECORDED_BY).map(({ name }) => pg.escapeIdentifier(name));
      const hasPerson = own.length < columns.length;
      await connectionOf(db).query(
        `insert into ${table} (workspace_id, ${hasPerson ? 'user_id, ' : ''}${own.join(', ')})
         select $1, ${hasPerson ? '$3::uuid, ' : ''}${own.join(', ')} from jsonb_populate_recordset(null::${table}, $2)`,
        [books.workspaceId, JSON.stringify(kept), ...(hasPerson ? [books.userId] : [])],
      );
    },

    async count(db, workspaceId) {
      const text = `select count(*) as count from ${table} where workspace_id = $1`;
      const { rows } = await connectionOf(db).query<{ count: bigint }>(text, [workspaceId]);
      return Number(rows[0]?.count ?? 0);
    },

    async clear(db, workspaceId) {
      await connectionOf(db).query(`delete from ${table} where workspace_id = $1`, [workspaceId]);
    },
  };
}

/** In an order that foreign keys allow, and else as they come. @throws where tables lead to each other in a circle */
export function inOrderOfKeys(portables: readonly Portable[]): Portable[] {
  const ordered: Portable[] = [];
  let waiting = [...portables];
  while (waiting.length > 0) {
    const next = waiting.find(({ table, references }) =>
      waiting.every((other) => other.table === table || !references.includes(other.table)),
    );
    if (next === undefined)
      throw new Error(`a circle of foreign keys: ${waiting.map(({ table }) => table).join(', ')}`);
    ordered.push(next);
    waiting = waiting.filter((one) => one !== next);
  }
  return ordered;
}

const RECORDED_BY = 'recordedBy';

type Column = { readonly key: string; readonly name: string; readonly read: string };

function columnsOf<Shape extends z.ZodRawShape>({ table, row, sealed = [], name: what, open }: Spec<Shape>): Column[] {
  const known = getColumns(table);
  const keys = Object.keys(row.shape).filter((key) => key in known || key === RECORDED_BY);
  if (open === undefined && keys.length < Object.keys(row.shape).length)
    throw new Error(`${what} has keys that its table has not`);
  return [...keys, ...sealed].map((key) => {
    const column = known[key === RECORDED_BY ? 'userId' : key];
    if (column === undefined) throw new Error(`${what} has no column ${key}`);
    const { name } = column;
    return { key, name, read: readingOf(`t.${pg.escapeIdentifier(name)}`, column.getSQLType()) };
  });
}

/** What JSON would round or write by the settings of the server is written as text. */
function readingOf(name: string, type: string): string {
  if (type === 'bigint') return `${name}::text`;
  if (type.startsWith('timestamp')) return `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  return name;
}
