import { describe, expect, test } from 'vitest';
import type { Currency } from '#kernel/money.ts';
import type { Answers, CsvMapping } from '#modules/money/csv-detection/model.ts';
import { readCsv } from './csv.ts';

type Given = { currency?: Currency | undefined; mapping?: CsvMapping; answers?: Answers };
const read = (lines: readonly string[], { currency = 'ZAR', mapping, answers = {} }: Given = {}) =>
  readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency, mapping, answers });
const silent = (lines: readonly string[], answers: Answers = {}) =>
  readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: undefined, mapping: undefined, answers });
/** What is asked; or what came of the file. */
function asked(reading: ReturnType<typeof readCsv>): string {
  if (reading.kind === 'questions') return reading.questions.map(({ about, word }) => word ?? about).join(' ');
  return reading.kind === 'refused' ? reading.code : reading.kind;
}
const SIGNED = ['Date,Amount,Text', '2026-01-13,-1.50,a', '2026-01-14,2.00,b'];

describe('a file that is read', () => {
  test('says how, and by what', () => {
    expect(read(['Account: 111111', ...SIGNED], { currency: 'ZAR' })).toMatchObject({
      kind: 'read',
      format: 'csv',
      encoding: 'utf-8',
      layout: {
        delimiter: ',',
        preambleLines: 1,
        headingLine: 2,
        heading: ['Date', 'Amount', 'Text'],
        columns: ['day', 'amount', 'description'],
        dateOrder: 'ymd',
        decimal: '.',
        sign: 'as-written',
      },
      decisions: [
        { about: 'heading', value: 'line 2' },
        { about: 'currency', value: 'ZAR', because: expect.stringContaining('The file does not name a currency') },
        { about: 'decimal', value: '.' },
        { about: 'date-order', value: 'ymd' },
        { about: 'sign' },
      ],
    });
  });

  test('without a heading says so', () => {
    const reading = read(SIGNED.slice(1));
    expect(reading).toMatchObject({ layout: { preambleLines: 0, headingLine: null, heading: null } });
    expect(JSON.stringify(reading.kind === 'read' ? reading.decisions : [])).not.toContain('heading');
  });

  test.each<[what: string, lines: string[], given: Given, because: string]>([
    ['a person says', SIGNED, { answers: { currency: 'KES' } }, 'KES You chose this.'],
    ['the file names', ['Date,Amount (KES),Text', ...SIGNED.slice(1)], {}, 'KES The file names the currency.'],
    ['a bank keeps accounts in', ['M-Pesa statement', ...SIGNED], {}, 'KES This is an M-Pesa statement.'],
    [
      'the account is in',
      SIGNED,
      {},
      'ZAR The file does not name a currency, so we use the currency of the account or workspace.',
    ],
  ])('has the currency that %s', (_, lines, given, because) => {
    const reading = read(lines, given);
    const decision = reading.kind === 'read' ? reading.decisions.find(({ about }) => about === 'currency') : undefined;
    expect(`${decision?.value} ${decision?.because}`).toBe(because);
  });

  test.each<[what: string, answers: Answers, mapping: Partial<CsvMapping> | null, order: string]>([
    ['a person says', { dateOrder: 'mdy' }, null, 'mdy'],
    ['a mapping says', {}, { dateOrder: 'mdy' }, 'mdy'],
    ['a person says before the mapping', { dateOrder: 'dmy' }, { dateOrder: 'mdy' }, 'dmy'],
  ])('has the order of days that %s', (_, answers, wish, order) => {
    const mapping: CsvMapping = {
      delimiter: ',',
      heading: ['Date', 'Amount', 'Text'],
      skipLines: 0,
      columns: ['day', 'amount', 'description'],
      dateOrder: null,
      decimal: null,
      sign: null,
      ...wish,
    };
    const lines = ['Date,Amount,Text', '05/09/2026,-1.50,a', '06/09/2026,2.00,b'];
    const reading = read(lines, wish === null ? { answers } : { answers, mapping });
    expect(reading).toMatchObject({ layout: { dateOrder: order } });
    expect(reading.kind === 'read' && reading.decisions.find(({ about }) => about === 'date-order')?.because).toBe(
      'You chose this.',
    );
  });

  test('has the decimal mark that a person or a mapping says', () => {
    const lines = ['Date,Amount,Text', '2026-01-13,"-1,500",a', '2026-01-14,"2,000",b'];
    const mapping: CsvMapping = {
      delimiter: ',',
      heading: ['Date', 'Amount', 'Text'],
      skipLines: 0,
      columns: ['day', 'amount', 'description'],
      dateOrder: null,
      decimal: ',',
      sign: null,
    };
    expect(read(lines, { mapping })).toMatchObject({ layout: { decimal: ',' } });
    expect(read(lines, { mapping, answers: { decimal: '.' } })).toMatchObject({ layout: { decimal: '.' } });
  });

  test('has days made whole, and says so', () => {
    const reading = read(['Date,Amount,Text', '46035,-1.50,a', '46036,2.00,b']);
    expect(reading.kind === 'read' && reading.decisions.find(({ about }) => about === 'day')).toMatchObject({
      value: 'completed',
      because: expect.stringContaining('spreadsheet'),
    });
  });
});

