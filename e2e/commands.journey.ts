import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

test('statements without a manifest, or with a bent one, are refused in a sentence', () => {
  const without = run('statements', [folder]);
  expect(without.status).toBe(1);
  expect(without.complained).toMatch(/^There is no .*manifest\.json\. .*\n$/);
  writeFileSync(join(folder, 'manifest.json'), '{ "files": 5 }');
  expect(run('statements', [folder]).complained).toMatch(/^.* cannot be read as a manifest: .*\.\n$/);
});
