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
  const takesWrites = diskProbe(folder, createLog('silent'), { now: () => at });
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

test('of a disk that hangs it says so in time, holds one thread, and tells when it is back', async () => {
  let at = 0;
  const hanging: (() => void)[] = [];
  let isBack = false;
  const write = () => (isBack ? Promise.resolve() : new Promise<void>((resolve) => hanging.push(resolve)));
  const takesWrites = diskProbe('/nowhere', createLog('silent'), { now: () => at, write });
  for (at = 0; at <= 30_000; at += 10_000) {
    const asked = Array.from({ length: 20 }, () => takesWrites());
    expect(new Set(await Promise.all(asked))).toEqual(new Set([false]));
  }
  expect(hanging).toHaveLength(1);
  isBack = true;
  hanging[0]?.();
  await expect.poll(() => takesWrites()).toBe(true);
});