describe('what a file leaves open', () => {
  test.each<[what: string, lines: string[], found: string]>([
    ['nothing', SIGNED, 'read'],
    ['the order of days', ['Date,Amount,Text', '05/09/2026,-1.50,a', '06/09/2026,2.00,b'], 'dateOrder'],
    ['signs', ['Date,Amount,Text', '2026-01-13,1.50,a', '2026-01-14,2.00,b'], 'sign'],
    ['signs and the order of days', ['Date,Amount,Text', '05/09/2026,1.50,a', '06/09/2026,2.00,b'], 'dateOrder sign'],
    ['decimals', ['Date,Amount,Text', '2026-01-13,"-1,500",a', '2026-01-14,"2,000",b'], 'decimal'],
    [
      'decimals and the order of days',
      ['Date,Amount,Text', '05/09/2026,"-1,500",a', '06/09/2026,"2,000",b'],
      'dateOrder decimal',
    ],
    ['what statuses mean', ['Date,Amount,Status', '2026-01-13,-1.50,Zig', '2026-01-14,2.00,Zag'], 'zig zag'],
    ['the currency by its decimals', ['Date,Amount,Text', '2026-01-13,-1.5055,a', '2026-01-14,12.3456,b'], 'currency'],
    [
      'the currency by half of its decimals',
      ['Date,Amount,Text', '2026-01-13,-1.5055,a', '2026-01-14,12.30,b'],
      'currency',
    ],
    [
      'no currency by fewer decimals',
      ['Date,Amount,Text', '2026-01-13,-1.5055,a', '2026-01-14,-12.30,b', '2026-01-15,12.30,b'],
      'read',
    ],
    [
      'no currency by decimals of nothing',
      ['Date,Amount,Text', '2026-01-13,-1.5000,a', '2026-01-14,12.3000,b'],
      'read',
    ],
    [
      'the currency, zeros aside',
      ['Date,Amount,Text', '2026-01-13,-1.5055,a', '2026-01-14,0.00,b', '2026-01-15,0.00,b'],
      'currency',
    ],
    [
      'no currency that the file names',
      ['Date,Amount (R),Text', '2026-01-13,-1.5055,a', '2026-01-14,12.3456,b'],
      'read',
    ],
  ])('%s', (_, lines, found) => {
    expect(asked(read(lines))).toBe(found);
  });

  test('is the currency where nothing names one', () => {
    expect(asked(silent(SIGNED))).toBe('currency');
    expect(asked(silent(SIGNED, { currency: 'KES' }))).toBe('read');
    expect(asked(silent(['05/09/2026,-1.50,a', '06/09/2026,2.00,b']))).toBe('currency dateOrder');
  });

  test('is told with the likelier order of days', () => {
    const lines = ['Date,Amount,Text', '05/09/2026,-1.50,a', '06/09/2026,2.00,b'];
    const suggested = (reading: ReturnType<typeof readCsv>) =>
      reading.kind === 'questions'
        ? reading.questions.find(({ about }) => about === 'dateOrder')?.suggested
        : reading.kind;
    expect(suggested(read(lines))).toBe('dmy');
    expect(suggested(read(lines, { currency: 'USD' }))).toBeNull();
    expect(suggested(silent(lines, { currency: 'USD' }))).toBeNull();
  });
});

describe('what is refused', () => {
  test.each<[what: string, lines: string[], found: string]>([
    ['a heading alone', ['Date,Amount,Text'], 'NO_ROWS'],
    [
      'rows that all failed at the bank',
      ['Date,Amount,Status', '2026-01-13,-1.50,Failed', '2026-01-14,2.00,Reversed'],
      'NO_ROWS',
    ],
    ['no rows that all failed but one', ['Date,Amount,Status', '2026-01-13,-1.50,Failed', '2026-01-14,-2.00,'], 'read'],
    [
      'no rows of which one cannot be read',
      ['Date,Amount,Status', '2026-01-13,-1.50,Failed', '2026-02-30,-2.00,'],
      'read',
    ],
    ['words', ['Dear customer, hello', 'we are closed'], 'NO_STATEMENT'],
    ['words that look like a table', ['Dear,customer', 'we,are'], 'unmapped'],
    ['a heading over a short line alone', ['Date,Description,Balance', '14/01/2026,Shop'], 'NO_ROWS'],
    ['a heading without a day and words', ['Payee,Description,Amount', 'nobody'], 'NO_ROWS'],
    [
      'a currency nobody knows',
      ['Date,Amount,Currency', '2026-01-13,-1.50,', '2026-01-13,-1.50,BTC'],
      'CURRENCY_UNKNOWN',
    ],
    [
      'no currency that one row knows',
      ['Date,Amount,Currency', '2026-01-13,-1.50,BTC', '2026-01-13,-1.50,ZAR'],
      'read',
    ],
    ['too many columns', ['Date,Amount,Text', `2026-01-13,-1.50,a${',x'.repeat(200)}`], 'BROKEN_FILE'],
  ])('%s', (_, lines, found) => {
    expect(asked(read(lines))).toBe(found);
  });
});

