import { globSync, readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { type Stated, takeStated } from './mutants-vitest.ts';

// Runs the tests of the kernel and of the readers for Stryker in one process. Vitest begins a worker for each change,
// which takes far longer than the tests themselves; here a change is switched on and off among tests that are loaded
// once. Only what runs as a file is loaded is loaded anew.

/** What the changed code looks at to know which change is on, and where it writes which test came by. */
type Switch = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: unknown;
};
type Loaded = Stated & { readonly id: string; readonly fileName: string };
type Change = {
  readonly activeMutant: { readonly id: string };
  readonly mutantActivation: 'runtime' | 'static';
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
};

const OWN_WORDS = new URL('mutants-vitest.ts', import.meta.url).href;
const spot: Switch = ((globalThis as { __stryker__?: Switch }).__stryker__ ??= {});
/** Counts how often everything was loaded anew. */
let round = 0;

// A property that is tried with other values each time would notice a change in one run and not in the next.
fc.configureGlobal({ seed: 2026 });

class Runner {
  #tests: readonly Loaded[] = [];
  /** Quick tests come first: most changes are noticed by many. */
  readonly #spent = new Map<string, number>();

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** The folder that Stryker works in is known from here on. */
  init() {
    hookLoading();
  }

  async dryRun() {
    this.#tests = await load();
    const tests = [];
    for (const test of this.#tests) {
      spot.currentTestId = test.id;
      const begun = performance.now();
      const failureMessage = await failureOf(test);
      const timeSpentMs = performance.now() - begun;
      spot.currentTestId = undefined;
      this.#spent.set(test.id, timeSpentMs);
      const { id, name, fileName } = test;
      const told = { id, name, fileName, timeSpentMs };
      tests.push(failureMessage === null ? { ...told, status: 0 } : { ...told, status: 1, failureMessage });
    }
    const { mutantCoverage } = spot;
    this.#forget();
    return { status: 'complete', tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }: Change) {
    Object.assign(spot, { hitCount: 0, hitLimit, activeMutant: undefined });
    try {
      if (mutantActivation === 'static') {
        spot.activeMutant = activeMutant.id;
        this.#forget();
        this.#tests = await load();
      } else if (this.#tests.length === 0) this.#tests = await load();
      spot.activeMutant = activeMutant.id;
      return await this.#tried(testFilter);
    } catch (error) {
      takeStated();
      return killed('', String(error), 0);
    } finally {
      spot.activeMutant = undefined;
      // What was loaded with a change on is of no use for the next one.
      if (mutantActivation === 'static') this.#forget();
    }
  }

  #forget(): void {
    this.#tests = [];
    round += 1;
  }

  async #tried(testFilter: readonly string[] | undefined) {
    const wanted = this.#tests
      .filter(({ id }) => testFilter === undefined || testFilter.includes(id))
      .toSorted((one, other) => this.#timeOf(one) - this.#timeOf(other));
    let nrOfTests = 0;
    for (const test of wanted) {
      nrOfTests += 1;
      const failure = await failureOf(test);
      if ((spot.hitCount ?? 0) > (spot.hitLimit ?? Infinity)) return { status: 'timeout', reason: 'it never ended' };
      if (failure !== null) return killed(test.id, failure, nrOfTests);
    }
    return { status: 'survived', nrOfTests };
  }

  #timeOf({ id }: Loaded): number {
    return this.#spent.get(id) ?? 0;
  }
}

/** Loads our own code as it is meant now: stripped of types, with our words for Vitest, and anew in each round. */
function hookLoading(): void {
  const source = pathToFileURL(`${resolve('src')}/`).href;
  const stripped = new Map<string, string>();
  registerHooks({
    resolve(name, context, next) {
      if (name === 'vitest' && context.parentURL?.startsWith(source)) return { url: OWN_WORDS, shortCircuit: true };
      const found = next(name, context);
      return found.url.startsWith(source) ? { ...found, url: `${found.url}?round=${round}` } : found;
    },
    load(url, context, next) {
      if (!url.startsWith(source)) return next(url, context);
      const file = fileURLToPath(url.split('?')[0] ?? url);
      if (!file.endsWith('.ts')) return next(url, context);
      // Which test comes by where is asked in the first round; later it would be counted for nothing.
      const counting = round === 0 ? /(?!)/g : /stryCov_9fa48\("[^)]*\)/g;
      const code = stripped.get(file) ?? stripTypeScriptTypes(readFileSync(file, 'utf8')).replaceAll(counting, '0');
      if (round > 0) stripped.set(file, code);
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}

function killed(killedBy: string, failureMessage: string, nrOfTests: number) {
  return { status: 'killed', killedBy: [killedBy], failureMessage, nrOfTests };
}

async function load(): Promise<Loaded[]> {
  const tests: Loaded[] = [];
  const files = globSync(process.env['MUTANTS_TESTS'] ?? '').filter((file) => !file.endsWith('.server.test.ts'));
  for (const file of files.toSorted()) {
    const fileName = resolve(file);
    await import(pathToFileURL(fileName).href);
    tests.push(...takeStated().map((test, at) => ({ ...test, fileName, id: `${file}#${test.name} ${at}` })));
  }
  return tests;
}

async function failureOf({ run }: Stated): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return String(error);
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: Runner }];
