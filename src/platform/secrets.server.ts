import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.server.ts';
import { createFile, ensureFolder, linkDurably, replaceFile, syncFile } from './folder.server.ts';
import { codeOf, StartError, unwritable } from './start-error.server.ts';

/** What must stay the same for as long as the data lives, and must not be lost with it: it is not in a backup. */
export type Secrets = OperatorKeys & { readonly sessionSecret: string };
export type OperatorKeys = {
  /** 32 bytes; it wraps the keys that data is sealed with. */
  readonly encryptionKey: Buffer;
  /** The one before it, for as long as something may still be wrapped in that. */
  readonly encryptionKeyBefore: Buffer | null;
};
/** What the operator set, each for itself; the rest is kept in the data folder. */
export type SetSecrets = Pick<Config, 'databaseUrl' | keyof Secrets>;
/** The key is null where the operator sets it, and it is not ours to keep. */
type KeptSecrets = { [name in keyof Secrets]: name extends 'encryptionKey' ? Secrets[name] | null : Secrets[name] };

/** Of a session secret, in characters; ours have 44, and an operator's are asked for as many as this. */
const SHORTEST = 32;

/** The file in the data folder that holds what the operator did not set. */
export const SECRETS_FILE = 'secrets.json';

/** The operator's keys; null where they set none and none is kept. Writes nothing. @throws StartError where the file is damaged */
export function findKeys({ encryptionKey, encryptionKeyBefore }: SetSecrets, dataFolder: string): OperatorKeys | null {
  if (encryptionKey !== null) return { encryptionKey, encryptionKeyBefore };
  const path = join(dataFolder, SECRETS_FILE);
  const kept = read(path);
  if (kept === null) return null;
  if (kept.encryptionKey === null)
    throw new StartError(
      `There is no encryption key in ${path}: this installation was started with ENCRYPTION_KEY. Nothing was changed. Set ENCRYPTION_KEY again.`,
    );
  return { encryptionKey: kept.encryptionKey, encryptionKeyBefore: encryptionKeyBefore ?? kept.encryptionKeyBefore };
}

/** The same, where there have to be some. @throws StartError */
export function keysFor(set: SetSecrets, dataFolder: string): OperatorKeys {
  return findKeys(set, dataFolder) ?? missing(dataFolder);
}

/** All of the operator's secrets; null where one was neither set nor kept. Writes nothing. @throws StartError */
export function findSecrets(set: SetSecrets, dataFolder: string): Secrets | null {
  const keys = findKeys(set, dataFolder);
  const sessionSecret = set.sessionSecret ?? read(join(dataFolder, SECRETS_FILE))?.sessionSecret ?? null;
  return keys === null || sessionSecret === null ? null : { ...keys, sessionSecret };
}

/**
 * Makes what the operator did not set, and keeps it in the data folder, for us alone. A file of ours that a power cut kept
 * from getting its name is taken up instead, where its key `fits`.
 * @throws ConfigError that names what to set, where there is an outside database and no folder to keep them in.
 */
export function makeSecrets(set: SetSecrets, dataFolder: string, fits: (keys: OperatorKeys) => boolean): Secrets {
  const path = join(dataFolder, SECRETS_FILE);
  try {
    ensureFolder(dataFolder, 0o700);
    if (!takeUpUnfinished(set, dataFolder, fits)) createFile(path, textOf(fresh(set)), 0o600);
  } catch (error) {
    throw set.databaseUrl === null ? unwritable(path, error) : unset(path, set);
  }
  return findSecrets(set, dataFolder) ?? gone(path);
}

/** As `makeSecrets`, where the database has a key already and a new one would open nothing. @throws StartError */
export function recoverSecrets(set: SetSecrets, dataFolder: string, fits: (keys: OperatorKeys) => boolean): Secrets {
  if (takeUpUnfinished(set, dataFolder, fits))
    return findSecrets(set, dataFolder) ?? gone(join(dataFolder, SECRETS_FILE));
  return missing(dataFolder);
}

/** Which secrets hold for a restore, where the data is stored in another folder than asked for. */
export type RestoreSecrets = {
  /** The folder they are kept in. */
  readonly folder: string;
  /** One line, where those in the folder asked for are left aside. */
  readonly notice: string | null;
  /** Once the backup is restored: puts them where the next start looks. Answers with one line where they were not there. */
  readonly takeUp: () => string | null;
};

/**
 * The database's user may be unable to enter the folder that was asked for. Secrets that a person put there, as they are
 * told to do before a restore, hold all the same, unless there are some where the data is. @throws StartError
 */
export function secretsForRestore(asked: string, dataFolder: string): RestoreSecrets {
  const [given, kept] = [read(join(asked, SECRETS_FILE)), read(join(dataFolder, SECRETS_FILE))];
  if (given === null || kept !== null) {
    const isAnother = given !== null && kept !== null && textOf(given) !== textOf(kept);
    const notice = `The ${SECRETS_FILE} in ${asked} was ignored. Your data is stored in ${dataFolder}, which has its own ${SECRETS_FILE}.`;
    return { folder: dataFolder, notice: isAnother ? notice : null, takeUp: () => null };
  }
  const takeUp = () => {
    try {
      createFile(join(dataFolder, SECRETS_FILE), textOf(given), 0o600);
    } catch (error) {
      throw new StartError(
        `The backup was restored, but not its secrets: copy the ${SECRETS_FILE} in ${asked} to ${dataFolder} before the next start.`,
        { cause: error },
      );
    }
    return `The ${SECRETS_FILE} in ${asked} was copied to ${dataFolder}, where the data is stored.`;
  };
  return { folder: asked, notice: null, takeUp };
}

