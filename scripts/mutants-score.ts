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
/** A change that nobody could notice, or that need not be, and why; `was` and `is` are the code before and after. */
export type Accepted = { readonly file: string; readonly was: string; readonly is: string; readonly why: string };

type Score = {
  readonly name: string;
  readonly tried: number;
  readonly noticed: number;
  /** Of those that somebody could notice, in percent. */
  readonly percent: number;
  readonly survivors: readonly string[];
};

const COUNTED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];
const NOTICED = ['Killed', 'Timeout'];

/** How many of a module's changes its tests notice; the ones that are accepted count for neither side. */
export function scoreOf(name: string, mutants: readonly Mutant[], accepted: readonly Accepted[]): Score {
  const counted = mutants.filter(({ status }) => COUNTED.includes(status));
  const noticed = counted.filter(({ status }) => NOTICED.includes(status)).length;
  const silent = counted.filter((mutant) => !NOTICED.includes(mutant.status) && !isAccepted(mutant, accepted));
  const tried = noticed + silent.length;
  return {
    name,
    tried,
    noticed,
    percent: tried === 0 ? 100 : (100 * noticed) / tried,
    survivors: silent.map(
      (mutant) =>
        `${mutant.file}:${mutant.location.start.line} ${oneLine(before(mutant))} → ${oneLine(mutant.replacement ?? '')}${mutant.status === 'NoCoverage' ? ' (no test comes here)' : ''}`,
    ),
  };
}

/** A module's score and what survived, as it is printed. */
export function listed({ name, tried, noticed, percent, survivors }: Score): string {
  const line = `${name.padEnd(16)}${percent.toFixed(1).padStart(6)} %   ${noticed} of ${tried} noticed`;
  return [line, ...survivors.map((one) => `  ${one}`)].join('\n');
}

function isAccepted(mutant: Mutant, accepted: readonly Accepted[]): boolean {
  return accepted.some(
    ({ file, was, is }) =>
      file === mutant.file && was === oneLine(before(mutant)) && is === oneLine(mutant.replacement ?? ''),
  );
}

/** The code that a change replaced. */
function before({ source, location: { start, end } }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

const oneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim();
