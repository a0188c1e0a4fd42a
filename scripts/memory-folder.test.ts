import { existsSync, rmSync, statfsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderInMemory } from './memory-folder.ts';

const GB = 1024 ** 3;
const DISK = '/dev/shm';
const isThere = existsSync(DISK) && statfsSync(DISK).bavail * statfsSync(DISK).bsize >= 4 * GB;

test('little memory, a folder on a disk, or no such folder: none', () => {
  expect(folderInMemory(DISK, 7 * GB)).toBeNull();
  expect(folderInMemory('/proc', 16 * GB)).toBeNull();
  expect(folderInMemory('/nowhere', 16 * GB)).toBeNull();
});

test('where there is room, others may write into it', () => {
  const folder = folderInMemory(DISK, 16 * GB);
  expect(folder !== null).toBe(isThere);
  if (folder === null) return;
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  rmSync(folder, { recursive: true });
});
