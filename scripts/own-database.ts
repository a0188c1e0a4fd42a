import type { Config } from '#platform/config.server.ts';
import { startEngine } from '#platform/engine/engine.server.ts';
import { findEngine } from '#platform/engine/find.server.ts';
import { createLog } from '#platform/log.server.ts';
import { StartError } from '#platform/start-error.server.ts';

type OwnDatabase = {
  readonly ownerUrl: string;
  readonly loginUrl: string;
  readonly dataFolder: string;
  /** Started for this command alone, so that no product works on it at the same time. */
  readonly isAlone: boolean;
};

/**
 * Lends the database of the settings as its owner: the operator's, or our own, started for as long as it is needed.
 * @param how 'beside' the product, which may be running, and only where there is data; 'alone', made where there is none;
 * or 'either': beside the product where it runs, and made where there is none.
 * @throws StartError
 */
export async function withOwnDatabase<T>(
  config: Config,
  how: 'beside' | 'alone' | 'either',
  use: (database: OwnDatabase) => Promise<T>,
): Promise<T> {
  const { databaseUrl, databaseOwnerUrl, dataFolder } = config;
  if (databaseOwnerUrl !== null)
    return use({ ownerUrl: databaseOwnerUrl, loginUrl: databaseUrl ?? databaseOwnerUrl, dataFolder, isAlone: false });
  const found = how === 'alone' ? 'asleep' : findEngine(dataFolder);
  if (found === 'none' && how === 'beside')
    throw new StartError(`There is no data in ${dataFolder} yet. Set DATA_FOLDER where it is kept elsewhere.`);
  if (typeof found !== 'string') return use({ ...found, isAlone: false });
  const engine = await startEngine({ dataFolder, log: createLog('warn') });
  if (engine.notice !== null) console.log(engine.notice);
  try {
    return await use({ ...engine, isAlone: true });
  } finally {
    await engine.stop();
  }
}

/** Runs a command: a refusal is one sentence and exit code 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
