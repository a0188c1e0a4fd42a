import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BYTE_ORDER_MARK, csvText } from './csv.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'];
/** As a spreadsheet sees the beginning of a cell once it has dropped what it does not show. */
const BEGINS_A_FORMULA = new RegExp(String.raw`^[\s"\p{Cf}\p{Cc}]*[${SIGNS.join('').replace('-', '\\-')}]`, 'u');

describe('a cell that a spreadsheet could run as a formula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['-x', "'-x"],
    ['-1+1', "'-1+1"],
    ['-2.5%', "'-2.5%"],
    ['@a', "'@a"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－x', "'－x"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['\u00a0=1+1', "'\u00a0=1+1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['"=1+1', `"'""=1+1"`],
    ['x;=1+1', `"x;'=1+1"`],
    ['x; ＝1+1', `"x;' ＝1+1"`],
    ['x;"=1+1"', `"x;'""=1+1"""`],
    ['x\t=1+1', `"x\t'=1+1"`],
    ['x\n=1+1', `"x\n'=1+1"`],
    ['x\r=1+1', `"x\r'=1+1"`],
    ['\t=1+1', `"'\t'=1+1"`],
    ['x;-5', `"x;'-5"`],
  ])('%j is written as %j', (cell, written) => {
    expect(csvText([[cell]])).toBe(`${written}\r\n`);
  });

  test.each(['-12.50', '12', '0.5', 'Marks & Spencer', 'a = b', 'me@example.com', '2026-03-01', "'=1", ''])(
    '%j is left as it is',
    (cell) => {
      expect(csvText([[cell]])).toBe(`${cell}\r\n`);
    },
  );

  const text = fc
    .array(fc.constantFrom(...SIGNS, ';', ',', '\t', '\n', '\r', ' ', '\u00a0', '\u200b', '"', "'", 'x', '1', '.'), {
      maxLength: 12,
    })
    .map((pieces) => pieces.join(''));

  test('begins no cell, whichever sign the spreadsheet takes for the end of a cell', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        // The first is no number, which may begin with its sign.
        const written = csvText([['first', ...cells]]);
        for (const read of [cellsOf(written, ','), written.split(/[;\t\r\n]/)])
          expect(
            read.filter((cell) => BEGINS_A_FORMULA.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)),
            JSON.stringify(written),
          ).toEqual([]);
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 3000) },
    );
  });

  test('loses nothing but gains quotes: what was written stands in it in its order', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const plain = (list: readonly string[]) => list.map((cell) => cell.replaceAll("'", ''));
        expect(plain(cellsOf(csvText([cells]), ',').slice(0, -1))).toEqual(plain(cells));
      }),
    );
  });
});

/** RFC 4180, read by another hand than the one that writes: cells of all rows, and one after the last line. */
function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at] ?? '';
    const last = cells.length - 1;
    if (sign === '"' && isQuoted && csv[at + 1] === '"') {
      cells[last] += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) cells.push('');
    else if (!isQuoted && sign === '\r' && csv[at + 1] === '\n') {
      cells.push('');
      at += 1;
    } else cells[last] += sign;
  }
  return cells;
}

test('rows end with a carriage return and a line feed each (RFC 4180)', () => {
  expect(csvText([['a', 'b'], ['c']])).toBe('a,b\r\nc\r\n');
});

test.each(['12', '-12', '12.5', '-12.5'])('a number such as %s is no formula, whatever its sign', (number) => {
  expect(csvText([[number]])).toBe(`${number}\r\n`);
});

test('the mark before the first row is the one that spreadsheets know UTF-8 by', () => {
  expect([...new TextEncoder().encode(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
});
