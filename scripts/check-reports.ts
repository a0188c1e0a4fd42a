import { stripVTControlCharacters } from 'node:util';

/** So many characters of a failure are said again at the end. */
const BRIEF = 1000;

/** What the report of a runner says. `failed` counts tests, and is at least 1 where the step itself did not succeed. */
export type Counts = {
  readonly passed: number;
  readonly failed: number;
  /** The names of tests that left themselves out. */
  readonly skipped: readonly string[];
  /** Each failed test, and what went wrong in it. */
  readonly failures: readonly string[];
  /** Each test that failed once and passed when it was tried again, and what went wrong in it. */
  readonly unsteady: readonly string[];
  /** How long each test took. */
  readonly times: readonly TestTime[];
};

export type TestTime = { readonly name: string; readonly milliseconds: number };

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: [], failures: [], unsteady: [], times: [] };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
      readonly duration?: number | null;
    }[];
  }[];
};

export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ name, ...test })),
  );
  const named = (wanted: (test: (typeof tests)[number]) => boolean) => tests.filter(wanted);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: named(({ status }) => !['passed', 'failed'].includes(status)).map(({ fullName }) => fullName),
    failures: [
      ...testResults.filter(({ message }) => message !== '').map(({ name, message }) => `${name}\n${message}`),
      ...named(({ status }) => status === 'failed').map(
        ({ name, fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`,
      ),
    ],
    // What a test that passed in the end went wrong by before stays in the report.
    unsteady: named(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0).map(
      ({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`,
    ),
    times: tests.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
  };
}

/** The attack counts what it tried: refused is passed, and what succeeded has failed. The crash trials count likewise. */
export function attackCounts(report: string): Counts {
  type Report = Pick<Counts, 'passed' | 'failed' | 'failures'> & Partial<Pick<Counts, 'skipped'>>;
  const { passed, failed, failures, skipped = [] } = JSON.parse(report) as Report;
  return { ...NOTHING, passed, failed, failures, skipped };
}

type PlaywrightSpec = {
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly {
      readonly duration?: number;
      readonly errors: readonly { readonly message?: string }[];
    }[];
  }[];
};
type PlaywrightSuite = { readonly suites?: readonly PlaywrightSuite[]; readonly specs?: readonly PlaywrightSpec[] };

export function playwrightCounts(report: string): Counts {
  const { stats, suites } = JSON.parse(report) as {
    stats: Record<'expected' | 'unexpected' | 'flaky', number>;
    suites: readonly PlaywrightSuite[];
  };
  const specs = suites.flatMap(specsIn);
  const of = (wanted: string) => specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: of('skipped').map(({ title }) => title),
    failures: of('unexpected').map(whatWentWrong),
    unsteady: of('flaky').map(whatWentWrong),
    times: specs.map(({ title, tests }) => ({
      name: title,
      milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0),
    })),
  };
}

/** The tests that took longest, the longest first, a line each. */
export function slowest(times: readonly TestTime[], count: number): string[] {
  return times
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s   ${name}`);
}

function whatWentWrong({ title, tests }: PlaywrightSpec): string {
  const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
  return [title, ...errors.map(({ message }) => message)].join('\n');
}

/**
 * What went wrong, short enough for the end of a long log: how it begins and how it ends, since a browser says last what it
 * waited for; without colours, and of an element its name without its classes.
 */
export function inBrief(text: string): string {
  const plain = stripVTControlCharacters(text).replaceAll(/ (?:class|id|style)="[^"]*"?/g, '');
  return plain.length <= BRIEF ? plain : `${plain.slice(0, BRIEF / 2)}\n[…]\n${plain.slice(-BRIEF / 2)}`;
}

function specsIn({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}
