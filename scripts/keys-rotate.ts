/**
 * `npm run keys:rotate`: a new key for everything that is kept sealed, beside the running product too; interrupted, it is
 * run again and goes on. Where the operator's key is ours to keep (secrets.json), that is renewed as well.
 */
import { rotateKeys } from '#apps/server/keys.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { openDataKeys, proveKeys } from '#platform/data-keys.server.ts';
import { migrateDatabase } from '#platform/migrate.server.ts';
import { forgetFormerKey, keysFor, renewKeptKey } from '#platform/secrets.server.ts';
import { command, withOwnDatabase } from './own-database.ts';

await command(() => {
  const config = readConfig(process.env);
  return withOwnDatabase(config, 'beside', async ({ ownerUrl, dataFolder, isAlone }) => {
    const isOurs = config.encryptionKey === null;
    // Proves that the key is the right one before anything is written.
    const keys = keysFor(config, dataFolder);
    await proveKeys(ownerUrl, keys);
    if (isAlone) await migrateDatabase(ownerUrl);
    await openDataKeys(ownerUrl, keys);
    if (isOurs) renewKeptKey(dataFolder);
    const operator = keysFor(config, dataFolder);
    await rotateKeys({ ownerUrl, operator, isAlone, say: console.log });
    if (isOurs) forgetFormerKey(dataFolder);
    console.log(
      isOurs
        ? 'The key in secrets.json is new too. Keep a copy of it apart; backups made before need the copy you have.'
        : 'Your ENCRYPTION_KEY is as it was. To renew it: set the new one, the former as ENCRYPTION_KEY_BEFORE, and restart.',
    );
  });
});
