/** `npm run restore FILE`: a backup into an empty database; `-- --replace` gives up what is there for it, `--without-key` the account numbers. */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { backupFingerprint } from '#platform/archive/archive.server.ts';
import { checkArchive } from '#platform/archive/read.server.ts';
import { restoreArchive } from '#platform/archive/restore.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { findKeys, secretsForRestore } from '#platform/secrets.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { command, withOwnDatabase } from './own-database.ts';

const WORD = 'replace';

await command(async () => {
  const words = process.argv.slice(2);
  const [file] = words.filter((word) => !word.startsWith('--'));
  if (file === undefined) throw new StartError('Say which backup: npm run restore FILE');
  const replace = words.includes('--replace');
  const config = readConfig(process.env);
  const archive = await checkArchive(resolve(process.env['INIT_CWD'] ?? '.', file));
  const rows = archive.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`The backup of ${archive.head.madeAt} is whole: ${rows.toLocaleString('en')} rows.`);
  if (replace) await confirm();
  await withOwnDatabase(config, 'alone', async ({ ownerUrl, dataFolder }) => {
    // None is made here: the one that is missing is that of the backup, or there will be one at the next start.
    const secrets = secretsForRestore(config.dataFolder, dataFolder);
    if (secrets.notice !== null) console.log(secrets.notice);
    const found = findKeys(config, secrets.folder);
    const keys = found === null ? [] : [found.encryptionKey, found.encryptionKeyBefore].filter((key) => key !== null);
    const keyFingerprints = words.includes('--without-key') ? null : keys.map(backupFingerprint);
    await restoreArchive(ownerUrl, archive, { keyFingerprints, replace });
    const takenUp = secrets.takeUp();
    if (takenUp !== null) console.log(takenUp);
    console.log('Restored. `npm run verify` proves the sums and the audit log against the rows.');
  });
});

async function confirm(): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await lines.question(`Everything that is in the database now will be gone. Type ${WORD} to go on: `);
    if (answer.trim() !== WORD) throw new StartError('Nothing was changed.');
  } finally {
    lines.close();
  }
}
