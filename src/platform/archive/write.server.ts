import { createWriteStream, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { connectAsOwner } from '#platform/database.server.ts';
import { to as copyTo } from 'pg-copy-streams';
import {
  type ArchiveHead,
  folderOf,
  HEAD,
  type Manifest,
  MANIFEST,
  sha256,
  SPELLING,
  SUMS,
  tally,
} from './archive.server.ts';
import { END_OF_TAR, packed } from './tar.server.ts';
import { ensureFolder, renameDurably, syncFile } from '#platform/folder.server.ts';
import { codeOf, StartError, unwritable } from '#platform/start-error.server.ts';

const PART = 4 * 2 ** 20;

type Options = { readonly keyFingerprint: string; readonly now: Date };

/**
 * Writes every table as it stands at one moment, while the product goes on working. The file appears
 * under its name when it is whole, readable by its owner alone.
 *
 * @param ownerUrl the role that owns the tables. @throws StartError where the file cannot be written.
 */
export async function writeArchive(ownerUrl: string, file: string, options: Options): Promise<Manifest> {
  const client = await connectAsOwner(ownerUrl, 'ilifa backup');
  const unfinished = `${file}.part`;
  try {
    ensureFolder(dirname(file), 0o700);
    // Whoever may not see every row gets an error here, not a backup with holes in it.
    await client.query('begin isolation level repeatable read read only');
    await client.query(`${SPELLING}; set local row_security = off`);
    const head = await headOf(client, options);
    const manifest: Manifest = { tables: [], sha256: '' };
    const bytes = Readable.from(tarOf(client, head, manifest, options.now), { objectMode: false });
    await pipeline(bytes, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    syncFile(unfinished);
    renameDurably(unfinished, file);
    await client.query('commit');
    return manifest;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw ['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'ENOENT'].includes(codeOf(error))
      ? new StartError(`The backup could not be written to ${file}: ${unwritable(file, error).message}`, {
          cause: error,
        })
      : error;
  } finally {
    await client.end();
  }
}

async function headOf(client: pg.Client, { keyFingerprint, now }: Options): Promise<ArchiveHead> {
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from drizzle.__drizzle_migrations order by name',
  );
  const { rows: tables } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    // Unlogged tables hold what may be lost at any time, and are left out; generated columns are made anew.
    `select c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select distinct f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relpersistence = 'p' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname`,
  );
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  const { rows: server } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  return {
    kind: 'ilifa-backup',
    format: 1,
    madeAt: now.toISOString(),
    postgres: server[0]?.version ?? '',
    migrations: migrations.map(({ name }) => name),
    keyFingerprint,
    tables: inOrder(tables).map(({ name, columns }) => ({ name, columns })),
    sequences,
  };
}

/** Those that others refer to first. */
function inOrder<T extends { name: string; needs: string[] }>(tables: readonly T[]): T[] {
  const done: T[] = [];
  while (done.length < tables.length) {
    const ready = tables.filter(
      (table) => !done.includes(table) && table.needs.every((name) => done.some((other) => other.name === name)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    done.push(...ready);
  }
  return done;
}

async function* tarOf(client: pg.Client, head: ArchiveHead, manifest: Manifest, now: Date): AsyncGenerator<Buffer> {
  const sums: string[] = [];
  const member = (name: string, content: Buffer | string) => {
    const bytes = Buffer.from(content);
    if (name !== SUMS) sums.push(`${sha256(bytes)}  ${name}\n`);
    return packed({ name, bytes }, now);
  };
  yield member(HEAD, `${JSON.stringify(head, null, 2)}\n`);
  const whole = tally();
  for (const [place, table] of head.tables.entries()) {
    const one = tally();
    let part = 0;
    for await (const bytes of partsOf(client, table)) {
      one.add(bytes);
      whole.add(bytes);
      part += 1;
      yield member(`${folderOf(place, table.name)}/${String(part).padStart(4, '0')}.copy`, bytes);
    }
    manifest.tables.push({ name: table.name, ...one.result() });
  }
  manifest.sha256 = whole.result().sha256;
  yield member(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  yield member(SUMS, sums.join(''));
  yield END_OF_TAR;
}

async function* partsOf(client: pg.Client, { name, columns }: ArchiveHead['tables'][number]): AsyncGenerator<Buffer> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = client.query(copyTo(`copy public.${client.escapeIdentifier(name)} (${list}) to stdout`));
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of rows as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size < PART) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(pieces);
}
