import { describe, expect, test } from 'vitest';
import { listed, moduleOf, type Mutant, pageOf, rowsOf, scoreOf } from './mutants-score.ts';

const file = 'src/modules/tills/rules.ts';
const source = 'const LEAST = 5;\nexport const opens = (cents: number) =>\n  cents >= LEAST;\n';

/** The change of `cents >= LEAST` in the third line. */
function change(status: string, replacement = 'cents > LEAST'): Mutant {
  const location = { start: { line: 3, column: 3 }, end: { line: 3, column: 17 } };
  return { mutatorName: 'EqualityOperator', replacement, status, location, file, source };
}

describe('the score of a module', () => {
  test('counts what a test failed of or never ended of as noticed, and what no test reaches as not', () => {
    const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map((status) => change(status));
    expect(scoreOf('tills', mutants, [])).toMatchObject({ tried: 4, noticed: 2, percent: 50 });
  });

  test('leaves out what could not be tried', () => {
    const mutants = ['Killed', 'CompileError', 'RuntimeError', 'Ignored', 'Pending'].map((status) => change(status));
    expect(scoreOf('tills', mutants, [])).toMatchObject({ tried: 1, noticed: 1, percent: 100 });
  });

  test('of a module without anything to change is whole', () => {
    expect(scoreOf('tills', [], [])).toMatchObject({ tried: 0, noticed: 0, percent: 100, survivors: [] });
  });

  test('counts an accepted change for neither side, and only the very same one', () => {
    const mutants = [change('Killed'), change('Survived'), change('Survived', 'true')];
    const accepted = [{ file, was: 'cents >= LEAST;', is: 'cents > LEAST;', why: 'nobody pays half a cent' }];
    expect(scoreOf('tills', mutants, accepted)).toMatchObject({
      tried: 2,
      noticed: 1,
      survivors: [`${file}:3\n    - cents >= LEAST;\n    + true;`],
    });
    expect(
      scoreOf('tills', mutants, [
        { file: 'src/modules/coins/rules.ts', was: 'cents >= LEAST;', is: 'cents > LEAST;', why: '' },
      ]).tried,
    ).toBe(3);
  });

  test('still counts an accepted change as noticed where a test notices it', () => {
    const accepted = [{ file, was: 'cents >= LEAST;', is: 'cents > LEAST;', why: 'nobody pays half a cent' }];
    expect(scoreOf('tills', [change('Killed')], accepted)).toMatchObject({ tried: 1, noticed: 1 });
  });
});

describe('a survivor', () => {
  test('is listed with its line, before and after', () => {
    expect(scoreOf('tills', [change('Survived')], []).survivors).toEqual([
      `${file}:3\n    - cents >= LEAST;\n    + cents > LEAST;`,
    ]);
  });

  test('over several lines is listed on one', () => {
    const location = { start: { line: 2, column: 22 }, end: { line: 3, column: 17 } };
    const mutant = { ...change('Survived', '() =>\n   undefined'), location };
    expect(scoreOf('tills', [mutant], []).survivors).toEqual([
      `${file}:2\n    - export const opens = (cents: number) => cents >= LEAST;\n    + export const opens = () => undefined;`,
    ]);
  });

  test('that no test reaches says so', () => {
    expect(scoreOf('tills', [change('NoCoverage')], []).survivors).toEqual([
      `${file}:3 (no test comes here)\n    - cents >= LEAST;\n    + cents > LEAST;`,
    ]);
  });

  test('is printed under the score', () => {
    expect(listed(scoreOf('tills', [change('Killed'), change('Survived')], []))).toBe(
      `tills             50.0 %   1 of 2 noticed\n  ${file}:3\n    - cents >= LEAST;\n    + cents > LEAST;`,
    );
  });
});

test('a file is of the module that its folder is named after', () => {
  expect([moduleOf(file), moduleOf('src/kernel/money.ts')]).toEqual(['tills', 'kernel']);
});

describe('the page of scores', () => {
  const tills = { name: 'tills', noticed: 9, tried: 12, percent: 75, untried: ['coins', 'notes'] };
  const coins = { name: 'coins', noticed: 0, tried: 0, percent: 100, untried: [] };

  test('lists modules by name, each once', () => {
    const page = pageOf([], [tills, coins]);
    expect(page).toContain('| coins | 100.0 | 0 of 0 |  |\n| tills | 75.0 | 9 of 12 | coins, notes |\n');
    expect(rowsOf(page)).toEqual([coins, tills]);
  });

  test('is read as it was written before it named files', () => {
    expect(rowsOf('| coins | 100.0 | 0 of 0 |\n')).toEqual([coins]);
  });

  test('keeps what was known of modules that were not tried again', () => {
    const better = { ...tills, noticed: 12, percent: 100 };
    expect(rowsOf(pageOf([tills, coins], [better]))).toEqual([coins, better]);
  });
});
