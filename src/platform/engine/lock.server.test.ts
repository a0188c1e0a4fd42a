import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock.server.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ilifa-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder has one holder at a time', () => {
  const first = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('is already open in another process');
  first.release();
  lockFolder(folder).release();
});

test('the lock outlives every reference to it', async () => {
  lockFolder(folder);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise((done) => setImmediate(done));
  }
  expect(() => lockFolder(folder)).toThrow('is already open in another process');
});
