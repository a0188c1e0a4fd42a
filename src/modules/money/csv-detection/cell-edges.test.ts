import { describe, expect, it } from 'vitest';
import {
  bestRecords,
  isEmpty,
  lineTooLong,
  looksLikeMovement,
  recordsOf,
  spread,
  type TextRecord,
  unbrokenRecords,
} from './cells.ts';
import { unwrapped } from './quotes.ts';
import { LIMITS } from './model.ts';

const cellsOf = (records: readonly TextRecord[]): string[][] => records.map(({ cells }) => cells);

describe('the cells of a line', () => {
  it.each<[what: string, text: string, cells: string[][]]>([
    ['nothing', '', []],
    ['a line that is not ended', 'a,b', [['a', 'b']]],
    ['an empty line', 'a\n\nb\n', [['a'], [''], ['b']]],
    ['a delimiter at the end', 'a,\n', [['a', '']]],
    ['spaces around quotes', '  "a,b"  ,c\n', [['a,b', 'c']]],
    [
      'a line ended as on Windows',
      '"a","b"\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a quoted cell at the very end', 'a,"b,c"', [['a', 'b,c']]],
    ['an empty quoted cell', '"",a\n', [['', 'a']]],
    ['words behind a quote', '"a"x,b\n', [['"a"x', 'b']]],
    ['words behind a quote, and a quote in the next line', '"a"x\n"b",c\n', [['"a"x'], ['b', 'c']]],
    ['a quote within', 'a"b,c\n', [['a"b', 'c']]],
    ['two quotes within', 'x"y",c\n', [['x"y"', 'c']]],
    ['a quote at the end', 'a" ,c\n', [['a', 'c']]],
    ['a quote that is not closed, before another cell', '"a,b\n', [['a', 'b']]],
    ['nothing but quotes', 'a,"""\n', [['a', '']]],
  ])('%s', (_, text, cells) => {
    expect(cellsOf(recordsOf(text, ','))).toEqual(cells);
  });

  it('keep their text, without what ends the line', () => {
    expect(recordsOf('a, b \r\nc\n', ',').map(({ text }) => text)).toEqual(['a, b', 'c']);
  });

  it('run over as many lines as a bank writes, or none where they must not', () => {
    const over = (breaks: number) => recordsOf(`"a${'\n'.repeat(breaks)}b",c\n`, ',').length;
    expect([over(20), over(21)]).toEqual([1, 22]);
    expect(cellsOf(recordsOf('"a\nb",c\n', ',', true))).toEqual([['a'], ['b', 'c']]);
  });

  it('are as long as a bank writes them', () => {
    const of = (length: number) => recordsOf(`"${'x'.repeat(length)}",c\n`, ',')[0]?.cells[0]?.length;
    expect([of(19_998), of(19_999)]).toEqual([19_998, 20_001]);
  });

  it('are read until there are too many of them, or too many lines', () => {
    const [last] = recordsOf(`${','.repeat(LIMITS.columns)}\nb\n`, ',').slice(-1);
    expect(last?.cells).toHaveLength(LIMITS.columns + 1);
    expect(recordsOf(`${','.repeat(LIMITS.columns + 50)}\nb\n`, ',')[0]?.cells).toHaveLength(LIMITS.columns + 1);
    expect(recordsOf(`${','.repeat(LIMITS.columns - 1)}\nb\n`, ',')).toHaveLength(2);
    expect(recordsOf('a\n'.repeat(LIMITS.lines + 5), ',')).toHaveLength(LIMITS.lines + 1);
  });
});

describe('a line longer than a bank writes', () => {
  const longest = 'x'.repeat(LIMITS.lineLength);

  it.each<[string, string, number | null]>([
    ['nothing', '', null],
    ['the longest', `${longest}\n${longest}`, null],
    ['a longer one', `${longest}x`, 1],
    ['a longer one, ended', `${longest}x\na\n`, 1],
    ['a longer one in the third line', `a\n\n${longest}x\n`, 3],
  ])('%s', (_, text, line) => {
    expect(lineTooLong(text)).toBe(line);
  });
});

