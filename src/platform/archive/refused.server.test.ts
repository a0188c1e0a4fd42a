import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArchive } from './read.server.ts';
import { restoreArchive } from './restore.server.ts';
import { openDataKeys } from '#platform/data-keys.server.ts';
import { ACCOUNT, contents, inside, one, RESTORE, startArchiveTrial } from '#testing/archive.server.ts';

let trial: Awaited<ReturnType<typeof startArchiveTrial>>;
beforeAll(async () => {
  trial = await startArchiveTrial();
});
afterAll(() => trial.stop());

describe('what is not a whole backup is refused before anything is touched', () => {
  const plain = () => gunzipSync(readFileSync(trial.file));
  const changed = (change: (bytes: Buffer) => Buffer) => gzipSync(change(plain()), { level: 1 });
  const BROKEN: readonly (readonly [string, () => Buffer, RegExp])[] = [
    ['cut off in the middle', () => readFileSync(trial.file).subarray(0, -1000), /is damaged/],
    ['cut off before its last sum', () => readFileSync(trial.file).subarray(0, -4), /is damaged/],
    // In the description of the tables, in the middle, and near the end.
    ...([500, 5000, 50_000] as const).map(
      (place) => [`one byte turned at ${place}`, () => flipped(readFileSync(trial.file), place), /is damaged/] as const,
    ),
    [
      'one digit of an amount changed',
      () => changed((bytes) => replaced(bytes, '\tZAR\t', '\tZAX\t')),
      /is damaged: the sums/,
    ],
    [
      'a row taken out and the length kept',
      () => changed((bytes) => replaced(bytes, 'Row 77 of', 'Row 78 of')),
      /is damaged: the sums/,
    ],
    [
      'its end left out',
      () => changed((bytes) => Buffer.concat([bytes.subarray(0, bytes.lastIndexOf('SHA256SUMS')), Buffer.alloc(1024)])),
      /is damaged: its end is missing/,
    ],
    [
      'something behind its end',
      () => changed((bytes) => Buffer.concat([bytes, Buffer.from('more')])),
      /is damaged: it goes on/,
    ],
    ['another tar', () => otherTar(), /is not a backup of Ilifa/],
    ['a picture', () => Buffer.from('\x89PNG and so on'), /is not a backup of Ilifa/],
    ['nothing', () => Buffer.alloc(0), /is damaged/],
    ['of a format to come', () => changed((bytes) => replaced(bytes, '"format": 1', '"format": 2')), /newer version/],
  ];

  test.each(BROKEN)('%s', async (_, make, sentence) => {
    const place = join(trial.folder, 'broken.tar.gz');
    writeFileSync(place, make());
    const checked = checkArchive(place);
    await expect(checked).rejects.toThrow(sentence);
    await expect(checked).rejects.toThrow('Nothing was changed');
  });

  test('a trial.file that is not there', async () => {
    await expect(checkArchive(join(trial.folder, 'nowhere'))).rejects.toThrow('There is no file');
  });

  test('one that changes while it is being restored', async () => {
    const target = await trial.database();
    const place = join(trial.folder, 'changing.tar.gz');
    copyFileSync(trial.file, place);
    const archive = await checkArchive(place);
    writeFileSync(
      place,
      changed((bytes) => replaced(bytes, 'Row 77 of', 'Row 78 of')),
    );
    await expect(restoreArchive(target.ownerUrl, archive, RESTORE)).rejects.toThrow('changed while it was being read');
    expect(new Set(Object.values(await contents(target)))).toEqual(new Set(['0 ']));
  });

  function flipped(bytes: Buffer, at: number): Buffer {
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  }

  function replaced(bytes: Buffer, from: string, to: string): Buffer {
    const at = bytes.indexOf(from);
    expect(at).toBeGreaterThan(0);
    bytes.write(to, at);
    return bytes;
  }

  function otherTar(): Buffer {
    const place = mkdtempSync(join(trial.folder, 'other-'));
    writeFileSync(join(place, 'a.txt'), 'a');
    return execFileSync('tar', ['-cz', '-C', place, 'a.txt']);
  }
});

describe('a restore is refused', () => {
  test('into books that hold something, unless they are given up', async () => {
    const target = await trial.database();
    await inside(target, (client) =>
      client.query(`insert into users (id, name, email) values ($1, 'New', 'new@example.com')`, [ACCOUNT]),
    );
    const before = await contents(target);
    const archive = await checkArchive(trial.file);
    await expect(restoreArchive(target.ownerUrl, archive, RESTORE)).rejects.toThrow('add --replace');
    expect(await contents(target)).toEqual(before);
    await restoreArchive(target.ownerUrl, archive, { ...RESTORE, replace: true });
    expect(await contents(target)).toEqual(await contents(trial.source));
  });

  test('while the product runs on that database', async () => {
    const target = await trial.database();
    const app = new pg.Client({ connectionString: target.loginUrl });
    await app.connect();
    await expect(restoreArchive(target.ownerUrl, await checkArchive(trial.file), RESTORE)).rejects.toThrow(
      'Stop that program first',
    );
    await app.end();
  });

  test('where the account numbers could not be read, unless they are given up', async () => {
    const target = await trial.database();
    const archive = await checkArchive(trial.file);
    const other = { keyFingerprints: ['another'], replace: false };
    await expect(restoreArchive(target.ownerUrl, archive, other)).rejects.toThrow('encrypted with another key');
    // Started once without anybody in it, it is as good as empty; and where the key is given up, any may follow.
    await openDataKeys(target.ownerUrl, { encryptionKey: randomBytes(32), encryptionKeyBefore: null });
    await restoreArchive(target.ownerUrl, archive, { keyFingerprints: null, replace: false });
    await openDataKeys(target.ownerUrl, { encryptionKey: randomBytes(32), encryptionKeyBefore: null });
  });

  test('from a schema that is not known here yet', async () => {
    const target = await trial.database();
    const archive = await checkArchive(trial.file);
    const newer = {
      ...archive,
      head: { ...archive.head, migrations: [...archive.head.migrations, '20990101000000_to-come'] },
    };
    await expect(restoreArchive(target.ownerUrl, newer, RESTORE)).rejects.toThrow('newer version of Ilifa');
  });

  test('among tables of somebody else', async () => {
    const target = await trial.database();
    await inside(target, (client) => client.query('create table recipes as select 1 as a'));
    const asked = restoreArchive(target.ownerUrl, await checkArchive(trial.file), { ...RESTORE, replace: true });
    await expect(asked).rejects.toThrow("not Ilifa's (recipes)");
    expect(await inside(target, (client) => one(client, 'select a from recipes'))).toBe(1);
  });

  test('when a row does not fit, and then nothing is left of it', async () => {
    const target = await trial.database();
    await inside(target, (client) =>
      client.query(`insert into users (id, name, email) values ($1, 'New', 'new@example.com')`, [ACCOUNT]),
    );
    const before = await contents(target);
    const archive = await checkArchive(trial.file);
    const tables = archive.manifest.tables.map((table) => ({
      ...table,
      rows: table.name === 'transactions' ? 1 : table.rows,
    }));
    const wrong = { ...archive, manifest: { ...archive.manifest, tables } };
    await expect(restoreArchive(target.ownerUrl, wrong, { ...RESTORE, replace: true })).rejects.toThrow(
      'Nothing was changed',
    );
    expect(await contents(target)).toEqual(before);
  });
});
