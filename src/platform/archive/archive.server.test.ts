import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArchive } from './read.server.ts';
import { rebuildSchema, restoreArchive } from './restore.server.ts';
import { writeArchive } from './write.server.ts';
import {
  ACCOUNT,
  BOOKS,
  contents,
  fill,
  inside,
  one,
  RESTORE,
  ROWS,
  startArchiveTrial,
  USER,
  WRITE,
} from '#testing/archive.server.ts';

let trial: Awaited<ReturnType<typeof startArchiveTrial>>;
beforeAll(async () => {
  trial = await startArchiveTrial();
});
afterAll(() => trial.stop());

describe('a backup', () => {
  test('put into an empty database is the same books, row for row', async () => {
    const target = await trial.database();
    await restoreArchive(target.ownerUrl, await checkArchive(trial.file), RESTORE);
    const [before, after] = [await contents(trial.source), await contents(target)];
    expect(after).toEqual(before);
    expect(after['transactions']).toMatch(new RegExp(`^${ROWS} `));
  });

  test('is followed by a database that goes on as the old one would: sums are kept, the audit log holds', async () => {
    const target = await trial.database();
    await restoreArchive(target.ownerUrl, await checkArchive(trial.file), RESTORE);
    await inside(target, async (client) => {
      const sum = 'select sum(in_minor + out_minor)::text from transaction_sums';
      const rows = 'select sum(minor)::text from transactions where deleted_at is null';
      expect(await one(client, sum)).toBe(await one(client, rows));
      await client.query(`update transactions set minor = minor + 1 where booked_on = '2024-03-01'`);
      expect(await one(client, sum)).toBe(await one(client, rows));
      await expect(client.query('delete from security_audit_logs')).rejects.toThrow('append-only');
      const record = `select append_audit('${BOOKS}', '${USER}', 'a.b', 'a', null, null, null, '{}')::int`;
      expect(await one(client, record)).toBe(2);
      expect(
        await one(client, `select bool_and(relrowsecurity) from pg_class where relname in ('transactions', 'users')`),
      ).toBe(true);
      await expect(client.query(`delete from bank_accounts where id = '${ACCOUNT}'`)).rejects.toThrow(
        'violates foreign key constraint',
      );
    });
    const app = new pg.Client({ connectionString: target.loginUrl });
    await app.connect();
    await app.query('set role ilifa_app');
    expect(await one(app, 'select count(*)::int from transactions')).toBe(0);
    await app.end();
  });

  test('of an older schema is brought up to date', async () => {
    const [old, target] = [await trial.database(), await trial.database()];
    const known = await inside(trial.source, async (client) =>
      (await client.query<{ name: string }>('select name from drizzle.__drizzle_migrations order by name')).rows.map(
        ({ name }) => name,
      ),
    );
    const first = known.slice(0, 3);
    await inside(old, async (client) => {
      await rebuildSchema(client, first);
      await client.query(`insert into users (id, name, email) values ($1, 'Old', 'old@example.com')`, [USER]);
    });
    const older = join(trial.folder, 'older.tar.gz');
    await writeArchive(old.ownerUrl, older, WRITE);
    const archive = await checkArchive(older);
    expect(archive.head.migrations).toEqual(first);
    await restoreArchive(target.ownerUrl, archive, RESTORE);
    await inside(target, async (client) => {
      expect(await one(client, 'select name from users')).toBe('Old');
      expect(await one(client, 'select count(*)::int from drizzle.__drizzle_migrations')).toBe(known.length);
      expect(await one(client, 'select count(*)::int from transaction_months')).toBe(0);
    });
  });

  test('is one moment, whatever is written meanwhile', async () => {
    const target = await trial.database();
    const busy = await trial.database();
    // Enough that rows are written while others are read.
    await inside(busy, (client) => fill(client, 20_000));
    const meanwhile = join(trial.folder, 'meanwhile.tar.gz');
    await inside(busy, async (client) => {
      const written = new AbortController();
      const writing = writeArchive(busy.ownerUrl, meanwhile, WRITE).finally(() => written.abort());
      const some = 'select id from transactions order by random() limit 500';
      while (!written.signal.aborted)
        await client.query(`update transactions set minor = minor + 100 where id in (${some})`);
      await writing;
    });
    await restoreArchive(target.ownerUrl, await checkArchive(meanwhile), RESTORE);
    await inside(target, async (client) => {
      const sums = await one(client, 'select sum(in_minor + out_minor)::text from transaction_sums');
      expect(await one(client, 'select sum(minor)::text from transactions')).toBe(sums);
    });
  });

  test('can be unpacked and read by hand', () => {
    const place = mkdtempSync(join(trial.folder, 'unpacked-'));
    execFileSync('tar', ['-xzf', trial.file, '-C', place]);
    expect(
      execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: place, encoding: 'utf8' }),
    ).toContain(': OK');
    const tables = readdirSync(join(place, 'tables'));
    const table = tables.find((name) => name.endsWith('-transactions')) ?? '';
    const parts = readdirSync(join(place, 'tables', table)).toSorted();
    expect(parts.length).toBeGreaterThan(1);
    const text = parts.map((part) => readFileSync(join(place, 'tables', table, part), 'utf8')).join('');
    expect(text.split('\n')).toHaveLength(ROWS + 1);
  });

  test('is for its owner alone, and appears whole or not at all', async () => {
    expect(statSync(trial.file).mode & 0o777).toBe(0o600);
    expect(readdirSync(trial.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    await expect(writeArchive(trial.source.ownerUrl, '/proc/ilifa/books.tar.gz', WRITE)).rejects.toThrow(
      'could not be written',
    );
  });

  test('by somebody who may not see every row is refused, not made with holes', async () => {
    const place = join(trial.folder, 'holes.tar.gz');
    await expect(writeArchive(trial.source.loginUrl, place, WRITE)).rejects.toThrow('permission denied');
    expect(existsSync(place)).toBe(false);
  });
});
