import { describe, expect, test } from 'vitest';
import { findLayout, hasDaysWithoutYear, missingIn } from './layout.ts';
import { LIMITS, type ColumnRole, type CsvMapping } from './model.ts';

const HEADING = 'Date,Description,Amount';
const ROW = '2026-01-13,Rent,-5.00';
const MAPPING: CsvMapping = {
  delimiter: ',',
  heading: ['Date', 'Description', 'Amount'],
  skipLines: 0,
  columns: ['day', 'bank-text', 'amount'],
  dateOrder: null,
  decimal: null,
  sign: null,
};

/** A table found in these lines; one that is too large is a word. */
function found(lines: readonly string[], mapping?: CsvMapping) {
  const layout = findLayout(`${lines.join('\n')}\n`, mapping);
  if (typeof layout === 'string') throw new Error(layout);
  const { table, roles, wholeDays, delimiter, facts } = layout;
  return {
    delimiter,
    above: table.preamble.length,
    heading: table.heading?.line ?? null,
    cells: table.body.map(({ cells }) => cells.join('|')),
    roles: roles.join(' '),
    wholeDays,
    account: facts.account,
    isMapped: layout.mapping !== undefined,
  };
}

describe('a table without a mapping', () => {
  test('is found below what is said of the account', () => {
    expect(found(['Account: 62000000009', '', HEADING, ROW])).toEqual({
      delimiter: ',',
      above: 2,
      heading: 3,
      cells: ['2026-01-13|Rent|-5.00'],
      roles: 'day description amount',
      wholeDays: null,
      account: '62000000009',
      isMapped: false,
    });
  });

  test('has the delimiter by which it is one', () => {
    expect(found(['Date;Text;Amount', '13.01.2026;Rent, May;-5,00'])).toMatchObject({
      delimiter: ';',
      cells: ['13.01.2026|Rent, May|-5,00'],
    });
  });

  test('may stand in quotes as a whole', () => {
    expect(found([HEADING, ROW, ROW].map((line) => `"${line}"`)).roles).toBe('day description amount');
  });

  test('has its days joined and made whole', () => {
    expect(found(['Year,Month,Day,Amount', '2026,1,13,-5.00'])).toMatchObject({
      cells: ['2026-01-13|-5.00'],
      roles: 'day amount',
    });
    expect(found(['2025-12-15 to 2026-01-15', HEADING, '13 Jan,Rent,-5.00'])).toMatchObject({
      cells: ['2026-01-13|Rent|-5.00'],
      wholeDays: 'The dates have no year, so we use the year of the period in the file.',
    });
  });

  test.each<[what: string, lines: string[], cells: string[], roles: string]>([
    [
      'with thousands that are parted',
      [HEADING, '2026-01-13,Rent,-5,000.00'],
      ['2026-01-13|Rent|-5,000.00'],
      'day description amount',
    ],
    [
      'with a text that is parted',
      [HEADING, ROW, '2026-01-13,Rent,May,-5.00'],
      ['2026-01-13|Rent|-5.00', '2026-01-13|Rent, May|-5.00'],
      'day description amount',
    ],
    [
      'with a last column that has no name',
      [HEADING, '2026-01-13,Rent,-5.00,x', '2026-01-14,Rent,-6.00,y'],
      ['2026-01-13|Rent|-5.00|x', '2026-01-14|Rent|-6.00|y'],
      'day description amount ignore',
    ],
    [
      'with a last column that has no name, and a footer',
      [HEADING, '2026-01-13,Rent,-5.00,x', 'The end', 'a,b'],
      ['2026-01-13|Rent|-5.00|x', 'The end', 'a|b'],
      'day description amount ignore',
    ],
    [
      'with more names than cells',
      [`${HEADING},Balance`, ROW],
      ['2026-01-13|Rent|-5.00'],
      'day description amount balance',
    ],
    [
      'without a heading',
      [ROW, '2026-01-14,Food,-6.00'],
      ['2026-01-13|Rent|-5.00', '2026-01-14|Food|-6.00'],
      'day description amount',
    ],
    [
      'without a heading, as wide as most of its lines, with a text that is parted',
      [ROW, '2026-01-14,Food,-6.00', '2026-01-15,Food,Drink,-6.00'],
      ['2026-01-13|Rent|-5.00', '2026-01-14|Food|-6.00', '2026-01-15|Food, Drink|-6.00'],
      'day description amount',
    ],
    [
      'without a heading, as wide as the wider half of its lines',
      [ROW, '2026-01-14,Food,Drink,-6.00'],
      ['2026-01-13|Rent|-5.00', '2026-01-14|Food|Drink|-6.00'],
      'day description ignore amount',
    ],
    [
      'with columns that only words tell where nothing moves',
      [HEADING, '2026-01-13,Rent,none', 'The end'],
      ['2026-01-13|Rent|none', 'The end'],
      'day description ignore',
    ],
    [
      'with a last column of words that has no name, and a footer',
      ['Date,Amount,Description', '2026-01-13,-5.00,Rent,x', '2026-01-14,-6.00,Food,y', 'a,b'],
      ['2026-01-13|-5.00|Rent|x', '2026-01-14|-6.00|Food|y', 'a|b'],
      'day amount description ignore',
    ],
    [
      'without a heading, where few lines are as wide as most',
      [
        ROW,
        ROW,
        ROW,
        '2026-01-14,a,b,-6.00',
        '2026-01-14,a,b,-6.00',
        '2026-01-15,a,b,c,-6.00',
        '2026-01-15,a,b,c,-6.00',
      ],
      [
        ...Array.from({ length: 3 }, () => '2026-01-13|Rent|-5.00'),
        ...Array.from({ length: 2 }, () => '2026-01-14|a, b|-6.00'),
        ...Array.from({ length: 2 }, () => '2026-01-15|a, b, c|-6.00'),
      ],
      'day description amount',
    ],
    [
      'without a heading, but with a footer',
      [ROW, 'The end', 'of it'],
      ['2026-01-13|Rent|-5.00', 'The end', 'of it'],
      'day description amount',
    ],
    [
      'without a heading, of codes',
      ['2026-01-13,Rent,-5.00,ZAR', '2026-01-14,Food,-6.00,ZAR'],
      ['2026-01-13|Rent|-5.00|ZAR', '2026-01-14|Food|-6.00|ZAR'],
      'day description amount currency',
    ],
    [
      'with codes below a word we do not know',
      [`${HEADING},Foo`, `${ROW},ZAR`],
      ['2026-01-13|Rent|-5.00|ZAR'],
      'day description amount ignore',
    ],
    [
      'without a heading, where nothing moves',
      ['2026-01-13,Rent', 'The end', 'of it', 'all'],
      ['2026-01-13|Rent', 'The end', 'of it', 'all'],
      'day description',
    ],
    ['of a heading alone', [HEADING], [], 'day description amount'],
  ])('%s', (_, lines, cells, roles) => {
    expect(found(lines)).toMatchObject({ cells, roles });
  });

  test('is judged by rows that move money, not by the lines between them', () => {
    const notes = ['x,soon,none', 'y,soon,none', 'z,soon,none'];
    expect(found([HEADING, ROW, ...notes]).roles).toBe('day description amount');
  });

  test('has balances that are tried on rows that follow one another', () => {
    const rows = Array.from({ length: 700 }, (_, at) => `2026-01-13,Rent,-5.00,${(10_000 - at * 5).toFixed(2)}`);
    expect(found(rows).roles).toBe('day description amount balance');
  });
});

