/**
 * `node scripts/seed.ts`: adds the demo household and the demo company to the database, once. With `-- --beside-others`
 * also to a database in which people have accounts.
 */
import { join } from 'node:path';
import { seedDemo } from '#apps/server/demo.server.ts';
import { layGround } from '#apps/server/ground.server.ts';
import { routerOf } from '#apps/server/router.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { startEngine } from '#platform/engine.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createMailer } from '#platform/mail.server.ts';
import { migrateDatabase } from '#platform/migrate.server.ts';
import { secretsFor } from '#platform/secrets.server.ts';
import { StartError } from '#platform/start-error.server.ts';

try {
  await seed();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog('warn');
  const { databaseUrl, databaseOwnerUrl, dataFolder } = config;
  const outside = databaseUrl === null ? null : { loginUrl: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl };
  const engine = outside === null ? await startEngine({ dataFolder, log }) : null;
  const database = engine ?? outside;
  if (database === null) throw new Error('neither our database nor an outside one');
  try {
    await migrateDatabase(database.ownerUrl);
    const secrets = secretsFor(config, engine?.dataFolder ?? dataFolder);
    const auth = {
      secret: secrets.sessionSecret,
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    };
    // Letters to people who do not exist go no further than the outbox.
    const outbox = join(engine?.dataFolder ?? dataFolder, 'outbox');
    const { ground, close } = layGround({
      loginUrl: database.loginUrl,
      auth,
      encryptionKey: secrets.encryptionKey,
      log,
      mailer: createMailer({ smtpUrl: null, outbox, from: config.mailFrom, log }),
    });
    try {
      const today = Temporal.Now.plainDateISO('Africa/Johannesburg').toString();
      const besideOthers = process.argv.includes('--beside-others');
      for (const line of await seedDemo({ ground, router: routerOf(auth), today, besideOthers })) console.log(line);
    } finally {
      await close();
    }
  } finally {
    await engine?.stop();
  }
}
