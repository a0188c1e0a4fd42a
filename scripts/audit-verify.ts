/**
 * `npm run audit:verify [FILE …]`: follows every chain of the audit log and names the first bad link of each: altered,
 * deleted, swapped, rewritten or added; over the cuts of archives, and through the archive files that are named. Beside the
 * running product too. Exit code 1 where one is broken.
 */
import { resolve } from 'node:path';
import { verifyAudit } from '#apps/server/verify.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { openDataKeys } from '#platform/data-keys.server.ts';
import { createKeyring } from '#platform/keyring.server.ts';
import { migrateDatabase } from '#platform/migrate.server.ts';
import { findKeys } from '#platform/secrets.server.ts';
import { command, withOwnDatabase } from './own-database.ts';

await command(() => {
  const config = readConfig(process.env);
  const files = process.argv.slice(2).map((name) => resolve(process.env['INIT_CWD'] ?? '.', name));
  return withOwnDatabase(config, 'beside', async ({ ownerUrl, dataFolder, isAlone }) => {
    // A folder of our own may be older than this program; a database that others work on is left as it is.
    if (isAlone) await migrateDatabase(ownerUrl);
    const operator = findKeys(config, dataFolder);
    const keys = operator === null ? null : await openDataKeys(ownerUrl, operator);
    const keyring = keys === null ? null : createKeyring(() => keys);
    if (keyring === null) console.log('The encryption key is not here, so the records of archives are not proven.');
    const { compared, wrong } = await verifyAudit(ownerUrl, { keyring, files });
    for (const line of compared) console.log(line);
    if (wrong.length === 0) console.log('Every line is as it was written.');
    for (const line of wrong) console.error(line);
    if (wrong.length > 0) process.exitCode = 1;
  });
});
