/**
 * What `npm run new` writes passes the checks as it stands: it is written into a copy of the repository, where the checks
 * that see every module are run. One of the steps of `npm test`.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folder } from './build-target.ts';

const AREA = 'planning';
const NAME = 'pledges';
/** Besides its folder and its migration. The pages of docs/ are written anew from the code. */
const TOUCHED = [
  'CHANGELOG.md',
  'docs/export.md',
  'docs/matrix.md',
  'src/apps/modules.ts',
  'src/apps/server/modules.server.ts',
  'src/apps/web/modules.client.ts',
];
/** Tests that go over every module, procedure, table or screen. */
const SEEN = 'scripts/new-module-seen.test.ts';
const UNIT = [SEEN, 'src/apps', 'scripts/docs.test.ts', 'scripts/house.test.ts', `src/modules/${AREA}/${NAME}`];
const API = [
  `src/modules/${AREA}/${NAME}`,
  'src/apps/server/access.server.test.ts',
  'src/apps/server/limited-members.server.test.ts',
  'src/apps/server/without-amounts.server.test.ts',
  'src/modules/people/account-deletion/nothing-left.server.test.ts',
  'src/modules/trust/data-export/router.server.test.ts',
  'src/modules/trust/data-export/storage.router.server.test.ts',
];

/**
 * Of what those files try with every procedure, what is tried with this module's: the other procedures were tried where
 * they are, and a new module changes nothing of them.
 */
const OF_MODULE = `^(?!.* (?:who )?(?:calls|aims) (?!${NAME}\\.))(?!(?:.* )?(?!${NAME}\\.)[\\w.]+ tells no amount)`;

const REPORT = 'api-report.json';
const REPORTED = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
/** What must have been tried with it, however those tests are named. */
const TRIED = [`calls ${NAME}.create`, `aims ${NAME}.create at another`, `${NAME}.list tells no amount`];

const root = folder('.');
const failed = new AbortController();
const copy = mkdtempSync(join(tmpdir(), 'ilifa-new-module-'));
try {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = String(listed).split('\0').filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // In a repository of its own, so that what was touched can be asked for.
  for (const words of [
    ['init', '-q'],
    ['add', '-A'],
    ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'before'],
  ])
    execFileSync('git', words, { cwd: copy });

  await must('scripts/run.mjs', 'scripts/new-module.ts', `${AREA}/${NAME}`);
  const touched = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: copy,
    encoding: 'utf8',
  })
    .split('\n')
    .map((line) => line.slice(3))
    .filter(
      (file) =>
        file !== '' && !file.startsWith(`src/modules/${AREA}/${NAME}/`) && !/^migrations\/\d+_pledges\//.test(file),
    );
  expectThat(
    'it touches the lists, the changelog and generated pages alone',
    touched.toSorted().join() === TOUCHED.join(),
    touched.join(', '),
  );
  const page = readFileSync(join(copy, 'docs/matrix.md'), 'utf8');
  for (const row of [`\`${NAME}.create\``, `| ${NAME} |`])
    expectThat(`the matrix has ${row}`, page.includes(row), page);
  expectThat('the export has it', readFileSync(join(copy, 'docs/export.md'), 'utf8').includes(`### ${NAME}\n`), '');
  cpSync(join(copy, 'scripts/new-module-seen.test.ts.txt'), join(copy, SEEN));

  const ofModule = `src/modules/${AREA}/${NAME}`;
  // Two lanes for two cores: tools that read beside tests that run.
  await Promise.all([
    inTurn(
      ['node_modules/typescript-7/bin/tsc', '--checkers', '1', '-p', 'tsconfig.json'],
      ['node_modules/typescript-7/bin/tsc', '--checkers', '1', '-p', 'tsconfig.pure.json'],
      ['scripts/run.mjs', 'scripts/borders.ts'],
      ['node_modules/oxlint/bin/oxlint', '--type-aware', ofModule, 'src/apps/modules.ts'],
      ['node_modules/oxfmt/bin/oxfmt', '--check', ofModule, 'src/apps', 'CHANGELOG.md'],
    ),
    inTurn(
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...UNIT],
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--retry=1', '-t', OF_MODULE, ...REPORTED, ...API],
    ),
  ]);
  const passed = passedIn(readFileSync(join(copy, REPORT), 'utf8'));
  for (const what of TRIED)
    expectThat(
      `its procedures are tried: ${what}`,
      passed.some((name) => name.includes(what)),
      '',
    );
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function passedIn(report: string): string[] {
  const { testResults } = JSON.parse(report) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  };
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return all.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
}

async function inTurn(...commands: readonly (readonly string[])[]): Promise<void> {
  for (const words of commands) await must(...words);
}

async function must(...words: readonly string[]): Promise<void> {
  const env = { ...process.env, DATABASE_URL: '', TEST_DATABASE_URL: '' };
  const running = promisify(execFile)(process.execPath, words, {
    cwd: copy,
    env,
    maxBuffer: 2 ** 28,
    signal: failed.signal,
  });
  const failure = await running.then(
    () => null,
    (error: { stdout?: string; stderr?: string }) => `${error.stdout ?? ''}\n${error.stderr ?? ''}`,
  );
  expectThat(`${words.join(' ')} succeeds`, failure === null, (failure ?? '').slice(-5000));
}

function expectThat(what: string, isSo: boolean, found: string): void {
  if (isSo) return;
  console.error(`A module that was just made does not pass: ${what}.\n${found}`);
  // The other lane must not go on without us.
  failed.abort();
  rmSync(copy, { recursive: true, force: true });
  process.exit(1);
}