test('an empty text has an empty table', () => {
  expect(findLayout('', undefined)).toMatchObject({ table: { preamble: [], heading: null, body: [] }, roles: [] });
});

describe('a table by a mapping', () => {
  test('has the columns a person says, where it has the heading', () => {
    expect(found(['Bank', HEADING, ROW], MAPPING)).toMatchObject({
      above: 1,
      heading: 2,
      roles: 'day bank-text amount',
      isMapped: true,
    });
  });

  test('is found anew where it has another heading', () => {
    expect(found(['Date,Details,Amount', ROW], MAPPING)).toMatchObject({
      roles: 'day description amount',
      isMapped: false,
    });
    expect(found(['Date;Details;Amount', '2026-01-13;Rent;-5.00'], MAPPING).delimiter).toBe(';');
  });

  test('is parted as the person says', () => {
    const semicolons: CsvMapping = { ...MAPPING, delimiter: ';', heading: null, columns: ['description'] };
    expect(found([HEADING, ROW], semicolons).cells).toEqual([HEADING, ROW]);
  });

  test('is as wide as the mapping', () => {
    expect(found([HEADING, '2026-01-13,Rent,May,-5.00'], MAPPING).cells).toEqual(['2026-01-13|Rent, May|-5.00']);
  });
});

describe('a table that is too large', () => {
  test('has too many lines', () => {
    const lines = (count: number) => findLayout(`${HEADING}\n${'x\n'.repeat(count)}`, MAPPING);
    expect(lines(LIMITS.lines)).toBe('too-many-lines');
    expect(lines(LIMITS.lines - 1)).not.toBe('too-many-lines');
  });

  test('has too many columns', () => {
    const columns = (count: number) => findLayout(`${HEADING}\n${ROW}\n${ROW}${',x'.repeat(count - 3)}\n`, MAPPING);
    expect(columns(LIMITS.columns + 1)).toBe('too-many-columns');
    expect(columns(LIMITS.columns)).not.toBe('too-many-columns');
  });
});

test.each<[roles: ColumnRole[], missing: string[]]>([
  [['day', 'amount'], []],
  [['day', 'money-in'], []],
  [['day', 'money-out'], []],
  [['day', 'balance'], ['Amount column is required']],
  [['value-day', 'amount'], ['Date column is required']],
  [[], ['Amount column is required', 'Date column is required']],
])('%j lack %j', (roles, missing) => {
  expect(missingIn(roles)).toEqual(missing);
});

test.each<[what: string, days: readonly string[], isYearless: boolean]>([
  ['day and month', ["'06/07", "'31/07"], true],
  ['whole dates', ['06/07/2026', '31/07/2026'], false],
  ['whole dates on most rows', ['06/07/2026', '31/07/2026', '31/07'], false],
])('%s: the dates have no year', (_, days, isYearless) => {
  const text = ['Date,Text,Amount', ...days.map((day) => `${day},A,-5.00`)].join('\n');
  const found = findLayout(text, undefined);
  expect(typeof found === 'string' ? found : hasDaysWithoutYear(found.table)).toBe(isYearless);
});
