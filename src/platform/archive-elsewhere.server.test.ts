import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { backupFingerprint } from '#platform/archive/archive.server.ts';
import { writeArchive } from '#platform/archive/write.server.ts';
import { findSecrets, makeSecrets } from './secrets.server.ts';
import { WRITE } from '#testing/archive.server.ts';
import { openTestDatabase } from '#testing/database.server.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NONE = { sessionSecret: null, encryptionKey: null, encryptionKeyBefore: null, databaseUrl: null };

test.runIf(process.getuid?.() === 0)(
  'as root, into a folder that the database cannot enter, a backup is restored with the secrets that lie there, and it says where they are now',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ilifa-elsewhere-'));
    const asked = join(folder, 'data');
    const file = join(folder, 'books.tar.gz');
    let used: string | undefined;
    try {
      mkdirSync(asked, { mode: 0o700 });
      const secrets = makeSecrets(NONE, asked, () => true);
      const source = await openTestDatabase();
      const keyFingerprint = backupFingerprint(secrets.encryptionKey);
      await writeArchive(source.ownerUrl, file, { ...WRITE, keyFingerprint });
      await source.drop();
      // As `npm run restore FILE` does.
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/restore.ts'), file], {
        cwd: ROOT,
        env: { PATH: process.env['PATH'], DATA_FOLDER: asked },
        encoding: 'utf8',
      });
      used = /the data is stored in (\/var\/lib\/ilifa\/[\w-]+)/.exec(stdout)?.[1];
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain(`The secrets.json in ${asked} was copied to ${used}, where the data is stored.`);
      expect(findSecrets(NONE, used ?? '')).toEqual(secrets);
    } finally {
      if (used !== undefined) rmSync(used, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    }
  },
  // Begins with an empty database of its own, on a busy machine too.
  180_000,
);
