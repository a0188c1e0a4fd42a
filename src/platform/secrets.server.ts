import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Config, ConfigError } from './config.server.ts';
import { ensureFolder } from './folder.server.ts';
import { codeOf, StartError, unwritable } from './start-error.server.ts';

/** What must stay the same for as long as the data lives, and must not be lost with it: it is not in a backup. */
export type Secrets = {
  readonly sessionSecret: string;
  /** 32 bytes; it wraps the keys that data is sealed with. */
  readonly encryptionKey: Buffer;
  /** The one before it, for as long as something may still be wrapped in that. */
  readonly encryptionKeyBefore: Buffer | null;
};

/** The file in the data folder that holds what the operator did not set. */
export const SECRETS_FILE = 'secrets.json';

/**
 * The operator's secrets; those that were not set are made once and kept in the data folder, for us alone.
 * @param dataFolder where the data really is: the engine's, where it runs.
 * @throws ConfigError that names what to set, where there is an outside database and no folder to keep them in.
 */
export function secretsFor(config: Pick<Config, 'databaseUrl' | keyof Secrets>, dataFolder: string): Secrets {
  const { sessionSecret, encryptionKey, encryptionKeyBefore } = config;
  if (sessionSecret !== null && encryptionKey !== null) return { sessionSecret, encryptionKey, encryptionKeyBefore };
  const path = join(dataFolder, SECRETS_FILE);
  const kept = read(path) ?? make(path, config);
  const keys =
    encryptionKey === null
      ? { encryptionKey: kept.encryptionKey, encryptionKeyBefore: encryptionKeyBefore ?? kept.encryptionKeyBefore }
      : { encryptionKey, encryptionKeyBefore };
  return { sessionSecret: sessionSecret ?? kept.sessionSecret, ...keys };
}

/** Puts a new key into the file, which keeps the former one beside it until `forgetFormerKey`; one that is there stays. */
export function renewKeptKey(dataFolder: string): void {
  rewrite(dataFolder, (kept) =>
    kept.encryptionKeyBefore === null
      ? { ...kept, encryptionKey: randomBytes(32), encryptionKeyBefore: kept.encryptionKey }
      : kept,
  );
}

/** Once nothing is wrapped in it any more. */
export function forgetFormerKey(dataFolder: string): void {
  rewrite(dataFolder, (kept) => ({ ...kept, encryptionKeyBefore: null }));
}

/** Written beside its name and renamed: whoever reads meanwhile gets one or the other, whole. */
function rewrite(dataFolder: string, change: (kept: Secrets) => Secrets): void {
  const path = join(dataFolder, SECRETS_FILE);
  const kept = read(path) ?? fail(path);
  const unfinished = `${path}.${process.pid}`;
  try {
    writeFileSync(unfinished, textOf(change(kept)), { mode: 0o600, flush: true });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw unwritable(path, error);
  }
}

function textOf({ sessionSecret, encryptionKey, encryptionKeyBefore }: Secrets): string {
  const before = encryptionKeyBefore === null ? {} : { encryptionKeyBefore: encryptionKeyBefore.toString('base64') };
  return JSON.stringify({ sessionSecret, encryptionKey: encryptionKey.toString('base64'), ...before }, null, 2);
}

function read(path: string): Secrets | null {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    const sessionSecret = kept['sessionSecret'];
    const encryptionKey = Buffer.from(String(kept['encryptionKey']), 'base64');
    const before = kept['encryptionKeyBefore'];
    const encryptionKeyBefore =
      before === undefined ? null : Buffer.from(typeof before === 'string' ? before : '', 'base64');
    if (
      typeof sessionSecret === 'string' &&
      encryptionKey.length === 32 &&
      (encryptionKeyBefore === null || encryptionKeyBefore.length === 32)
    )
      return { sessionSecret, encryptionKey, encryptionKeyBefore };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (codeOf(error) !== '') throw unwritable(path, error);
  }
  throw new StartError(
    `The secrets in ${path} are damaged. Nothing was changed. Put the file back from your copy: ` +
      'without its key, account numbers that were stored cannot be read again.',
  );
}

/** Made beside its name and linked to it: of two processes that begin together, both get the first one's. */
function make(
  path: string,
  { databaseUrl, sessionSecret, encryptionKey }: Pick<Config, 'databaseUrl' | keyof Secrets>,
): Secrets {
  const fresh: Secrets = {
    sessionSecret: randomBytes(32).toString('base64'),
    encryptionKey: randomBytes(32),
    encryptionKeyBefore: null,
  };
  const unfinished = `${path}.${process.pid}`;
  try {
    ensureFolder(dirname(path), 0o700);
    writeFileSync(unfinished, textOf(fresh), { mode: 0o600, flush: true });
    linkSync(unfinished, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw databaseUrl === null ? unwritable(path, error) : missing();
  } finally {
    rmSync(unfinished, { force: true });
  }
  return read(path) ?? fail(path);

  function missing(): ConfigError {
    const names = [
      sessionSecret === null ? 'SESSION_SECRET' : [],
      encryptionKey === null ? 'ENCRYPTION_KEY' : [],
    ].flat();
    return new ConfigError(
      `Ilifa did not start, and nothing was changed: set ${names.join(' and ')}, ` +
        `since there is no data folder to keep ${names.length === 1 ? 'it' : 'them'} in (${path} cannot be written).`,
    );
  }
}

function fail(path: string): never {
  throw new StartError(`The file ${path} disappeared while it was being made. Start again.`);
}
