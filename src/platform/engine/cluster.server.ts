import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { Binaries } from './binaries.server.ts';
import { clusterIn, makeFolder, type Place, type User } from './place.server.ts';
import { renameDurably, replaceFile } from '#platform/folder.server.ts';
import { codeOf, StartError, unwritable } from '#platform/start-error.server.ts';

/** PostgreSQL's files, the programs that open them, and the keys to them. */
export type Cluster = {
  readonly folder: string;
  /** Ours, beside it: passwords, port, logs. */
  readonly home: string;
  readonly binaries: Binaries;
  readonly runAs: User | null;
  readonly passwords: Passwords;
  /** Data that nobody will miss: speed is worth more than surviving a power cut. */
  readonly throwaway: boolean;
};
const WordSchema = z.string().min(1);
const PasswordsSchema = z.object({ superuser: WordSchema, owner: WordSchema, login: WordSchema });
export type Passwords = Readonly<z.infer<typeof PasswordsSchema>>;

export const SUPERUSER = 'ilifa_superuser';

/**
 * Opens the files in the place, or makes them.
 * @throws StartError where they are of another version, locked away, or cannot be written.
 */
export async function clusterAt(place: Place, binaries: Binaries, throwaway: boolean): Promise<Cluster> {
  const home = makeFolder(join(place.folder, 'engine'), place.runAs);
  makeOwned(join(home, 'log'), place.runAs);
  const folder = clusterIn(place.folder);
  const passwords = passwordsIn(home, existsSync(folder));
  const cluster = { folder, home, binaries, runAs: place.runAs, passwords, throwaway };
  if (existsSync(folder)) refuseOtherVersion(cluster);
  else await create(cluster);
  return cluster;
}

/** How a program of the engine is started: as its user, in its folder, knowing nothing of our environment. */
export function surroundings({ runAs, folder }: Pick<Cluster, 'runAs' | 'folder'>) {
  const user = runAs === null ? {} : { uid: runAs.uid, gid: runAs.gid };
  return { ...user, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_MESSAGES: 'C', TZ: 'UTC' } };
}

/**
 * The port of last time, so that what was configured by hand goes on working; null before the first start.
 * @throws StartError where the file holds none
 */
export function keptPort({ home }: Pick<Cluster, 'home'>): number | null {
  const path = join(home, 'port');
  const kept = readSmallFile(path);
  if (kept === null) return null;
  return (
    portIn(kept) ??
    damaged(
      `${path} holds no port number`,
      'Delete the port file and start again: the database will then use a free port',
    )
  );
}

export function keepPort({ home }: Cluster, port: number): void {
  const path = join(home, 'port');
  if (portIn(readSmallFile(path) ?? '') !== port) keepFile(path, `${port}\n`, 0o644);
}

function portIn(text: string): number | null {
  const port = /^\d{1,5}\s*$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : null;
}

function refuseOtherVersion({ folder, binaries }: Cluster): void {
  const path = join(folder, 'PG_VERSION');
  const written = readSmallFile(path)?.trim() ?? '';
  if (!/^\d+(\.\d+)?$/.test(written))
    damaged(
      `${path} is missing or damaged, so that no PostgreSQL opens the data beside it`,
      'Restore the whole data folder from your copy, or restore a backup into an empty folder',
    );
  if (written === binaries.major) return;
  throw new StartError(
    `The data in ${folder} was written by PostgreSQL ${written}, and this version of Ilifa uses PostgreSQL ${binaries.major}. ` +
      'Nothing was changed. Run `npm run backup` with the version of Ilifa that wrote the data. Then run `npm run restore FILE` with this version.',
  );
}

/** Null where there is none; a folder in its place reads as an empty one, which no file of ours is. */
function readSmallFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (codeOf(error) === 'EISDIR') return '';
    throw unwritable(path, error);
  }
}

function damaged(what: string, whatToDo: string): never {
  throw new StartError(`${what}. Nothing was changed. ${whatToDo}.`);
}

/** The keys beside a cluster; new ones where there is none yet. @throws StartError where they are `needed` and cannot be read. */
export function passwordsIn(home: string, needed: boolean): Passwords {
  const path = join(home, 'passwords.json');
  try {
    return PasswordsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || needed) {
      throw new StartError(
        `The database's passwords in ${path} cannot be read (${codeOf(error) || 'the file is damaged'}). ` +
          'Nothing was changed. Start as the user who owns the data folder, or restore the passwords file from your copy.',
        { cause: error },
      );
    }
  }
  const word = () => randomBytes(24).toString('base64url');
  const passwords = { superuser: word(), owner: word(), login: word() };
  keepFile(path, JSON.stringify(passwords), 0o600);
  return passwords;
}

/** Made beside its final name and renamed, so that an interrupted first start leaves nothing half made. */
async function create(cluster: Cluster): Promise<void> {
  const { folder, home, runAs, passwords, throwaway } = cluster;
  const [unfinished, passwordFile] = [`${folder}.new`, join(home, 'first-password')];
  try {
    rmSync(unfinished, { recursive: true, force: true });
    makeOwned(unfinished, runAs);
    writeFileSync(passwordFile, `${passwords.superuser}\n`, { mode: 0o600 });
    if (runAs !== null) chownSync(passwordFile, runAs.uid, runAs.gid);
    await initialise(cluster, unfinished, [
      `--pgdata=${unfinished}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's own C.UTF-8 orders and folds case alike on every system, whatever the system's libraries say.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${await characterLocale()}`,
      ...(throwaway ? ['--no-sync'] : []),
    ]);
    renameDurably(unfinished, folder);
  } catch (error) {
    throw error instanceof StartError ? error : unwritable(home, error);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function initialise({ home, binaries, runAs }: Cluster, cwd: string, words: string[]): Promise<void> {
  const child = spawn(join(binaries.folder, 'bin', 'initdb'), words, {
    ...surroundings({ runAs, folder: cwd }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  const [complaint, code] = await Promise.all([text(child.stderr), ended]);
  if (code === 0) return;
  rmSync(cwd, { recursive: true, force: true });
  if (/No space left|quota/i.test(complaint)) throw unwritable(home, Object.assign(new Error(), { code: 'ENOSPC' }));
  throw new StartError(`The database could not be created in ${home}: ${complaint.trim()}`);
}

/** Which letters are letters, for the trigram index; `C` knows only those of ASCII. */
async function characterLocale(): Promise<string> {
  const child = spawn('locale', ['-a'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const missing = new Promise<string>((done) => child.once('error', () => done('')));
  const known = await Promise.race([missing, text(child.stdout)]);
  return /^C\.utf-?8$/im.test(known) ? 'C.UTF-8' : 'C';
}

function makeOwned(path: string, user: User | null): void {
  makeFolder(path, null);
  if (user !== null && statSync(path).uid !== user.uid) chownSync(path, user.uid, user.gid);
}

function keepFile(path: string, content: string, mode: number): void {
  try {
    replaceFile(path, content, mode);
  } catch (error) {
    throw unwritable(path, error);
  }
}
