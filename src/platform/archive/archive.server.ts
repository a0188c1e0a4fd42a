import { createHash } from 'node:crypto';
import * as z from 'zod';
import { createKeyring, firstKeys } from '#platform/keyring.server.ts';

/**
 * A backup is a gzipped tar that any PostgreSQL from version 15 can take up again, by us or by hand
 * (docs/backup.md):
 *
 *     ilifa.json                         what it is: schema, tables, columns
 *     tables/003-transactions/0001.copy  a table in PostgreSQL's text format, in parts
 *     manifest.json                      rows, bytes and SHA-256 of each table, and of all
 *     SHA256SUMS                         of every file above, as `sha256sum -c` reads it
 */
export const HEAD = 'ilifa.json';
export const MANIFEST = 'manifest.json';
export const SUMS = 'SHA256SUMS';

const NameSchema = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

export const ArchiveHeadSchema = z.object({
  kind: z.literal('ilifa-backup'),
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The server that it came from, `18.4`. */
  postgres: z.string(),
  /** The schema's version: the migrations that had been applied, in order. */
  migrations: z.array(z.string().regex(/^[\w-]+$/)).min(1),
  /** Says whose key sealed the account numbers, without giving the key away. */
  keyFingerprint: z.string(),
  /** In an order in which every row finds what it refers to. */
  tables: z.array(z.object({ name: NameSchema, columns: z.array(NameSchema).min(1) })),
  sequences: z.array(z.object({ name: NameSchema, value: z.string().regex(/^\d+$/) })),
});
export type ArchiveHead = z.infer<typeof ArchiveHeadSchema>;

export const ManifestSchema = z.object({
  tables: z.array(z.object({ name: NameSchema, rows: z.int(), bytes: z.int(), sha256: z.string() })),
  sha256: z.string(),
});
export type Manifest = z.infer<typeof ManifestSchema>;

/** Where the parts of a table are; the number keeps the order for whoever unpacks by hand. */
export function folderOf(place: number, table: string): string {
  return `tables/${String(place + 1).padStart(3, '0')}-${table}`;
}

export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const LINE_END = 10;

/** Adds up a table, or all of them, part by part. */
export function tally() {
  const hash = createHash('sha256');
  const count = { rows: 0, bytes: 0 };
  return {
    add(part: Buffer) {
      hash.update(part);
      count.bytes += part.length;
      // A row is a line; a line break inside a value is written as two letters.
      for (let at = part.indexOf(LINE_END); at !== -1; at = part.indexOf(LINE_END, at + 1)) count.rows += 1;
    },
    result: () => ({ ...count, sha256: hash.digest('hex') }),
  };
}

/** So that the text of a day, an instant or bytes is the same on every server. */
export const SPELLING =
  "set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; " +
  "set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'";

/** Whose key it is, without saying the key. */
export function backupFingerprint(encryptionKey: Buffer): string {
  return createKeyring(() => firstKeys(encryptionKey)).fingerprint('ilifa backup');
}