describe('lines in quotes as a whole', () => {
  it.each<[what: string, text: string, plain: string]>([
    ['each', '"a,b"\n"c,d"\n', 'a,b\nc,d\n'],
    ['ended as on Windows', '"a;b"\r\n"c;d"\r\n', 'a;b\nc;d\n'],
    ['with cells in quotes of their own', '"a,""x"""\n"b,""y"""', 'a,"x"\nb,"y"'],
    ['with an empty line between', '"a|b"\n\n"c|d"', 'a|b\n\nc|d'],
    ['with one beyond the fortieth that is not', `${'"a,b"\n'.repeat(40)}c,d`, `${'a,b\n'.repeat(40)}c,d`],
  ])('%s stand there without them', (_, text, plain) => {
    expect(unwrapped(text)).toBe(plain);
  });

  it.each([
    ['one line alone', '"a,b"\n'],
    ['one that is not', '"a,b"\nc,d\n'],
    ['quotes around each cell', '"a","b"\n"c","d"\n'],
    ['one cell each', '"a"\n"b"\n'],
    ['words before them', 'x "a,b"\nx "c,d"\n'],
    ['words behind them', '"a,b" x\n"c,d" x\n'],
  ])('but not %s', (_, text) => {
    expect(unwrapped(text)).toBe(text);
  });
});

describe('quotes that swallow most lines', () => {
  it.each<[what: string, text: string, count: number]>([
    ['of five lines all but one', '"a\nb\nc\nd\ne",x', 5],
    ['of four lines half', '"a\nb\nc",x\nd,e', 2],
    ['of three lines all', '"a\nb\nc",x', 1],
    ['of four lines all', '"a\nb\nc\nd",x', 4],
  ])('%s', (_, text, count) => {
    expect(unbrokenRecords(text, ',')).toHaveLength(count);
  });
});

it.each<[cells: string[], isMovement: boolean]>([
  [['2026-01-01', '5.00'], true],
  [['5.00', 'Shop', '2026-01-01'], true],
  [['2026-01-01', 'Shop'], false],
  [['5.00', 'Shop'], false],
  [['2026-01-01', '2026-01-02'], false],
  [['2026-01-01', ''], false],
])('%j looks like a movement of money: %j', (cells, isMovement) => {
  expect(looksLikeMovement(cells)).toBe(isMovement);
});

it('a record of empty cells says nothing', () => {
  const record = (cells: string[]): TextRecord => ({ line: 1, cells, text: '' });
  expect([isEmpty(record(['', ''])), isEmpty(record(['', 'a'])), isEmpty(record([]))]).toEqual([true, false, true]);
});

it('six hundred records, spread over all, tell what the others are like', () => {
  const records = Array.from({ length: 1200 }, (_, at): TextRecord => ({ line: at, cells: [], text: '' }));
  expect(spread(records.slice(0, 600)).map(({ line }) => line)).toEqual(records.slice(0, 600).map(({ line }) => line));
  const some = spread(records).map(({ line }) => line);
  expect([some.length, some[0], some[1], some.at(-1)]).toEqual([600, 0, 2, 1198]);
  expect(spread(records.slice(0, 601))).toHaveLength(600);
});

describe('where no line is a movement', () => {
  it.each([
    ['the delimiter that parts most lines alike', 'a;b\nc;d\ne,f\n', ';'],
    ['the first of two that part as many', 'a;b\nc,d\n', ','],
    ['a comma where nothing is parted', 'a\nb\n', ','],
    ['a comma where there is nothing', '', ','],
    ['that of a movement, though others part more lines', 'a;b\nc;d\ne;f\n2026-01-01,5.00\n', ','],
  ])('%s counts', (_, text, delimiter) => {
    expect(bestRecords(text).delimiter).toBe(delimiter);
  });
});
