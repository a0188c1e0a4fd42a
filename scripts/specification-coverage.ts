import { CALLS, ENTITIES, ROLES, STATES, VALIDATION } from './specification-rows-rules.ts';
import { SCREENS } from './specification-rows-screens.ts';
import { CONSTANTS, ERRORS, type Row } from './specification-rows.ts';

export type Section = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** Every section with its rows, as the page lists them. */
export const SECTIONS: readonly { readonly section: Section; readonly title: string; readonly rows: readonly Row[] }[] =
  [
    { section: '2', title: 'screens and routes, each seen in a browser', rows: SCREENS },
    { section: '3', title: 'entities and their fields', rows: ENTITIES },
    { section: '4', title: 'states and transitions', rows: STATES },
    { section: '5', title: 'validation rules', rows: VALIDATION },
    { section: '6', title: 'roles and permissions', rows: ROLES },
    { section: '7', title: 'the calls', rows: CALLS },
    { section: '8', title: 'the error catalogue', rows: ERRORS },
    { section: '9', title: 'business constants and limits', rows: CONSTANTS },
  ];

/** A test whose title says which row of the specification it proves. */
export type Proof = {
  readonly section: Section;
  readonly row: string;
  readonly file: string;
  readonly title: string;
};

/** A title as it stands after `test(` or after the rows of `test.each(…)`: the first thing in its brackets. */
const TITLE = /(\.\w+)?\(\s*(['"`])((?:\\.|(?!\2)[^\\])*\[§[2-9] (?:\\.|(?!\2)[^\\])*)\2/g;
const NAME = /\[§([2-9]) ([^\]]+)\]/g;
/** What would let a test name a row without running. */
const NOT_RUN = ['.skip', '.todo', '.fixme', '.fails', '.fail', '.skipIf', '.runIf'];
/** What would let all tests within it not run. */
const BLOCK_NOT_RUN = /\bdescribe\.(skip|todo|fixme|skipIf|runIf)\b/;

/** What would let a step within a test not run. */
const TEST_NOT_RUN = /\btest\.(skip|fixme|fail)\b/;
/** What is on a screen, a browser sees (§2); all else is proven through procedures and database, or in a browser. */
const IN_A_BROWSER = /^e2e\/.*\.journey\.ts$/;
const RUNNING = /\.server\.test\.ts$|^e2e\/.*\.journey\.ts$/;
const COUNTS_IN: Readonly<Record<Section, RegExp>> = {
  '2': IN_A_BROWSER,
  '3': RUNNING,
  '4': RUNNING,
  '5': RUNNING,
  '6': RUNNING,
  '7': RUNNING,
  '8': RUNNING,
  '9': RUNNING,
};

/** The proofs in the text of a file of tests. */
export function proofsIn(file: string, text: string): Proof[] {
  if (BLOCK_NOT_RUN.test(text)) return [];
  const code = text.replaceAll(/^\s*(\/\/|\*).*$/gm, '');
  const notRun = TEST_NOT_RUN.test(code) ? [...NOT_RUN, '.step'] : NOT_RUN;
  return [...code.matchAll(TITLE)].flatMap(([, call = '', , title = '']) =>
    notRun.includes(call)
      ? []
      : [...title.matchAll(NAME)]
          .map(([, section = '', row = '']) => ({
            section: section as Section,
            row,
            file,
            title: title.replaceAll(NAME, '').trim(),
          }))
          .filter(({ section }) => COUNTS_IN[section].test(file)),
  );
}

/** Rows that no test names, and names in tests that are no row. */
export function gapsOf(proofs: readonly Proof[]): { unproven: string[]; unknown: string[] } {
  const rows = SECTIONS.flatMap((one) => one.rows.map(({ name }) => `§${one.section} ${name}`));
  const named = proofs.map(({ section, row }) => `§${section} ${row}`);
  return {
    unproven: rows.filter((row) => !named.includes(row)),
    unknown: [...new Set(named.filter((name) => !rows.includes(name)))],
  };
}

/** The page `docs/specification-coverage.md`. */
export function coveragePage(proofs: readonly Proof[]): string {
  return [
    '# What of the specification is proven by which test',
    '',
    'Written by `npm run specification` from the titles of the tests; `npm test` fails where a row has no test, or where',
    'this page is not what the tests say.',
    ...SECTIONS.flatMap(({ section, title, rows }) => table(section, title, rows, proofs)),
    '',
  ].join('\n');
}

function table(section: Section, title: string, rows: readonly Row[], proofs: readonly Proof[]): string[] {
  const testsOf = (name: string) =>
    proofs
      .filter((proof) => proof.section === section && proof.row === name)
      .map(({ file, title: test }) => `\`${file}\`: ${cell(test)}`)
      .toSorted()
      .join('<br>');
  return [
    '',
    `## §${section}: ${title}`,
    '',
    '| Row | What it says | Proven by |',
    '| --- | --- | --- |',
    ...rows.map(({ name, says }) => `| ${cell(name)} | ${cell(says)} | ${testsOf(name) || 'nothing yet'} |`),
  ];
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll(/\\(['"`])/g, '$1');
}
