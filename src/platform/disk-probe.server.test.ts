import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskProbe } from './disk-probe.server.ts';
import { createLog } from './log.server.ts';

test('says whether the disk takes writes, leaves nothing there, and looks again after five seconds', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'ilifa-probe-')), 'data');
  mkdirSync(folder);
  let at = 0;
  const takesWrites = diskProbe(folder, createLog('silent'), () => at);
  expect(await takesWrites()).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  at = 4_999;
  expect(await takesWrites()).toBe(true);
  at = 5_000;
  expect(await takesWrites()).toBe(false);
  mkdirSync(folder);
  at = 10_000;
  expect(await takesWrites()).toBe(true);
});
