import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPrivate } from './private-folder.server.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ilifa-private-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o1777).toString(8);

/** A folder of this mode with these things in it. */
function folderWith(mode: number, ...names: string[]): string {
  const path = join(home, 'data');
  mkdirSync(path);
  for (const name of names) writeFileSync(join(path, name), '');
  chmodSync(path, mode);
  return path;
}

test.each([0o755, 0o777, 0o750, 0o711])('a folder that is there already, of mode %o, is closed to others', (mode) => {
  const path = folderWith(mode);
  keepPrivate(path);
  expect(modeOf(path)).toBe('700');
});

test('so is one that holds our data', () => {
  const path = folderWith(0o755, 'secrets.json', 'note.txt');
  keepPrivate(path);
  expect(modeOf(path)).toBe('700');
});

test.each([
  ['that holds things of others', 0o755, ['photos'], '755'],
  ['that everybody shares', 0o1777, [], '1777'],
  ['through which the database passes', 0o710, ['engine'], '710'],
])('a folder %s is left as it is', (_, mode, names, after) => {
  const path = folderWith(mode, ...names);
  keepPrivate(path);
  expect(modeOf(path)).toBe(after);
});

test('a folder that is not there is not made', () => {
  keepPrivate(join(home, 'none'));
  expect(() => statSync(join(home, 'none'))).toThrow('ENOENT');
});
