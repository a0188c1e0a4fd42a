import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
/** Of a tmpfs (Linux, `statfs(2)`). */
const IN_MEMORY = 0x01021994;
const GB = 1024 ** 3;
/** What all tests together write at a time is less than this; as much again is left for those who run them. Bytes. */
const NEEDED = 4 * GB;

/**
 * A folder in memory for the databases and browsers of the tests: making the thousand files of a database costs up to a
 * second of a processor on a disk, and a few milliseconds there. null where there is no such disk, or little memory.
 */
export function folderInMemory(disk = MEMORY_DISK, free = process.availableMemory()): string | null {
  if (free < 2 * NEEDED) return null;
  try {
    const { type, bavail, bsize } = statfsSync(disk);
    if (type !== IN_MEMORY || bavail * bsize < NEEDED) return null;
    const folder = mkdtempSync(join(disk, 'ilifa-tests-'));
    // The database server runs as a user of its own, and makes folders here.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return null;
  }
}
