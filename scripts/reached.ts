import { posix } from 'node:path';
import ts from 'typescript';

/** The text of each file of the repository, by its path. */
export type Sources = ReadonlyMap<string, string>;

/** What has to run after a change: tests by their files, the other steps by their names. */
export type Reach = {
  readonly unit: readonly string[];
  readonly api: readonly string[];
  readonly journeys: readonly string[];
  readonly steps: ReadonlySet<string>;
};

const EVERYTHING =
  /^(package(-lock)?\.json|\.npmrc|tsconfig.*|vitest\.config\.ts|playwright\.config\.ts|vite.*\.config\.ts|\.ci\/.*)$/;
/** Where modules are put together: everything imports them through here, so nothing is followed through them. */
const LISTS =
  /^src\/apps\/(modules\.ts|server\/(modules|contract|router|app-services)\.|web\/modules\.client\.ts|web\/screens\.tsx)/;
const UNIT = /^(src|scripts|e2e)\/.*(?<!\.server)\.test\.tsx?$/;
const API = /^src\/.*\.server\.test\.ts$/;
const JOURNEY = /^e2e\/[^/]*\.journey\.ts$/;
/** Journeys sign people in, so what these modules do is part of each. */
const IN_EVERY_JOURNEY = /^(src\/(kernel|platform|browser|ui|apps)\/|src\/modules\/access\/)/;
/** Tests that read the whole code as text. */
const READS_ALL = /^scripts\/.*\.test\.ts$/;
/** Tests of what holds for each module, whichever it is. */
const HOLDS_FOR_ALL = /^src\/(apps|platform)\//;

/** Steps beside tests, and the files that reach them. */
const STEPS: readonly { readonly names: readonly string[]; readonly files: RegExp }[] = [
  {
    names: ['attack', 'attack-texts', 'attack-timed'],
    files: /^(e2e\/attack\/|migrations\/|src\/(?!.*\.(tsx|client\.ts|css|md)$))/,
  },
  {
    names: ['crash'],
    files:
      /^(e2e\/(crash|power|earlier)|migrations\/|scripts\/(start|backup|restore|keys)|src\/(platform|apps\/server)\/)/,
  },
  {
    names: ['crawl'],
    files:
      /^(e2e\/(crawl\/|pages)|src\/.*(\.tsx|\.client\.ts|\.md|\/access\.ts|\/words\.ts)$|src\/(apps|ui|browser)\/)/,
  },
  { names: ['lighthouse'], files: /^(e2e\/lighthouse|src\/(ui|browser|apps\/(site|web))\/)/ },
  { names: ['new-module'], files: /^(scripts\/|src\/(kernel|testing|ui|apps)\/)/ },
];
const STEP_NAMES = STEPS.flatMap(({ names }) => names);

/** The tests and steps that these changed files reach. A file that is gone reaches what names it still. */
export function reachOf(changed: readonly string[], sources: Sources): Reach {
  const files = [...sources.keys()];
  const all = changed.some((file) => EVERYTHING.test(file));
  const product = changed.filter((file) => file.startsWith('src/') && !file.includes('.test.'));
  const reached = closure(changed, importersOf(sources));
  const modules = new Set([...reached].flatMap((file) => moduleOf(file) ?? []));
  const isReached = (file: string) => all || reached.has(file);

  const everyJourney = changed.some((file) => IN_EVERY_JOURNEY.test(file) && !file.includes('.test.'));
  const names = namesOf(modules, sources);
  const journeys = files.filter(
    (file) =>
      JOURNEY.test(file) &&
      (isReached(file) || everyJourney || names.some((name) => sources.get(file)?.includes(name) === true)),
  );
  const isMigrated = changed.some((file) => file.startsWith('migrations/'));
  const api = files.filter(
    (file) =>
      API.test(file) &&
      (isReached(file) ||
        isMigrated ||
        (product.some((one) => !/\.(tsx|client\.ts|css|md)$/.test(one)) &&
          (HOLDS_FOR_ALL.test(file) || modules.has(moduleOf(file) ?? '')))),
  );
  return {
    unit: files.filter((file) => UNIT.test(file) && (isReached(file) || READS_ALL.test(file))),
    api,
    journeys,
    steps: new Set(
      all
        ? STEP_NAMES
        : STEPS.filter((step) => changed.some((file) => !file.includes('.test.') && step.files.test(file))).flatMap(
            (step) => step.names,
          ),
    ),
  };
}

const STATIC_STEPS: ReadonlySet<string> = new Set(['types', 'pure-types', 'lint', 'format', 'borders', 'dead-code']);
/** The folder whose tests run on the embedded server alone. */
export const EMBEDDED = 'src/platform/engine/';

/** Of a step of `npm test`, the tests to run: all of them where undefined, and none, nor the step itself, where null. */
export function testsOf(step: string, { unit, api, journeys, steps }: Reach): readonly string[] | undefined | null {
  if (STATIC_STEPS.has(step)) return undefined;
  if (step === 'build') return steps.size + journeys.length > 0 ? undefined : null;
  const isEmbedded = (file: string) => file.startsWith(EMBEDDED);
  const files = {
    unit,
    journeys,
    'api-outside': api.filter((file) => !isEmbedded(file)),
    api: api.filter(isEmbedded),
  }[step];
  if (files === undefined) return steps.has(step) ? undefined : null;
  return files.length === 0 ? null : files;
}

/** `money/ledger`, or undefined for a file that is of no module. */
function moduleOf(file: string): string | undefined {
  return /^src\/modules\/([^/]+\/[^/]+)\//.exec(file)?.[1];
}

/** What a journey says that visits a module: the addresses of its screens and the names of its procedures. */
function namesOf(modules: ReadonlySet<string>, sources: Sources): string[] {
  return [...modules].flatMap((module) => {
    const client = sources.get(`src/modules/${module}/module.client.tsx`) ?? '';
    const contract = /contract: \{([^}]*)\}/.exec(sources.get(`src/modules/${module}/module.ts`) ?? '')?.[1] ?? '';
    const paths = [...client.matchAll(/path: '([^':]+)/g)].map(([, path = '']) => path.replace(/\/$/, ''));
    const procedures = [...contract.matchAll(/(\w+):/g)].map(([, name = '']) => `.${name}.`);
    return [...paths, ...procedures];
  });
}

/** Which files import each file, as far as the code says so by a path. */
function importersOf(sources: Sources): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources) {
    if (!/\.(ts|tsx|mts|mjs)$/.test(file)) continue;
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = fileName.startsWith('#')
        ? `src/${fileName.slice(1)}`
        : fileName.startsWith('.')
          ? posix.join(posix.dirname(file), fileName)
          : null;
      if (target !== null) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The files themselves, and all that import them, directly or through others. */
function closure(files: readonly string[], importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(files);
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (LISTS.test(file)) continue;
    for (const importer of importers.get(file) ?? [])
      if (!reached.has(importer)) {
        reached.add(importer);
        waiting.push(importer);
      }
  }
  return reached;
}
