import { chromium } from './check-chromium.ts';
import { withOutsidePostgres } from './check-postgres.ts';
import { attackCounts, playwrightCounts, vitestCounts } from './check-reports.ts';
import { count, judge, type Outcome } from './check-step.ts';
import { EMBEDDED } from './reached.ts';

export type Step = {
  readonly name: string;
  /** `files`: the tests to run, where not all of them are to. */
  readonly run: (files?: readonly string[]) => Promise<Outcome>;
  /** What it writes is a finding of its own, and is shown whether something failed or not. */
  readonly isShown?: true;
};

// Each further checker looks at the types that files share once more, and other steps need the other core.
const TSC = ['node', 'node_modules/typescript-7/bin/tsc', '--checkers', '1'];

/** What needs no server: types, lint, format, borders, dead code. */
export const STATIC: readonly Step[] = [
  { name: 'types', run: () => judge([...TSC, '-p', 'tsconfig.json']) },
  { name: 'pure-types', run: () => judge([...TSC, '-p', 'tsconfig.pure.json']) },
  { name: 'lint', run: () => judge(['oxlint', '--type-aware']) },
  { name: 'format', run: () => judge(['oxfmt', '--check']) },
  { name: 'borders', run: () => judge(['node', 'scripts/borders.ts']) },
  { name: 'dead-code', run: () => judge(['knip']) },
];

export const UNIT: Step = { name: 'unit', run: (files) => vitest('unit', {}, files) };
export const BUILD: Step = { name: 'build', run: () => judge(['node', 'scripts/build.ts']) };
// Tried once more: many share two cores, and a test that passes only then is named at the end.
const AGAIN = '--retry=1';

/** Everything, on the oldest PostgreSQL that is supported. */
export const API_OUTSIDE: Step = {
  name: 'api-outside',
  // How the embedded server is run has nothing to do with any other. Alone, so it may use both cores; one more at a time than
  // there are, since each waits for the database.
  run: (files = []) =>
    withOutsidePostgres((url) =>
      vitest('api', { TEST_DATABASE_URL: url }, [
        AGAIN,
        '--maxWorkers=3',
        '--exclude',
        'src/platform/engine/*.test.ts',
        ...files,
      ]),
    ),
};
/** How the embedded server is run; on it, everything where no other server was tried (decision 083). */
export const API: Step = { name: 'api', run: () => vitest('api', {}, [AGAIN, '--maxWorkers=1', EMBEDDED]) };
export const API_WHOLE: Step = {
  name: 'api',
  run: (files = []) => vitest('api', {}, [AGAIN, '--maxWorkers=2', ...files]),
};
/** What `npm run new` writes passes the checks as it stands. */
export const NEW_MODULE: Step = { name: 'new-module', run: () => judge(['node', 'scripts/check-new-module.ts']) };
/** The attacks that compare times, which other work on the same cores would change. */
const MEASURING = 'timing,network,large bodies';
/** The attacks with texts and files. Each attack asks one thing after the other, so two halves keep more than one core busy. */
const TEXTS = 'injection,forms,files,redos';
/** On the built product, as it is started, over its network. */
export const ATTACK: Step = { name: 'attack', run: () => attack(`--except=${MEASURING},${TEXTS}`) };
export const ATTACK_TEXTS: Step = { name: 'attack-texts', run: () => attack(`--only=${TEXTS}`) };
/** Alone, since it measures. */
export const ATTACK_TIMED: Step = { name: 'attack-timed', run: () => attack(`--only=${MEASURING}`) };
/** Power cuts where a promise hangs, and the data folders of earlier versions; in short. */
export const CRASH: Step = {
  name: 'crash',
  isShown: true,
  run: () => count(['node', 'e2e/crash.ts', '--short'], {}, (file) => ({ words: [`--report=${file}`] }), attackCounts),
};
/** Every link and menu of the built product, followed by everybody there is. */
export const CRAWL: Step = {
  name: 'crawl',
  isShown: true,
  run: async () =>
    count(
      ['node', 'e2e/crawl/main.ts'],
      { CHROMIUM: await chromium() },
      (file) => ({ words: [`--report=${file}`] }),
      attackCounts,
    ),
};
/** Alone, since it measures; printed, so that a page that grows slower is seen before it is too slow. */
export const LIGHTHOUSE: Step = {
  name: 'lighthouse',
  isShown: true,
  run: async () =>
    count(
      ['node', 'e2e/lighthouse.ts'],
      { CHROMIUM: await chromium() },
      (file) => ({ words: [`--report=${file}`] }),
      attackCounts,
    ),
};
export const JOURNEYS: Step = {
  name: 'journeys',
  run: async (files = []) =>
    count(
      ['playwright', 'test', ...files],
      { CHROMIUM: await chromium() },
      (file) => ({ words: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
      playwrightCounts,
    ),
};

function attack(words: string): Promise<Outcome> {
  const command = ['node', 'e2e/attack/main.ts', words];
  return count(command, {}, (file) => ({ words: [`--report=${file}`] }), attackCounts);
}

function vitest(project: string, env: NodeJS.ProcessEnv = {}, words: readonly string[] = []): Promise<Outcome> {
  // Set by `npm test` for us, and another database than the one a step asks for must not slip in.
  const alone = { TEST_DATABASE_URL: '', DATABASE_URL: '', ...env };
  return count(
    ['vitest', 'run', '--project', project, ...words],
    alone,
    (file) => ({ words: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] }),
    vitestCounts,
  );
}
