/**
 * `npm run verify`: proves the kept sums against the rows and the audit log against its hashes, beside the running product
 * too. Exit code 1 names what is wrong.
 */
import { verifyDatabase } from '#apps/server/verify.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { migrateDatabase } from '#platform/migrate.server.ts';
import { command, withOwnDatabase } from './own-database.ts';

await command(() =>
  withOwnDatabase(readConfig(process.env), 'beside', async ({ ownerUrl, isAlone }) => {
    // A folder of our own may be older than this program; a database that others work on is left as it is.
    if (isAlone) await migrateDatabase(ownerUrl);
    const { compared, wrong } = await verifyDatabase(ownerUrl);
    for (const line of compared) console.log(line);
    if (wrong.length === 0) console.log('Everything agrees.');
    for (const line of wrong) console.error(line);
    if (wrong.length > 0) process.exitCode = 1;
  }),
);
