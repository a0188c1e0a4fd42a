import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  scoreOf,
} from './mutants-score.ts';

// npm run mutants [-- MODULE … --write --cached]: changes the code in small ways, one at a time, and says which changes
// no test notices. Over all modules, or with --write, docs/mutants.md is written anew. --cached tries nothing and tells
// what was found before.

/** Where money, access or limits are decided, no more than 15 of 100 changes may go unnoticed. */
const LEAST = 85;
const FOLDER = '.cache/mutants';
const PAGE = 'docs/mutants.md';
/** What only names, describes or lists: there is nothing in it that a test could find wrong. */
const NO_RULES =
  /\.(test|server)\.tsx?$|\/(test-|brand|contract|model|caller|deed|event|log-entry\.ts|.*-(schemas?|header)\.ts)/;
/** Readers hold big tables of words, of which each would be a mutant. */
const READERS = ['notation', 'statements'];

const accepted = JSON.parse(readFileSync('scripts/mutants-accepted.json', 'utf8')) as Accepted[];
const isCached = process.argv.includes('--cached');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const modules = Map.groupBy(
  globSync(['src/kernel/*.ts', 'src/modules/*/rules.ts', 'src/modules/{notation,statements}/*.ts'])
    .filter((file) => !NO_RULES.test(file))
    .toSorted(),
  moduleOf,
);
const unknown = names.filter((name) => !modules.has(name));
if (unknown.length > 0) {
  console.error(
    `There are no rules of ${unknown.join(', ')}; there are: ${[...modules.keys()].toSorted().join(', ')}.`,
  );
  process.exit(1);
}
const wanted = [...modules.keys()].toSorted().filter((name) => names.length === 0 || names.includes(name));
process.once('SIGINT', stopTools).once('SIGTERM', stopTools);
mkdirSync(FOLDER, { recursive: true });
const scores = [];
for (const [group, members] of Map.groupBy(wanted, groupOf)) {
  const mutants = await mutantsOf(
    group,
    members.flatMap((name) => modules.get(name) ?? []),
  );
  for (const name of members) {
    const own = mutants.filter(({ file }) => moduleOf(file) === name);
    if (own.length === 0) continue;
    const score = scoreOf(name, own, accepted);
    console.log(listed(score));
    scores.push(score);
  }
}
if (names.length === 0 || process.argv.includes('--write')) {
  const known = (names.length > 0 || isCached) && existsSync(PAGE) ? rowsOf(readFileSync(PAGE, 'utf8')) : [];
  writeFileSync(PAGE, pageOf(known, scores));
  console.log(`${PAGE} is written.`);
}
const low = scores.filter(({ percent }) => percent < LEAST);
console.log(
  low.length === 0
    ? `None is below ${LEAST} %.`
    : `Below ${LEAST} %: ${low.map(({ name, percent }) => `${name} ${percent.toFixed(1)} %`).join(', ')}`,
);
process.exit(low.length === 0 ? 0 : 1);

/** Rules are tried in one run, since each run takes a while to begin; what is large has one of its own. */
function groupOf(name: string): string {
  return name === 'kernel' || READERS.includes(name) ? name : 'rules';
}

/** Tries every change of the files against the tests that reach it; what was tried before and is the same is not tried again. */
async function mutantsOf(group: string, files: readonly string[]): Promise<Mutant[]> {
  const report = join(FOLDER, `${group}.json`);
  const before = join(FOLDER, `${group}.incremental.json`);
  if (isCached) return existsSync(before) ? mutantsIn(before) : [];
  const settings = {
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants.config.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: files,
    mutator: { excludedMutations: READERS.includes(group) ? ['StringLiteral'] : [] },
    // Two at a time time out beside each other, and a timeout counts as noticed.
    concurrency: 1,
    coverageAnalysis: 'perTest',
    reporters: ['json'],
    jsonReporter: { fileName: report },
    incremental: true,
    incrementalFile: before,
    tempDirName: '.cache/mutants-tried',
    ignorePatterns: ['build', 'docs', 'bench', 'data', 'e2e', 'migrations', '.cache'],
    // A change that loads forever is found by its time.
    timeoutMS: 10_000,
    logLevel: 'error',
  };
  forgetSurvivors(before, files);
  const config = join(FOLDER, `${group}.config.json`);
  writeFileSync(config, JSON.stringify(settings));
  // What the kernel promises, its own tests say; all others reach it by the way and would each be tried.
  const tests = group === 'kernel' ? 'src/kernel/*.test.ts' : 'src/modules/**/*.test.ts';
  const { code, output } = await runTool(['stryker', 'run', config], { MUTANTS_TESTS: tests });
  if (code !== 0) throw new Error(output);
  return mutantsIn(report);
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

function mutantsIn(report: string): Mutant[] {
  const { files: found } = JSON.parse(readFileSync(report, 'utf8')) as Mutants;
  return Object.entries(found).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  );
}
