/** What the runner writes of each file. */
export type Mutants = { readonly files: Readonly<Record<string, { source: string; mutants: Found[] }>> };
type Place = { readonly line: number; readonly column: number };
type Found = {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  /** Lines and columns from 1. */
  readonly location: { readonly start: Place; readonly end: Place };
};
/** One change of the code, and what came of it. */
export type Mutant = Found & { readonly file: string; readonly source: string };
/** A change that nobody could notice, or that need not be, and why; `was` and `is` are the whole lines before and after, as one. */
export type Accepted = { readonly file: string; readonly was: string; readonly is: string; readonly why: string };

/** A module's row of the table. */
type Row = {
  readonly name: string;
  readonly tried: number;
  readonly noticed: number;
  /** Of those that somebody could notice, in percent. */
  readonly percent: number;
  /** The files of the module that nobody tried as they are now. */
  readonly untried: readonly string[];
};
export type Score = Row & {
  readonly survivors: readonly string[];
};

const COUNTED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];
const NOTICED = ['Killed', 'Timeout'];

/** Whether a test failed of the change, or never ended. */
export function isNoticed({ status }: Pick<Mutant, 'status'>): boolean {
  return NOTICED.includes(status);
}

/** The module that a file is of: the name of its folder. */
export function moduleOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}

/** How many of a module's changes its tests notice; the ones that are accepted count for neither side. */
export function scoreOf(
  name: string,
  mutants: readonly Mutant[],
  accepted: readonly Accepted[],
  untried: readonly string[] = [],
): Score {
  const counted = mutants.filter(({ status }) => COUNTED.includes(status));
  const noticed = counted.filter(isNoticed).length;
  const silent = counted.filter((mutant) => !isNoticed(mutant) && !isAccepted(mutant, accepted));
  return {
    ...rowOf(name, noticed, noticed + silent.length, untried),
    survivors: silent.map((mutant) => {
      const where = `${mutant.file}:${mutant.location.start.line}`;
      const { was, is } = linesOf(mutant);
      return `${where}${mutant.status === 'NoCoverage' ? ' (no test comes here)' : ''}\n    - ${was}\n    + ${is}`;
    }),
  };
}

/** A module's score and what survived, as it is printed. */
export function listed({ name, tried, noticed, percent, survivors }: Score): string {
  const line = `${name.padEnd(16)}${percent.toFixed(1).padStart(6)} %   ${noticed} of ${tried} noticed`;
  return [line, ...survivors.map((one) => `  ${one}`)].join('\n');
}

/** The page of scores: what was known, and in its place what is known now. */
export function pageOf(known: readonly Row[], now: readonly Row[]): string {
  const rows = new Map([...known, ...now].map((row) => [row.name, row]));
  const lines = [...rows.values()]
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(
      ({ name, tried, noticed, percent, untried }) =>
        `| ${name} | ${percent.toFixed(1)} | ${noticed} of ${tried} | ${untried.join(', ')} |`,
    );
  return [...INTRODUCTION, ...lines, ''].join('\n');
}

const INTRODUCTION = [
  '# How much the tests notice',
  '',
  'Written by `npm run mutants` ([decision 081](decisions/081-the-tests-are-tested.md)). Each rule is changed in small ways, one at a time; noticed is a change that makes a unit test fail.',
  '',
  '| module | percent | noticed | files not tried |',
  '| --- | ---: | ---: | --- |',
];

/** The rows of a page that was written before. */
export function rowsOf(page: string): Row[] {
  return [...page.matchAll(/^\| (\S+) \| [\d.]+ \| (\d+) of (\d+) \|(.*?)\|?$/gm)].map(
    ([, name = '', noticed, tried, untried = '']) =>
      rowOf(
        name,
        Number(noticed),
        Number(tried),
        untried
          .split(',')
          .map((file) => file.trim())
          .filter(Boolean),
      ),
  );
}

function rowOf(name: string, noticed: number, tried: number, untried: readonly string[]): Row {
  return { name, tried, noticed, untried, percent: tried === 0 ? 100 : (100 * noticed) / tried };
}

function isAccepted(mutant: Mutant, accepted: readonly Accepted[]): boolean {
  const { was, is } = linesOf(mutant);
  return accepted.some((one) => one.file === mutant.file && one.was === was && one.is === is);
}

/** The lines that a change is in, before and after it, each as one. */
function linesOf({ source, location: { start, end }, replacement = '' }: Mutant): { was: string; is: string } {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const head = lines[0]?.slice(0, start.column - 1) ?? '';
  const tail = lines.at(-1)?.slice(end.column - 1) ?? '';
  return { was: oneLine(lines.join('\n')), is: oneLine(head + replacement + tail) };
}

const oneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim();
