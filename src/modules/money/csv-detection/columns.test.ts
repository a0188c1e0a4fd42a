import { describe, expect, test } from 'vitest';
import { findTable, rolesByWords, tableBy } from './columns.ts';
import type { TextRecord } from './cells.ts';
import type { CsvMapping } from './model.ts';

/** Records of a text, a line each; cells are parted by bars. */
const records = (...lines: string[]): TextRecord[] =>
  lines.map((text, at) => ({ line: at + 1, cells: text.split('|'), text }));

const HEADING = 'Date|Description|Amount';
const ROW = '2026-01-13|Rent|-5.00';
/** Above the rows it keeps a heading from standing right above them. */
const NOTE = 'in rand';
const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

/** Where a table stands: how many lines are above it, its heading, how many below. */
function standing(...lines: string[]) {
  const { preamble, heading, body } = findTable(records(...lines));
  return [preamble.length, heading?.text ?? null, body.length];
}

describe('the heading of a table', () => {
  test.each<[what: string, lines: string[], found: ReturnType<typeof standing>]>([
    ['stands above its rows', [HEADING, ROW], [0, HEADING, 1]],
    ['stands below other lines', ['Bank', '', HEADING, ROW, ROW], [2, HEADING, 2]],
    ['need not stand right above its rows', [HEADING, 'in rand', ROW], [0, HEADING, 2]],
    ['is the last of those that are as good', [HEADING, 'Day|Details|Amount', ROW], [1, 'Day|Details|Amount', 1]],
    ['is the one with the most words we know', [HEADING, 'Date|Amount', ROW], [0, HEADING, 2]],
    ['has no day or figure among its cells', [`${HEADING}|5.00`, ROW], [1, null, 1]],
    ['has no written day among its cells', [`${HEADING}|2026-01-13`, ROW], [1, null, 1]],
    ['may have empty cells', [`|${HEADING}|`, `|${ROW}|`], [0, `|${HEADING}|`, 1]],
    ['may have words we do not know', [`Foo|${HEADING}`, `x|${ROW}`], [0, `Foo|${HEADING}`, 1]],
    ['needs a day and one other word', ['Date|Amount', '2026-01-13|5.00'], [0, 'Date|Amount', 1]],
    ['has two meanings', ['Date|Date', '2026-01-13|5.00'], [1, null, 1]],
    ['without a day needs three words', ['Description|Amount', NOTE, 'Rent|2026-01-13|-5.00'], [2, null, 1]],
    ['without a day has money', ['Payee|Description|Amount', NOTE, ROW], [0, 'Payee|Description|Amount', 2]],
    ['without a day has money in', ['Payee|Foo|Money in|Reference', NOTE, ROW], [0, 'Payee|Foo|Money in|Reference', 2]],
    [
      'without a day has money out',
      ['Payee|Foo|Money out|Reference', NOTE, ROW],
      [0, 'Payee|Foo|Money out|Reference', 2],
    ],
    ['without a day has a balance', ['Payee|Foo|Balance|Reference', NOTE, ROW], [0, 'Payee|Foo|Balance|Reference', 2]],
    ['without a day has a marker', ['Payee|Foo|Dr/Cr|Reference', NOTE, ROW], [0, 'Payee|Foo|Dr/Cr|Reference', 2]],
    [
      'without a day may have a value day',
      ['Payee|Value date|Reference', NOTE, ROW],
      [0, 'Payee|Value date|Reference', 2],
    ],
    ['names days or money', ['Payee|Reference|Foo|Status|x', ROW], [1, null, 1]],
    ['is not there', [ROW, ROW], [0, null, 2]],
    ['stands alone in a file without rows', ['Bank', HEADING], [1, HEADING, 0]],
    ['is not there in a file without rows or words', ['Bank', 'Statement'], [0, null, 2]],
    ['is not there in a file without anything', [], [0, null, 0]],
  ])('%s', (_, lines, found) => {
    expect(standing(...lines)).toEqual(found);
  });

  test('is looked for among the two hundred lines above the rows', () => {
    expect(standing(HEADING, ...times(199, 'x'), ROW)).toEqual([0, HEADING, 200]);
    expect(standing(HEADING, ...times(200, 'x'), ROW)).toEqual([201, null, 1]);
  });

  test('is looked for among the first hundred lines of a file without rows', () => {
    expect(standing(...times(99, 'x'), HEADING)).toEqual([99, HEADING, 0]);
    expect(standing(...times(100, 'x'), HEADING)).toEqual([0, null, 101]);
  });

  test('has cells of a hundred and twenty letters at most', () => {
    const long = `Date ${'x'.repeat(115)}`;
    expect(standing(`${long}|Amount`, '2026-01-13|5.00')).toEqual([0, `${long}|Amount`, 1]);
    expect(standing(`${long}x|Amount`, '2026-01-13|5.00')).toEqual([1, null, 1]);
  });
});

