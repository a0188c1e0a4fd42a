import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './start-error.server.ts';

/**
 * Makes a folder and those above it, to survive a power cut; one that exists is left as it is.
 *
 * Not Node's own `recursive`: where the system answers "no such folder" for a folder that it will not
 * let anybody make (as `/proc` does), that one tries again for ever.
 */
export function ensureFolder(path: string, mode = 0o777): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) ensureFolder(dirname(path));
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error; // another process was faster
  }
  syncFolder(dirname(path));
}

/** Writes a file whole or not at all, in place of the one that is there; after a power cut it is there. */
export function replaceFile(path: string, content: string, mode: number): void {
  withTemporaryFile(path, content, mode, (temporary) => renameDurably(temporary, path));
}

/** The same where there is none yet; of processes that begin together, the first one's stays. False where there was one. */
export function createFile(path: string, content: string, mode: number): boolean {
  return withTemporaryFile(path, content, mode, (temporary) => linkDurably(temporary, path));
}

/** Gives a file a second name, to survive a power cut. False where something has that name already. */
export function linkDurably(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    // Also where another process was faster: it may not have come so far.
    syncFolder(dirname(to));
  }
}

/** Renames a file that is synced itself, or a folder of such; the new name survives a power cut. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Waits until the bytes of a file are on the disk. Its name is another matter: that is in its folder. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The SHA-256 of a file of any length, in hexadecimal digits. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

/** Folders that cannot be synced: some network disks, and such as we may write but not list. */
const NOT_SYNCABLE: readonly string[] = ['EINVAL', 'ENOTSUP', 'EACCES', 'EPERM', 'EISDIR'];

/** Waits until the names in a folder are on the disk: until then a power cut undoes what was made, linked or renamed in it. */
function syncFolder(path: string): void {
  try {
    syncFile(path);
  } catch (error) {
    if (!NOT_SYNCABLE.includes(codeOf(error))) throw error;
  }
}

function withTemporaryFile<T>(path: string, content: string, mode: number, finish: (temporary: string) => T): T {
  const temporary = `${path}.${process.pid}`;
  try {
    writeFileSync(temporary, content, { mode, flush: true });
    return finish(temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
}
