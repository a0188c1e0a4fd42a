import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runTool, stopTools } from './check-step.ts';
import {
  type Accepted,
  isNoticed,
  listed,
  moduleOf,
  type Mutant,
  type Mutants,
  pageOf,
  rowsOf,
  type Score,
  scoreOf,
} from './mutants-score.ts';

// npm run mutants [-- MODULE|FILE … --write --cached]: changes the code in small ways, one at a time, and says which
// changes no test notices. Over all modules, or with --write, docs/mutants.md is written anew. --cached tries nothing
// and tells what was found before. The score of a module is put together from what is known of its files.

/** Where money, access or limits are decided, no more than 15 of 100 changes may go unnoticed. */
const LEAST = 85;
const FOLDER = '.cache/mutants';
const PAGE = 'docs/mutants.md';
/** What only names, describes or lists: there is nothing in it that a test could find wrong. */
const NO_RULES =
  /\.(test|server)\.tsx?$|\/(brand|contract|model|caller|activity-events|event|merchants-|log-entry\.ts|.*-(schemas?|header)\.ts)/;
/** Readers hold big tables of words, of which each would be a mutant. */
const READERS = ['csv-detection', 'merchants', 'statement-formats'];

const IN_VITEST = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants.config.ts', related: true },
};

const accepted = JSON.parse(readFileSync('scripts/mutants-accepted.json', 'utf8')) as Accepted[];
const isCached = process.argv.includes('--cached');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const files = globSync([
  'src/kernel/*.ts',
  'src/modules/*/*/{rules,*.rules}.ts',
  `src/modules/money/{${READERS.join(',')}}/*.ts`,
])
  .filter((file) => !NO_RULES.test(file))
  .toSorted();
const modules = Map.groupBy(files, moduleOf);
const unknown = names.filter((name) => !modules.has(name) && !files.includes(name));
if (unknown.length > 0) {
  console.error(
    `There are no rules of ${unknown.join(', ')}; there are: ${[...modules.keys()].toSorted().join(', ')}, and the files of these.`,
  );
  process.exit(1);
}
const wanted = files.filter((file) => names.length === 0 || names.includes(file) || names.includes(moduleOf(file)));
process.once('SIGINT', stopTools).once('SIGTERM', stopTools);
mkdirSync(FOLDER, { recursive: true });
const scores = [];
for (const [run, members] of Map.groupBy(wanted, runOf)) {
  if (!isCached) await tryMutants(run, members);
  for (const [name, own] of Map.groupBy(members, (file) => (run === 'rules' ? moduleOf(file) : file))) {
    const mutants = own.flatMap((file) => mutantsOf(file) ?? []);
    if (mutants.length === 0) continue;
    const score = scoreOf(name, mutants, accepted);
    console.log(listed(score));
    scores.push(score);
  }
}
if (names.length === 0 || process.argv.includes('--write')) {
  const known = (names.length > 0 || isCached) && existsSync(PAGE) ? rowsOf(readFileSync(PAGE, 'utf8')) : [];
  writeFileSync(PAGE, pageOf(known, [...new Set(wanted.map(moduleOf))].flatMap(moduleScore)));
  console.log(`${PAGE} is written.`);
}
const low = scores.filter(({ percent }) => percent < LEAST);
console.log(
  low.length === 0
    ? `None is below ${LEAST} %.`
    : `Below ${LEAST} %: ${low.map(({ name, percent }) => `${name} ${percent.toFixed(1)} %`).join(', ')}`,
);
process.exit(low.length === 0 ? 0 : 1);

/** Rules are tried in one run, since each run takes a while to begin; what is large is tried file by file. */
function runOf(file: string): string {
  const name = moduleOf(file);
  return name === 'kernel' || READERS.includes(name) ? `${name}-${basename(file, '.ts')}` : 'rules';
}

/** What is known of a module, and of which of its files nothing is; none where nothing was ever tried. */
function moduleScore(name: string): Score[] {
  const own = (modules.get(name) ?? []).map((file) => ({ file, mutants: mutantsOf(file) }));
  const mutants = own.flatMap((one) => one.mutants ?? []);
  const untried = own.filter((one) => one.mutants === undefined).map(({ file }) => basename(file, '.ts'));
  return mutants.length === 0 ? [] : [scoreOf(name, mutants, accepted, untried)];
}

/** Tries every change of the files against the tests that reach it; what was tried before and is the same is not tried again. */
async function tryMutants(run: string, mutate: readonly string[]): Promise<void> {
  const before = reportOf(run);
  const isRules = run === 'rules';
  const settings = {
    ...(isRules ? IN_VITEST : { testRunner: 'in-process', plugins: ['./scripts/mutants-runner.ts'] }),
    mutate,
    mutator: { excludedMutations: mutate.some((file) => READERS.includes(moduleOf(file))) ? ['StringLiteral'] : [] },
    // Two at a time time out beside each other, and a timeout counts as noticed.
    concurrency: 1,
    coverageAnalysis: 'perTest',
    reporters: [],
    incremental: true,
    incrementalFile: before,
    tempDirName: '.cache/mutants-tried',
    ignorePatterns: ['build', 'docs', 'bench', 'data', 'e2e', 'migrations', '.cache'],
    // A change that loads forever is found by its time.
    timeoutMS: 10_000,
    logLevel: 'warn',
  };
  forgetSurvivors(before, mutate);
  const config = join(FOLDER, `${run}.config.json`);
  writeFileSync(config, JSON.stringify(settings));
  const { code, output } = await runTool(['stryker', 'run', config], {
    MUTANTS_TESTS: testsOf(moduleOf(mutate[0] ?? '')),
    // What is tried thousands of times elsewhere need not be for each of thousands of changes.
    PROPERTY_RUNS: '20',
    STATEMENT_VARIANTS: '10',
  });
  if (code !== 0) throw new Error(output);
}

/** Which tests are to notice. */
function testsOf(name: string): string {
  // What the kernel promises, its own tests say; all others reach it by the way and would each be tried.
  if (name === 'kernel') return 'src/kernel/*.test.ts';
  if (name === 'merchants') return 'src/modules/money/merchants/*.test.ts';
  return READERS.includes(name)
    ? 'src/modules/money/{csv-detection,statement-formats}/*.test.ts'
    : 'src/modules/**/*.test.ts';
}

/**
 * What survived is tried again: of what runs as a file is loaded the runner does not know which tests reach it, and would
 * leave it as it was when a new one does.
 */
function forgetSurvivors(before: string, files: readonly string[]): void {
  if (!existsSync(before)) return;
  const report = JSON.parse(readFileSync(before, 'utf8')) as Mutants;
  for (const [name, file] of Object.entries(report.files))
    if (files.includes(name)) file.mutants = file.mutants.filter(isNoticed);
  writeFileSync(before, JSON.stringify(report));
}

/** What is kept of a run: all that was ever tried in it. */
function reportOf(run: string): string {
  return join(FOLDER, `${run}.incremental.json`);
}

/** What was found of a file as it stands now; `undefined` where it was not tried since it changed. */
function mutantsOf(file: string): Mutant[] | undefined {
  const report = reportOf(runOf(file));
  if (!existsSync(report)) return undefined;
  const found = (JSON.parse(readFileSync(report, 'utf8')) as Mutants).files[file];
  // A file without anything to change is not in its report.
  if (found === undefined) return [];
  if (found.source !== readFileSync(file, 'utf8')) return undefined;
  return found.mutants.map((mutant) => ({ ...mutant, file, source: found.source }));
}