describe('a heading below lines that look like rows', () => {
  const PERIOD = 'From 2026|2026-01-01|31.00';

  test.each<[what: string, lines: string[], found: ReturnType<typeof standing>]>([
    ['is found behind one', [PERIOD, HEADING, ROW], [1, HEADING, 1]],
    ['is found behind three', [...times(3, PERIOD), HEADING, ROW], [3, HEADING, 1]],
    ['is not found behind four', [...times(4, PERIOD), HEADING, ROW], [0, null, 6]],
    ['is found behind three and other lines', [...times(3, PERIOD), '', HEADING, ROW], [4, HEADING, 1]],
    ['needs three words', [PERIOD, 'Date|Amount', ROW], [0, null, 3]],
    ['needs rows below it', [PERIOD, HEADING], [0, null, 2]],
    ['needs them within nineteen lines', [PERIOD, HEADING, ...times(18, 'x'), ROW], [1, HEADING, 19]],
    ['needs them no further down', [PERIOD, HEADING, ...times(19, 'x'), ROW], [0, null, 22]],
    ['stands within a hundred lines', [PERIOD, ...times(98, 'x'), HEADING, ROW], [99, HEADING, 1]],
    ['stands no further down', [PERIOD, ...times(99, 'x'), HEADING, ROW], [0, null, 102]],
    [
      'is counted from the first of them',
      [...times(50, 'x'), PERIOD, ...times(60, 'x'), HEADING, ROW],
      [111, HEADING, 1],
    ],
    ['is the first one', [PERIOD, HEADING, ROW, HEADING, ROW], [1, HEADING, 3]],
  ])('%s', (_, lines, found) => {
    expect(standing(...lines)).toEqual(found);
  });
});

describe('a heading in a language we do not know', () => {
  const WORDS = 'Foo|Bar|Baz';

  test.each<[what: string, lines: string[], found: ReturnType<typeof standing>]>([
    ['stands right above the rows', ['Bank', WORDS, ROW], [1, WORDS, 1]],
    ['stands nowhere else', [WORDS, 'Bank', ROW], [2, null, 1]],
    ['may lack a column', [WORDS, `${ROW}|x`], [0, WORDS, 1]],
    ['may have one more', [`${WORDS}|Qux`, ROW], [0, `${WORDS}|Qux`, 1]],
    ['lacks no two', [WORDS, `${ROW}|x|y`], [1, null, 1]],
    ['has no two more', [`${WORDS}|Qux|Quux`, ROW], [1, null, 1]],
    ['has three words', ['Foo|Bar|', ROW], [1, null, 1]],
    ['may lack words for two columns', ['Foo|Bar|Baz||', `${ROW}|x|y`], [0, 'Foo|Bar|Baz||', 1]],
    ['lacks words for no three', ['Foo|Bar|Baz|||', `${ROW}|x|y|z`], [1, null, 1]],
    ['has no figures', ['Foo|Bar|5.00', ROW], [1, null, 1]],
    ['has no figures beside a word', ['Foo|Bar|R 5.00', ROW], [1, null, 1]],
    ['has no days', ['Foo|Bar|13 Jan 2026', ROW], [1, null, 1]],
    ['has letters in every cell', ['Foo|Bar|#', ROW], [1, null, 1]],
    ['has three different words', ['Foo|Bar|Foo', ROW], [1, null, 1]],
    ['may have a word twice', [`${WORDS}|Foo`, `${ROW}|x`], [0, `${WORDS}|Foo`, 1]],
    ['has short words', [`Foo|Bar|${'x'.repeat(120)}`, ROW], [0, `Foo|Bar|${'x'.repeat(120)}`, 1]],
    ['has no long ones', [`Foo|Bar|${'x'.repeat(121)}`, ROW], [1, null, 1]],
  ])('%s', (_, lines, found) => {
    expect(standing(...lines)).toEqual(found);
  });
});

describe('the table of a mapping', () => {
  const MAPPING: CsvMapping = {
    delimiter: ',',
    heading: null,
    skipLines: 0,
    columns: ['day', 'description', 'amount'],
    dateOrder: null,
    decimal: null,
    sign: null,
  };
  function by(mapping: Partial<CsvMapping>, ...lines: string[]) {
    const table = tableBy({ ...MAPPING, ...mapping }, records(...lines));
    return table === null ? null : [table.preamble.length, table.heading?.text ?? null, table.body.length];
  }

  test.each<[skipLines: number, found: (number | null)[]]>([
    [0, [0, null, 3]],
    [1, [1, null, 2]],
    [2, [2, null, 1]],
    [3, [3, null, 0]],
    [9, [3, null, 0]],
  ])('without a heading begins behind %i lines', (skipLines, found) => {
    expect(by({ skipLines }, ROW, ROW, ROW)).toEqual(found);
  });

  test('counts lines, not records', () => {
    const [first, second] = records(ROW, ROW);
    const later = [first, second].flatMap((record) =>
      record === undefined ? [] : [{ ...record, line: record.line + 5 }],
    );
    expect(tableBy({ ...MAPPING, skipLines: 6 }, later)?.body).toEqual(later.slice(1));
  });

  test.each<[what: string, heading: string[], lines: string[], found: (number | null | string)[] | null]>([
    ['as written', ['Date', 'Description', 'Amount'], ['x', HEADING, ROW], [1, HEADING, 1]],
    ['in other letters', ['DATE', 'description', 'Amount (R)'], [HEADING, ROW], [0, HEADING, 1]],
    ['with empty columns at its end', ['Date', 'Description', 'Amount', ''], [HEADING, ROW], [0, HEADING, 1]],
    ['in a file with empty columns', ['Date', 'Description', 'Amount'], [`${HEADING}|`, ROW], [0, `${HEADING}|`, 1]],
    ['of other words', ['Date', 'Details', 'Amount'], [HEADING, ROW], null],
    ['with a column less', ['Date', 'Description'], [HEADING, ROW], null],
    ['with words that run together', ['Date', 'DescriptionAmount'], [HEADING, ROW], null],
    ['with an empty column in front', ['', 'Date', 'Description', 'Amount'], [HEADING, ROW], null],
  ])('with a heading %s', (_, heading, lines, found) => {
    expect(by({ heading }, ...lines)).toEqual(found);
  });
});

test('words alone give columns their roles', () => {
  expect(rolesByWords(['Date', 'Foo', 'Amount'])).toEqual(['day', 'ignore', 'amount']);
});
