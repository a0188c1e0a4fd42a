import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError, unwritable } from '#platform/start-error.server.ts';

const BUSY = 5;
/** Damaged, no place to open, not a database. */
const NO_LOCK = [11, 14, 26];

/** Held for as long as the process lives; the system frees it even after a `kill -9`. */
export type FolderLock = { release(): void };

// Node closes a database that nobody refers to any more, and the lock would be gone with it.
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only one in the folder.
 *
 * The lock is SQLite's own on an empty file: the one lock in Node that every system frees when the
 * holder dies. It is lost as soon as this process opens and closes `lock` by any other road, so
 * nothing else may touch that file.
 * @throws StartError where another process holds it or the folder cannot be written.
 */
export function lockFolder(folder: string): FolderLock {
  const holder = join(folder, 'lock.pid');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(join(folder, 'lock'));
    // Its journal in memory: on a full disk the lock still holds, and what is said is said by the right one.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    writeFileSync(holder, `${process.pid}\n`);
  } catch (error) {
    database?.close();
    if (hasCode(error, BUSY)) throw taken(folder, holder);
    if (hasCode(error, ...NO_LOCK) && isSomethingElse(join(folder, 'lock'))) throw noLock(join(folder, 'lock'));
    throw unwritable(folder, error);
  }
  const lock = database;
  held.add(lock);
  return {
    release: () => {
      if (held.delete(lock)) lock.close();
    },
  };
}

function hasCode(error: unknown, ...codes: number[]): boolean {
  return error instanceof Error && 'errcode' in error && codes.includes(Number(error.errcode));
}

/** A file with something in it, or no file: ours is empty for ever. */
function isSomethingElse(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (!found.isFile() || found.size > 0);
}

function noLock(path: string): StartError {
  return new StartError(
    `The file ${path} is not the lock file that Ilifa created, so the data folder could be opened twice. Nothing was changed. ` +
      'Make sure that no other Ilifa uses the data folder, delete the lock file and start again.',
  );
}

function taken(folder: string, holder: string): StartError {
  let who = 'another process';
  try {
    who = `another process (${readFileSync(holder, 'utf8').trim()})`;
  } catch {
    // The other one has not written its number yet; the sentence is true without it.
  }
  return new StartError(
    `The data folder ${folder} is already open in ${who}. Nothing was changed. ` +
      'Stop the process that uses the data folder, or name another folder with DATA_FOLDER.',
  );
}
