/**
 * `npm run backup [FILE]`: every table as it stands at one moment, in one file; the product may go on working meanwhile. A
 * file that is there is kept, unless `-- --replace` says that it may go.
 */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupFingerprint } from '#platform/archive/archive.server.ts';
import { checkArchive } from '#platform/archive/read.server.ts';
import { writeArchive } from '#platform/archive/write.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { keysFor } from '#platform/secrets.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { command, withOwnDatabase } from './own-database.ts';

await command(async () => {
  const config = readConfig(process.env);
  const now = new Date();
  await withOwnDatabase(config, 'beside', async ({ ownerUrl, dataFolder }) => {
    const name = `ilifa-${now.toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`;
    const words = process.argv.slice(2);
    const [asked] = words.filter((word) => !word.startsWith('--'));
    // npm changes the folder; a person means the one they are in.
    const file =
      asked === undefined ? join(dataFolder, 'backups', name) : resolve(process.env['INIT_CWD'] ?? '.', asked);
    if (existsSync(file) && !words.includes('--replace'))
      throw new StartError(
        `There is a file ${file} already, and it may be the backup that is needed. Nothing was written. Name another file, or add --replace.`,
      );
    const { encryptionKey } = keysFor(config, dataFolder);
    await writeArchive(ownerUrl, file, { keyFingerprint: backupFingerprint(encryptionKey), now });
    // A backup that was never read is a hope.
    const { manifest } = await checkArchive(file);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${file}\n${rows.toLocaleString('en')} rows of ${manifest.tables.length} tables, ${megabytes(statSync(file).size)}, read back and whole.`,
    );
    console.log(
      'Keep it on another disk. The key of the account numbers is not in it: keep secrets.json (or your ENCRYPTION_KEY) too, apart.',
    );
  });
});

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
