/**
 * `node scripts/run.mjs scripts/earlier-version.ts COMMIT`: keeps what that version of Ilifa leaves behind (the demo books
 * as a backup, and its secrets) in e2e/earlier, where `npm run crash` starts today's version on it.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { system } from '../e2e/system.ts';
import { ROOT } from './install.mjs';

/** A fixture is read by every checkout. */
const MOST_BYTES = 300 * 1024;

const [commit] = process.argv.slice(2);
if (commit === undefined) throw new Error('Say which version: scripts/earlier-version.ts COMMIT');
const [id = '', day = ''] = system('git', '-C', ROOT, 'log', '-1', '--format=%h %cs', commit).trim().split(' ');
const home = mkdtempSync(join(tmpdir(), 'ilifa-earlier-'));
const [checkout, data, archive] = [join(home, 'checkout'), join(home, 'data'), join(home, 'backup.tar.gz')];
try {
  system('chmod', '711', home);
  system('git', '-C', ROOT, 'worktree', 'add', '--detach', checkout, id);
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  for (const words of [['scripts/seed.ts'], ['scripts/backup.ts', archive]])
    system('env', '-C', checkout, `DATA_FOLDER=${data}`, process.execPath, ...words);
  const { size } = statSync(archive);
  if (size > MOST_BYTES) throw new Error(`the backup has ${size} bytes, which is too much to keep`);
  const place = join(ROOT, 'e2e', 'earlier', `${day}-${id}`);
  mkdirSync(place, { recursive: true });
  copyFileSync(archive, join(place, 'backup.tar.gz'));
  copyFileSync(join(data, 'secrets.json'), join(place, 'secrets.json'));
  console.log(`${place}: ${size} bytes`);
} finally {
  system('git', '-C', ROOT, 'worktree', 'remove', '--force', checkout);
  rmSync(home, { recursive: true, force: true });
}
