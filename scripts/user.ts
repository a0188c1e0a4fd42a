/** `npm run user -- create|role|revoke|plan|list …`: accounts, roles and plans, beside the running product or before its first start. */
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createServices } from '#apps/server/app-services.server.ts';
import { userCommand } from '#apps/server/user-command.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { openDataKeys, openSecrets } from '#platform/data-keys.server.ts';
import { createKeyring } from '#platform/keyring.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createMailer } from '#platform/mail.server.ts';
import { migrateDatabase } from '#platform/migrate.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { ownOrigin } from '#platform/own-origin.server.ts';
import { command, withOwnDatabase } from './own-database.ts';

await command(async () => {
  const config = readConfig(process.env);
  const log = createLog('warn');
  await withOwnDatabase(config, 'either', async ({ ownerUrl, loginUrl, dataFolder }) => {
    const secrets = await openSecrets(config, { ownerUrl, dataFolder });
    await migrateDatabase(ownerUrl);
    const keys = await openDataKeys(ownerUrl, secrets);
    const mailer = createMailer({
      smtpUrl: config.smtpUrl,
      outbox: join(dataFolder, 'outbox'),
      from: config.mailFrom,
      log,
    });
    const publicUrl = config.publicUrl ?? ownOrigin(config.host, config.port);
    const auth = { secret: secrets.sessionSecret, publicUrl };
    const { services, close } = createServices({ loginUrl, auth, keyring: createKeyring(() => keys), log, mailer });
    const words = process.argv.slice(2);
    try {
      for (const line of await userCommand(services, { words, ask: askPassword, publicUrl })) console.log(line);
    } finally {
      await close();
    }
  });
});

/** Twice, unseen, at a terminal; else the first line of what is piped in. Empty where the person is to choose it. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    process.stdout.write('Password (leave it empty to let them choose one by an e-mail): ');
    const first = await lines.question('');
    if (first === '') {
      process.stdout.write('\n');
      return first;
    }
    process.stdout.write('\nOnce more: ');
    const second = await lines.question('');
    process.stdout.write('\n');
    if (first !== second) throw new StartError('The two passwords differ. No account was made.');
    return first;
  } finally {
    lines.close();
  }
}
