import { SCREENS } from './specification-rows-screens.ts';
import { CONSTANTS, ERRORS, type Row } from './specification-rows.ts';

/** A test whose title says which row of the specification it proves. */
export type Proof = {
  readonly section: '2' | '8' | '9';
  readonly row: string;
  readonly file: string;
  readonly title: string;
};

/** A title as it stands after `test(` or after the rows of `test.each(…)`: the first thing in its brackets. */
const TITLE = /(\.\w+)?\(\s*(['"`])((?:\\.|(?!\2)[^\\])*\[§[289] (?:\\.|(?!\2)[^\\])*)\2/g;
const NAME = /\[§([289]) ([^\]]+)\]/g;
/** What would let a test name a row without running. */
const NOT_RUN = ['.skip', '.todo', '.fixme', '.fails', '.fail', '.skipIf', '.runIf'];
/** What would let all tests within it not run. */
const BLOCK_NOT_RUN = /\bdescribe\.(skip|todo|fixme|skipIf|runIf)\b/;

/** What would let a step within a test not run. */
const TEST_NOT_RUN = /\btest\.(skip|fixme|fail)\b/;
/** What is on a screen, a browser sees (§2). */
const IN_A_BROWSER = /^e2e\/.*\.journey\.ts$/;

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
            section: section as Proof['section'],
            row,
            file,
            title: title.replaceAll(NAME, '').trim(),
          }))
          .filter(({ section }) => section !== '2' || IN_A_BROWSER.test(file)),
  );
}

/** Rows that no test names, and names in tests that are no row. */
export function gapsOf(proofs: readonly Proof[]): { unproven: string[]; unknown: string[] } {
  const rows = [...SCREENS.map(keyOf('2')), ...ERRORS.map(keyOf('8')), ...CONSTANTS.map(keyOf('9'))];
  const named = proofs.map(({ section, row }) => `§${section} ${row}`);
  return {
    unproven: rows.filter((row) => !named.includes(row)),
    unknown: [...new Set(named.filter((name) => !rows.includes(name)))],
  };
}

function keyOf(section: Proof['section']): (row: Row) => string {
  return ({ name }) => `§${section} ${name}`;
}

/** The page `docs/specification-coverage.md`. */
export function coveragePage(proofs: readonly Proof[]): string {
  return [
    '# What of the specification is proven by which test',
    '',
    'Written by `npm run specification` from the titles of the tests; `npm test` fails where a row has no test, or where',
    'this page is not what the tests say.',
    ...table('2', 'screens and routes, each seen in a browser', SCREENS, proofs),
    ...table('8', 'the error catalogue', ERRORS, proofs),
    ...table('9', 'business constants and limits', CONSTANTS, proofs),
    '',
  ].join('\n');
}

function table(section: Proof['section'], title: string, rows: readonly Row[], proofs: readonly Proof[]): string[] {
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
