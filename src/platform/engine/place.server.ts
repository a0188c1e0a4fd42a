import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureFolder } from '#platform/folder.server.ts';
import { keepPrivate } from '#platform/private-folder.server.ts';
import { StartError, unwritable } from '#platform/start-error.server.ts';

/** Where the embedded database keeps its files, and as whom it runs. */
export type Place = {
  /** The data folder that is really used; not the one asked for where the database could not reach that. */
  readonly folder: string;
  /** Null: as whoever runs us. PostgreSQL refuses root, so root lends it a user of its own. */
  readonly runAs: User | null;
  /** One line for the person at the start, where something is not as they would expect. */
  readonly notice: string | null;
};
export type User = { readonly uid: number; readonly gid: number; readonly name: string };

/** Where root's data goes when its own folder is closed to everybody else. */
export const SHARED_FOLDER = '/var/lib/ilifa';
const USER_NAME = 'ilifa';

/**
 * Decides where the data lives, and makes that folder.
 * @throws StartError where it cannot be written, or holds books that the database can no longer reach.
 */
export function placeFor(dataFolder: string): Place {
  const asked = resolve(dataFolder);
  const nearest = nearestFolder(asked);
  if (!statSync(nearest).isDirectory()) throw unwritable(nearest, Object.assign(new Error(), { code: 'ENOTDIR' }));
  if (process.getuid?.() !== 0) return { folder: makeFolder(asked, null), runAs: null, notice: null };

  const shared = join(SHARED_FOLDER, nameOf(asked));
  const used = holdsBooks(asked);
  const runAs = used ? ownerOf(clusterIn(asked)) : systemUser();
  // Books that began elsewhere stay there, also when the folder asked for has become reachable since.
  if (!used && holdsBooks(shared)) return elsewhere(asked, shared, ownerOf(clusterIn(shared)));
  if (canReach(runAs, nearestFolder(dirname(asked)))) {
    const folder = makeFolder(asked, runAs);
    if (canReach(runAs, folder)) return { folder, runAs, notice: null };
  }
  if (!used) return elsewhere(asked, shared, runAs);
  throw new StartError(
    `Your data is in ${asked}, and the user "${runAs.name}" that the database runs as can no longer reach it. ` +
      `Nothing was changed. Give the user access to the data folder (chmod o+x on each folder above it) and start again.`,
  );
}

/** The folder of PostgreSQL's own files inside a data folder. */
export function clusterIn(folder: string): string {
  return join(folder, 'engine', 'cluster');
}

/** Whether the user can enter the folder; asked of the system itself, which knows more than mode bits say. */
export function canReach(user: User, folder: string): boolean {
  const { uid, gid } = user;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Makes a folder that the user, and nobody else beside us, can pass through. */
export function makeFolder(path: string, user: User | null): string {
  try {
    ensureFolder(path, 0o700);
    const folder = realpathSync(path);
    keepPrivate(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (user !== null && !canReach(user, folder)) openTo(user, folder);
    return folder;
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** The common folder: open to pass through, since each thing in it says for itself who may enter. */
export function makeSharedFolder(): void {
  try {
    if (existsSync(SHARED_FOLDER)) return;
    ensureFolder(SHARED_FOLDER);
    chmodSync(SHARED_FOLDER, 0o755);
  } catch (error) {
    throw unwritable(SHARED_FOLDER, error);
  }
}

/** Lets the user's group through a folder that is ours alone, as `mktemp -d` makes it. */
function openTo(user: User, folder: string): void {
  const { uid, mode } = statSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) return;
  chownSync(folder, uid, user.gid);
  chmodSync(folder, (mode & 0o700) | 0o010);
}

function elsewhere(asked: string, shared: string, runAs: User): Place {
  makeSharedFolder();
  return {
    folder: makeFolder(shared, runAs),
    runAs,
    notice: `The database runs as the user "${runAs.name}", which cannot access ${asked}, so the data is stored in ${shared}.`,
  };
}

function holdsBooks(folder: string): boolean {
  // Whatever may be missing in it: it got its name when it was whole.
  return existsSync(clusterIn(folder));
}

/** `/root/ilifa/data` becomes `root-ilifa-data-1f0c…`: readable, and no two folders share one. */
function nameOf(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return `${folder.split('/').filter(Boolean).join('-')}-${hash}`;
}

function nearestFolder(path: string): string {
  return existsSync(path) || path === dirname(path) ? path : nearestFolder(dirname(path));
}

function ownerOf(path: string): User {
  const { uid, gid } = statSync(path);
  return { uid, gid, name: run('id', '-un', String(uid)) ?? String(uid) };
}

function systemUser(): User {
  const found = lookUp(USER_NAME);
  if (found !== null) return found;
  const made =
    run('useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USER_NAME) ??
    run('adduser', '-S', '-D', '-H', USER_NAME);
  const user = (made === null ? null : lookUp(USER_NAME)) ?? lookUp('postgres');
  if (user !== null) return user;
  throw new StartError(
    `The database never runs as root, and the system user "${USER_NAME}" could not be created for it. ` +
      'Nothing was changed. Start as an ordinary user, or name another database with DATABASE_URL.',
  );
}

function lookUp(name: string): User | null {
  const [uid, gid] = [run('id', '-u', name), run('id', '-g', name)];
  return uid === null || gid === null ? null : { uid: Number(uid), gid: Number(gid), name };
}

function run(command: string, ...words: string[]): string | null {
  const { status, stdout } = spawnSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 ? stdout.trim() : null;
}
