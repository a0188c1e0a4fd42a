import type { Config } from '#platform/config.server.ts';
import { openDataKeys, openSecrets } from '#platform/data-keys.server.ts';
import { startEngine } from '#platform/engine/engine.server.ts';
import { createKeyring, type Keyring } from '#platform/keyring.server.ts';
import type { Log } from '#platform/log.server.ts';
import { checkAppLogin, migrateDatabase } from '#platform/migrate.server.ts';
import { keepPrivate } from '#platform/private-folder.server.ts';
import { keysFor, sweepRotationLeftovers } from '#platform/secrets.server.ts';

type RunningDatabase = {
  readonly ownerUrl: string;
  readonly loginUrl: string;
  readonly dataFolder: string;
  readonly notice: string | null;
  readonly stop: () => Promise<void>;
};

/** A database with the schema of this version, and what opens what is sealed in it. */
export type OpenDatabase = Omit<RunningDatabase, 'ownerUrl' | 'stop'> & {
  readonly sessionSecret: string;
  readonly keyring: Keyring;
  /** Reads the keys of the keyring again: one may have been added elsewhere. */
  readonly readDataKeys: () => Promise<void>;
};

/** @param undo takes what stops the database again. @throws StartError */
export async function openDatabase(config: Config, log: Log, undo: (() => Promise<unknown>)[]): Promise<OpenDatabase> {
  const { stop, ownerUrl, ...database } = await databaseFor(config, log);
  undo.push(stop);
  const { sessionSecret } = await openSecrets(config, { ownerUrl, dataFolder: database.dataFolder });
  await migrateDatabase(ownerUrl);
  await checkAppLogin(ownerUrl, database.loginUrl);
  // Read again each time: the operator's key may have been renewed beside us.
  const read = () => openDataKeys(ownerUrl, keysFor(config, database.dataFolder));
  let keys = await read();
  sweepRotationLeftovers(database.dataFolder, new Date());
  return {
    ...database,
    sessionSecret,
    keyring: createKeyring(() => keys),
    async readDataKeys() {
      keys = await read();
    },
  };
}

/** The operator's database, or our own. */
async function databaseFor({ databaseUrl, databaseOwnerUrl, dataFolder }: Config, log: Log): Promise<RunningDatabase> {
  if (databaseUrl === null) return startEngine({ dataFolder, log });
  keepPrivate(dataFolder);
  const ownerUrl = databaseOwnerUrl ?? databaseUrl;
  return { ownerUrl, loginUrl: databaseUrl, dataFolder, notice: null, stop: () => Promise.resolve() };
}
