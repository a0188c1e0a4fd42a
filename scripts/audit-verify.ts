/**
 * `npm run audit:verify`: follows every chain of the audit log and names the first bad link of each: altered, deleted, swapped,
 * rewritten or added. Beside the running product too. Exit code 1 where one is broken.
 */
import { verifyAudit } from '#apps/server/verify.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { migrateDatabase } from '#platform/migrate.server.ts';
import { command, withOwnDatabase } from './own-database.ts';

await command(() =>
  withOwnDatabase(readConfig(process.env), 'beside', async ({ ownerUrl, isAlone }) => {
    // A folder of our own may be older than this program; a database that others work on is left as it is.
    if (isAlone) await migrateDatabase(ownerUrl);
    const { compared, wrong } = await verifyAudit(ownerUrl);
    for (const line of compared) console.log(line);
    if (wrong.length === 0) console.log('Every line is as it was written.');
    for (const line of wrong) console.error(line);
    if (wrong.length > 0) process.exitCode = 1;
  }),
);
