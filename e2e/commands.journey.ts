import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EARLIER, FIXTURES } from './crash-earlier.ts';
import { expect, test } from './fixtures.ts';

/** What a command of the operator's says, and how it ends. */
function run(script: string, words: readonly string[], env: Record<string, string> = {}) {
  const path = fileURLToPath(new URL(`../scripts/${script}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, said: stdout, complained: stderr };
}

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ilifa-commands-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('sums are verified and the demo is added beside the running product', ({ app }) => {
  const verified = run('verify', [], { DATA_FOLDER: app.dataFolder });
  expect(verified).toMatchObject({ status: 0, complained: '' });
  expect(verified.said).toContain('Everything agrees.');
  const seeded = run('seed', ['--beside-others'], { DATA_FOLDER: app.dataFolder });
  expect(seeded).toMatchObject({ status: 0, complained: '' });
});

test('a backup goes over no file that is there, unless it is told to', ({ app }) => {
  const file = join(folder, 'books.tar.gz');
  writeFileSync(file, 'dear');
  const refused = run('backup', [file], { DATA_FOLDER: app.dataFolder });
  expect(refused.status).toBe(1);
  expect(refused.complained).toBe(
    `There is a file ${file} already, and it may be the backup that is needed. Nothing was written. Name another file, or add --replace.\n`,
  );
  expect(readFileSync(file, 'utf8')).toBe('dear');
  expect(run('backup', [file, '--replace'], { DATA_FOLDER: app.dataFolder })).toMatchObject({ status: 0 });
  expect(readFileSync(file).length).toBeGreaterThan(1000);
});

/** For a program that is to believe that it is two days later: no line of the tests is older than today. */
const LATER = `--import=data:text/javascript,${encodeURIComponent(`
  const before = Date;
  globalThis.Date = class extends before {
    constructor(...words) { super(...(words.length === 0 ? [before.now() + 2 * 86400000] : words)); }
    static now() { return before.now() + 2 * 86400000; }
  };`)}`;
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('old lines of the audit log go to a file, which is proven with what is left', () => {
  // The database runs as a user of its own, who has to come through.
  chmodSync(folder, 0o711);
  const earlier = join(FIXTURES, EARLIER[0] ?? '');
  const env = { DATA_FOLDER: join(folder, 'data') };
  mkdirSync(env.DATA_FOLDER, { mode: 0o700 });
  copyFileSync(join(earlier, 'secrets.json'), join(env.DATA_FOLDER, 'secrets.json'));
  const restored = run('restore', [join(earlier, 'backup.tar.gz')], env);
  expect(restored, restored.complained).toMatchObject({ status: 0 });
  const file = join(folder, 'audit.jsonl');
  const without = run('audit-archive', [file], env);
  expect(without).toMatchObject({ status: 1, complained: expect.stringMatching(/^Say from when on lines stay/) });
  const archived = run('audit-archive', [`--before=${dayAfter(1)}`, file], { ...env, NODE_OPTIONS: LATER });
  expect(archived, archived.complained).toMatchObject({ status: 0 });
  expect(archived.said).toMatch(/[1-9]\d* lines of [1-9]\d* chains, read back and removed/);
  const proven = run('audit-verify', [file], env);
  expect(proven, proven.complained).toMatchObject({ status: 0 });
  expect(proven.said).toContain('Every line is as it was written.');
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.length).toBeGreaterThan(2);
  writeFileSync(file, lines.toSpliced(1, 1).join('\n'));
  const altered = run('audit-verify', [file], env);
  expect(altered.status).toBe(1);
  expect(altered.complained).toContain(file);
});

test('statements without a manifest, or with a bent one, are refused in a sentence', () => {
  const without = run('statements', [folder]);
  expect(without.status).toBe(1);
  expect(without.complained).toMatch(/^There is no .*manifest\.json\. .*\n$/);
  writeFileSync(join(folder, 'manifest.json'), '{ "files": 5 }');
  expect(run('statements', [folder]).complained).toMatch(/^.* cannot be read as a manifest: .*\.\n$/);
});