describe('a title above the heading', () => {
  const statuses = (...above: string[]) => {
    const reading = read([...above, ...SIGNED]);
    return reading.kind === 'read' ? reading.accounts[0]?.rows.map(({ status }) => status).join(' ') : reading.kind;
  };

  test.each<[what: string, above: string[], found: string]>([
    ['says what is pending', ['Pending transactions'], 'pending pending'],
    ['may stand three lines above', ['Pending transactions', 'x', 'y'], 'pending pending'],
    ['stands no further up', ['Pending transactions', 'x', 'y', 'z'], 'booked booked'],
    ['is the last one', ['Pending transactions', 'Booked transactions'], 'booked booked'],
  ])('%s', (_, above, found) => {
    expect(statuses(...above)).toBe(found);
  });
});

describe('a status against the balance', () => {
  const LINES = [
    'Date,Description,Amount,Balance,Status',
    '2026-01-12,start,-1.00,99.00,',
    '2026-01-13,a,-5.00,94.00,',
    '2026-01-14,b,-6.00,88.00,',
  ];
  const told = (...rows: string[]) => {
    const reading = read([...LINES, ...rows]);
    if (reading.kind !== 'read') return [reading.kind];
    return reading.accounts.flatMap(({ rows: own, skipped, failed }) => [
      ...own.filter(({ line }) => line > 4).map(({ line, amount }) => `${line} ${amount.minor}`),
      ...[...skipped, ...failed].map(({ line, reason }) => `${line} ${reason}`),
    ]);
  };

  test.each<[what: string, rows: string[], found: string[]]>([
    [
      'failed, and is in no balance',
      ['2026-01-15,c,-7.00,,Failed', '2026-01-16,d,-1.00,87.00,'],
      ['6 -100', '5 not-completed'],
    ],
    [
      'failed, and the balance counts it',
      ['2026-01-15,c,-7.00,81.00,Failed', '2026-01-16,d,-1.00,80.00,'],
      ['6 -100', '5 bad-status'],
    ],
    [
      'was reversed, and is in no balance',
      ['2026-01-15,c,-7.00,,Reversed', '2026-01-16,d,-1.00,87.00,'],
      ['6 -100', '5 not-completed'],
    ],
    [
      'was reversed, and the balance counts it',
      ['2026-01-15,c,-7.00,81.00,Reversed', '2026-01-16,d,-1.00,80.00,'],
      ['5 -700', '6 -100'],
    ],
    [
      'was reversed, and came back',
      ['2026-01-15,c,-7.00,,Reversed', '2026-01-16,Reversal c,7.00,,'],
      ['5 -700', '6 700'],
    ],
    [
      'was reversed, and something else came',
      ['2026-01-15,c,-7.00,,Reversed', '2026-01-16,Salary,7.00,,'],
      ['6 700', '5 not-completed'],
    ],
    [
      'was reversed, and another amount came back',
      ['2026-01-15,c,-7.00,,Reversed', '2026-01-16,Reversal,8.00,,'],
      ['6 800', '5 not-completed'],
    ],
    [
      'was reversed, and what came back failed',
      ['2026-01-15,c,-7.00,,Reversed', '2026-01-16,Reversal,7.00,,Failed'],
      ['5 not-completed', '6 not-completed'],
    ],
  ])('%s', (_, rows, found) => {
    expect(told(...rows)).toEqual(found);
  });
});

test('a table that lacks a column shows what it has', () => {
  const rows = Array.from({ length: 11 }, (_, at) => `Text ${at},none,x`);
  expect(read(['made by hand', 'Description,Foo,Payee', 'single', ...rows])).toMatchObject({
    kind: 'unmapped',
    encoding: 'utf-8',
    missing: ['Amount column is required', 'Date column is required'],
    delimiter: ',',
  });
  const reading = read(['Date,Foo,Bar', 'single', ...rows]);
  if (reading.kind !== 'unmapped') throw new Error(reading.kind);
  expect(reading.sample.length).toBe(10);
  expect(reading.columns.map(({ samples }) => samples.length)).toEqual([5, 5, 5]);
});