/** Gives a whole file with a key that fits, and which has a temporary name alone, its own. */
function takeUpUnfinished(set: SetSecrets, dataFolder: string, fits: (keys: OperatorKeys) => boolean): boolean {
  const isUsable = (path: string) => {
    try {
      const kept = read(path);
      if (kept === null) return false;
      return (
        set.encryptionKey !== null ||
        (kept.encryptionKey !== null && fits({ ...kept, encryptionKey: kept.encryptionKey }))
      );
    } catch {
      return false; // broken off while it was written
    }
  };
  const found = unfinishedIn(dataFolder).find(isUsable);
  if (found === undefined) return false;
  try {
    syncFile(found);
    linkDurably(found, join(dataFolder, SECRETS_FILE));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return false; // of another process, which has come to its end in the meantime
  }
  rmSync(found, { force: true });
  return true;
}

function unfinishedIn(dataFolder: string): string[] {
  const isOurs = (name: string) =>
    name.startsWith(`${SECRETS_FILE}.`) && /^\d+$/.test(name.slice(SECRETS_FILE.length + 1));
  try {
    return readdirSync(dataFolder)
      .filter(isOurs)
      .map((name) => join(dataFolder, name));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw unwritable(dataFolder, error);
  }
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

const DAY = 86_400_000;

/**
 * Clears what a rotation that was cut off a day ago or earlier has left: half-written files beside whole secrets, and the
 * former key. Call it once the data keys were opened, which wraps all of them in the key that holds now.
 */
export function sweepRotationLeftovers(dataFolder: string, now: Date): void {
  const path = join(dataFolder, SECRETS_FILE);
  const isOld = (file: string) => now.getTime() - statSync(file).mtimeMs > DAY;
  const kept = read(path);
  if (kept === null) return;
  for (const unfinished of unfinishedIn(dataFolder)) if (isOld(unfinished)) rmSync(unfinished, { force: true });
  if (kept.encryptionKey !== null && kept.encryptionKeyBefore !== null && isOld(path)) forgetFormerKey(dataFolder);
}

/** Anyone who reads meanwhile gets one or the other, whole; after a power cut as well. */
function rewrite(dataFolder: string, change: (kept: KeptSecrets) => KeptSecrets): void {
  const path = join(dataFolder, SECRETS_FILE);
  const kept = read(path) ?? gone(path);
  try {
    replaceFile(path, textOf(change(kept)), 0o600);
  } catch (error) {
    throw unwritable(path, error);
  }
}

function textOf({ sessionSecret, encryptionKey, encryptionKeyBefore }: KeptSecrets): string {
  const key = encryptionKey === null ? {} : { encryptionKey: encryptionKey.toString('base64') };
  const before = encryptionKeyBefore === null ? {} : { encryptionKeyBefore: encryptionKeyBefore.toString('base64') };
  return JSON.stringify({ sessionSecret, ...key, ...before }, null, 2);
}

/** A key that the operator sets is not kept, and none is made that nothing would be sealed with. */
function fresh({ encryptionKey }: SetSecrets): KeptSecrets {
  const sessionSecret = randomBytes(32).toString('base64');
  return { sessionSecret, encryptionKey: encryptionKey === null ? randomBytes(32) : null, encryptionKeyBefore: null };
}

function read(path: string): KeptSecrets | null {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as unknown;
    const { sessionSecret, ...keys } =
      typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
    const [encryptionKey, encryptionKeyBefore] = [keyOf(keys['encryptionKey']), keyOf(keys['encryptionKeyBefore'])];
    // One that was emptied or cut short would be no secret.
    if (
      typeof sessionSecret === 'string' &&
      sessionSecret.length >= SHORTEST &&
      encryptionKey !== undefined &&
      encryptionKeyBefore !== undefined
    )
      return { sessionSecret, encryptionKey, encryptionKeyBefore };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (codeOf(error) !== '') throw unwritable(path, error);
  }
  throw new StartError(
    `The secrets in ${path} are damaged. Nothing was changed. Restore the file from your backup. ` +
      'Without its key, account numbers that were stored cannot be read again.',
  );
}

/** Null where there is none, undefined where it is no key. */
function keyOf(value: unknown): Buffer | null | undefined {
  if (value === undefined) return null;
  const key = Buffer.from(typeof value === 'string' ? value : '', 'base64');
  return key.length === 32 ? key : undefined;
}

function unset(path: string, { sessionSecret, encryptionKey }: SetSecrets): ConfigError {
  const names = [sessionSecret === null ? 'SESSION_SECRET' : [], encryptionKey === null ? 'ENCRYPTION_KEY' : []].flat();
  return new ConfigError(
    `Ilifa did not start, and nothing was changed. Set ${names.join(' and ')}. ` +
      `There is no data folder to store secrets in: ${path} cannot be written.`,
  );
}

function missing(dataFolder: string): never {
  const others = unfinishedIn(dataFolder);
  const named = others.length === 0 ? '' : ` ${others.join(' and ')} may be a copy of it, but does not open the data.`;
  throw new StartError(
    `The file ${join(dataFolder, SECRETS_FILE)} is missing, and the database was set up with the key in it. ` +
      `Nothing was changed, and no new key was created: a new key could not decrypt your data.${named} ` +
      'Restore the secrets file from your copy, or set the ENCRYPTION_KEY that was used.',
  );
}

function gone(path: string): never {
  throw new StartError(`The file ${path} disappeared while it was being created. Start again.`);
}
