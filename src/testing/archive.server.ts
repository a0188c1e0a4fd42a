import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { writeArchive } from '#platform/archive/write.server.ts';
import { openDataKeys } from '#platform/data-keys.server.ts';
import { openTestDatabase } from './database.server.ts';

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

export const WRITE = { keyFingerprint: 'a key', now: new Date('2026-11-21T10:00:00Z') };
export const RESTORE = { keyFingerprints: ['a key', 'the one before'], replace: false };
export const USER = '00000000-0000-4000-8000-000000000001';
export const BOOKS = '00000000-0000-4000-8000-000000000002';
export const ACCOUNT = '00000000-0000-4000-8000-000000000003';
/** More than one part of an archive holds. */
export const ROWS = 8_000;

/** Somebody's books, a backup of them, and empty databases to try it on. */
export async function startArchiveTrial() {
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-archive-'));
  const databases: TestDatabase[] = [];
  const database = async (): Promise<TestDatabase> => {
    const opened = await openTestDatabase();
    databases.push(opened);
    return opened;
  };
  const source = await database();
  const file = join(folder, 'books.tar.gz');
  await inside(source, (client) => fill(client));
  await openDataKeys(source.ownerUrl, { encryptionKey: Buffer.alloc(32, 'a key'), encryptionKeyBefore: null });
  await writeArchive(source.ownerUrl, file, WRITE);
  return {
    folder,
    source,
    file,
    database,
    stop: async () => {
      for (const one of databases) await one.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Works on a database as its owner. */
export async function inside<T>({ ownerUrl }: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Somebody's books, with everything in the texts that a format could stumble over. */
export async function fill(client: pg.Client, rows = ROWS): Promise<void> {
  await client.query(`insert into users (id, name, email) values ($1, 'Thandi "T" \\N', 'thandi@example.com')`, [USER]);
  await client.query(
    `insert into workspaces (id, kind, name, country, currency, created_by) values ($1, 'personal', $3, 'ZA', 'ZAR', $2)`,
    [BOOKS, USER, 'Tab\there, line\nbreak, \\. and é 🌍'],
  );
  await client.query(`insert into members (workspace_id, user_id, role) values ($1, $2, 'owner')`, [BOOKS, USER]);
  await client.query(
    `insert into bank_accounts (workspace_id, id, user_id, name, bank_name, account_type, country, currency, account_tag)
     values ($1, $2, $3, 'Cheque', 'FNB', 'cheque', 'ZA', 'ZAR', 'personal')`,
    [BOOKS, ACCOUNT, USER],
  );
  await client.query(
    `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, minor, currency)
     select $1, gen_random_uuid(), $2, $3, date '2024-01-01' + n % 700, 'Row ' || n || repeat(' of some length', 20), n * 7 - 50000, 'ZAR'
     from generate_series(1, $4::int) n`,
    [BOOKS, USER, ACCOUNT, rows],
  );
  await client.query(`select append_audit($1, $2, 'account.created', 'account', null, null, null, '{"a": 1.50}')`, [
    BOOKS,
    USER,
  ]);
}

/** Each table as one number, so that two databases compare at a glance. */
export async function contents(of: TestDatabase): Promise<Record<string, string>> {
  return inside(of, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: sums } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
      );
      found[name] = sums[0]?.sum ?? '';
    }
    return found;
  });
}

/** The first value of an answer. */
export const one = (client: pg.Client, sql: string) =>
  client.query({ text: sql, rowMode: 'array' }).then(({ rows }) => (rows as unknown[][])[0]?.[0]);
