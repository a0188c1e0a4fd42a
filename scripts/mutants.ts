import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runTool } from './check-step.ts';
import { type Accepted, listed, type Mutant, type Mutants, scoreOf } from './mutants-score.ts';

// npm run mutants [-- MODULE …]: changes the code in small ways, one at a time, and says which changes no test notices.

/** Where money, access or limits are decided, no more than 15 of 100 changes may go unnoticed. */
const LEAST = 85;
const FOLDER = '.cache/mutants';
/** What only names, describes or lists: there is nothing in it that a test could find wrong. */
const NO_RULES =
  /\.(test|server)\.tsx?$|\/(test-|brand|contract|model|caller|deed|event|log-entry\.ts|.*-schemas?\.ts)/;

const accepted = JSON.parse(readFileSync('scripts/mutants-accepted.json', 'utf8')) as Accepted[];
const wanted = process.argv.slice(2);
const modules = Map.groupBy(
  globSync(['src/kernel/*.ts', 'src/modules/*/rules.ts', 'src/modules/{notation,statements}/*.ts']).filter(
    (file) => !NO_RULES.test(file),
  ),
  (file) => basename(dirname(file)),
);
const unknown = wanted.filter((name) => !modules.has(name));
if (unknown.length > 0) {
  console.error(
    `There are no rules of ${unknown.join(', ')}; there are: ${[...modules.keys()].toSorted().join(', ')}.`,
  );
  process.exit(1);
}
mkdirSync(FOLDER, { recursive: true });
const low: string[] = [];
for (const [name, files] of [...modules].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const score = scoreOf(name, await mutantsOf(name, files.toSorted()), accepted);
  console.log(listed(score));
  if (score.percent < LEAST) low.push(`${name} ${score.percent.toFixed(1)} %`);
}
console.log(low.length === 0 ? `None is below ${LEAST} %.` : `Below ${LEAST} %: ${low.join(', ')}`);
process.exit(low.length === 0 ? 0 : 1);

/** Tries every change of the files against the tests that reach it; what was tried before and is the same is not tried again. */
async function mutantsOf(name: string, files: string[]): Promise<Mutant[]> {
  const report = join(FOLDER, `${name}.json`);
  const settings = {
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants.vitest.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: files,
    concurrency: 2,
    coverageAnalysis: 'perTest',
    reporters: ['json'],
    jsonReporter: { fileName: report },
    incremental: true,
    incrementalFile: join(FOLDER, `${name}.incremental.json`),
    tempDirName: '.cache/mutants-tried',
    ignorePatterns: ['build', 'docs', 'bench', 'data', '.cache'],
    // A change that loads forever is found by its time.
    timeoutMS: 10_000,
    logLevel: 'error',
  };
  const config = join(FOLDER, `${name}.config.json`);
  writeFileSync(config, JSON.stringify(settings));
  const { code, output } = await runTool(['stryker', 'run', config]);
  if (code !== 0) throw new Error(output);
  const { files: found } = JSON.parse(readFileSync(report, 'utf8')) as Mutants;
  return Object.entries(found).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  );
}
