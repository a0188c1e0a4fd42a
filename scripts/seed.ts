/**
 * `npm run seed`: adds the demo household and the demo company to the database, once, beside the running product too. With
 * `-- --beside-others` also to a database in which people have accounts.
 */
import { join } from 'node:path';
import { seedDemo } from '#apps/server/demo.server.ts';
import { createServices } from '#apps/server/app-services.server.ts';
import { routerOf } from '#apps/server/router.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { openDataKeys, openSecrets } from '#platform/data-keys.server.ts';
import { createKeyring } from '#platform/keyring.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createMailer } from '#platform/mail.server.ts';
import { migrateDatabase } from '#platform/migrate.server.ts';
import { ownOrigin } from '#platform/own-origin.server.ts';
import { command, withOwnDatabase } from './own-database.ts';

await command(async () => {
  const config = readConfig(process.env);
  const log = createLog('warn');
  await withOwnDatabase(config, 'either', async ({ ownerUrl, loginUrl, dataFolder }) => {
    const secrets = await openSecrets(config, { ownerUrl, dataFolder });
    await migrateDatabase(ownerUrl);
    const keys = await openDataKeys(ownerUrl, secrets);
    const auth = { secret: secrets.sessionSecret, publicUrl: config.publicUrl ?? ownOrigin(config.host, config.port) };
    // E-mails to people who do not exist go no further than the outbox.
    const mailer = createMailer({ smtpUrl: null, outbox: join(dataFolder, 'outbox'), from: config.mailFrom, log });
    const { services, close } = createServices({ loginUrl, auth, keyring: createKeyring(() => keys), log, mailer });
    try {
      const today = Temporal.Now.plainDateISO('Africa/Johannesburg').toString();
      const besideOthers = process.argv.includes('--beside-others');
      for (const line of await seedDemo({ services, router: routerOf(auth), today, besideOthers })) console.log(line);
    } finally {
      await close();
    }
  });
});
