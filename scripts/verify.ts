/** `npm run verify`: proves the kept sums against the rows and the audit log against its hashes. Exit code 1 names what is wrong. */
import { verifyDatabase } from '#apps/server/verify.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { startEngine } from '#platform/engine.server.ts';
import { createLog } from '#platform/log.server.ts';
import { migrateDatabase } from '#platform/migrate.server.ts';
import { StartError } from '#platform/start-error.server.ts';

try {
  await verify();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function verify(): Promise<void> {
  const { databaseUrl, databaseOwnerUrl, dataFolder } = readConfig(process.env);
  const engine = databaseUrl === null ? await startEngine({ dataFolder, log: createLog('warn') }) : null;
  try {
    const ownerUrl = engine?.ownerUrl ?? databaseOwnerUrl ?? databaseUrl;
    if (ownerUrl === null || ownerUrl === undefined) throw new Error('neither our database nor an outside one');
    // A folder of our own may be older than this program, or new; an outside database is left as it is.
    if (engine !== null) await migrateDatabase(ownerUrl);
    const { compared, wrong } = await verifyDatabase(ownerUrl);
    for (const line of compared) console.log(line);
    if (wrong.length === 0) console.log('Everything agrees.');
    for (const line of wrong) console.error(line);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await engine?.stop();
  }
}
