import { describe, expect, it } from 'vitest';
import { decimalOf, type Currency } from '#kernel/money.ts';
import type { Answers, CsvMapping } from '#modules/money/csv-detection/model.ts';
import { readCsv } from './csv.ts';
import type { Reading } from './model.ts';

type Given = { currency?: Currency; mapping?: CsvMapping; answers?: Answers };

function reading(lines: readonly string[], { currency = 'ZAR', mapping, answers = {} }: Given = {}): Reading {
  return readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency, mapping, answers });
}

function sections(lines: readonly string[], given: Given = {}): Extract<Reading, { kind: 'read' }>['accounts'] {
  const read = reading(lines, given);
  if (read.kind !== 'read')
    throw new Error(
      `not read: ${JSON.stringify(read, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`,
    );
  return read.accounts;
}

/** Line, day and exact amount of each row: what a bookkeeper would tick off. */
function rows(lines: readonly string[], given: Given = {}): string[] {
  return sections(lines, given).flatMap((section) =>
    section.rows.map(
      ({ line, day, amount, part }) =>
        `${line} ${day ?? 'undated'} ${decimalOf(amount)}${part === 'fee' ? ' fee' : ''}`,
    ),
  );
}

describe('which way the money went', () => {
  it('is proved by the running balance where a file turns its signs round, and words do not contradict it', () => {
    const lines = [
      'Date,Description,Amount,Balance',
      '2026-01-13,Purchase a,100.00,900.00',
      '2026-01-14,b,-50.00,950.00',
      '2026-01-15,c,20.00,930.00',
      '2026-01-16,d,30.00,900.00',
    ];
    expect(rows(lines)).toEqual([
      '2 2026-01-13 -100.00',
      '3 2026-01-14 50.00',
      '4 2026-01-15 -20.00',
      '5 2026-01-16 -30.00',
    ]);
  });

  it('is told by the steps of the balance where amounts have no sign', () => {
    const lines = [
      'Date,Description,Amount,Balance',
      '2026-01-12,Opening balance,,1000.00',
      '2026-01-13,a,100.00,900.00',
      '2026-01-14,b,50.00,950.00',
      '2026-01-15,c,20.00,930.00',
      '2026-01-16,d,30.00,900.00',
    ];
    expect(rows(lines)).toEqual([
      '3 2026-01-13 -100.00',
      '4 2026-01-14 50.00',
      '5 2026-01-15 -20.00',
      '6 2026-01-16 -30.00',
    ]);
  });

  it('is turned round where every minus is a payment received: a card counts what was spent', () => {
    const lines = [
      'Account type,Credit card',
      '',
      'Date,Details,Amount',
      '2026-03-13,BOOKS,450.00',
      '2026-03-15,TRAIN,85.50',
      '2026-03-20,PAYMENT RECEIVED,-2000.00',
    ];
    expect(rows(lines)).toEqual(['4 2026-03-13 -450.00', '5 2026-03-15 -85.50', '6 2026-03-20 2000.00']);
    expect(reading(lines.slice(2))).toMatchObject({ kind: 'questions', questions: [{ about: 'sign' }] });
    const bank = ['Date,Details,Amount', '2026-03-13,SALARY,450.00', '2026-03-15,TRAIN,-85.50'];
    expect(rows(bank)).toEqual(['2 2026-03-13 450.00', '3 2026-03-15 -85.50']);
  });

  it('of a fee is told by gross and net, and a fee within a trade is left alone', () => {
    expect(rows(['Date,Name,Gross,Fee,Net', '2026-03-13,a,-7.00,0.00,-7.00', '2026-03-15,b,10.00,-0.59,9.41'])).toEqual(
      ['2 2026-03-13 -7.00', '3 2026-03-15 10.00', '3 2026-03-15 -0.59 fee'],
    );
    expect(
      rows([
        'Date,Action,Quantity,Price,Fees & Comm,Amount',
        '2026-03-13,Sell,100,2.50,5.00,245.00',
        '2026-03-15,Buy,10,2.50,,-25.00',
      ]),
    ).toEqual(['2 2026-03-13 245.00', '3 2026-03-15 -25.00']);
  });

  it('is asked for where nothing in the file tells', () => {
    const lines = ['Date,Description,Amount', '2026-01-13,Alpha,100.00', '2026-01-14,Beta,50.00'];
    expect(reading(lines)).toMatchObject({
      kind: 'questions',
      questions: [{ about: 'sign', candidates: [{ answer: 'all-out' }, { answer: 'all-in' }] }],
    });
    expect(rows(lines, { answers: { sign: 'all-out' } })).toEqual(['2 2026-01-13 -100.00', '3 2026-01-14 -50.00']);
    expect(rows(lines, { answers: { sign: 'all-in' } })).toEqual(['2 2026-01-13 100.00', '3 2026-01-14 50.00']);
  });
});

describe('what is asked and what is not', () => {
  it('the order of dates, with what each reading gives', () => {
    const lines = ['Date,Amount,Description', '05/09/2026,-1.00,a', '06/09/2026,2.00,b'];
    expect(reading(lines)).toMatchObject({
      kind: 'questions',
      questions: [
        {
          about: 'dateOrder',
          suggested: 'dmy',
          candidates: [
            { answer: 'dmy', samples: [{ line: 2, reads: '2026-09-05' }, {}] },
            { answer: 'mdy', samples: [{ line: 2, reads: '2026-05-09' }, {}] },
          ],
        },
      ],
    });
    expect(rows(lines, { answers: { dateOrder: 'mdy' } })).toEqual(['2 2026-05-09 -1.00', '3 2026-06-09 2.00']);
  });

  it('not the order, when the lines above name the period', () => {
    expect(
      rows(['Period,01/09/2026 to 30/09/2026', 'Date,Amount,Description', '05/09/2026,-1.00,a', '06/09/2026,2.00,b']),
    ).toEqual(['3 2026-09-05 -1.00', '4 2026-09-06 2.00']);
  });

  it('decimals where every amount has three digits after its separator', () => {
    const lines = ['Date,Amount,Description', '2026-09-13,"-1,500",a', '2026-09-14,"2,000",b'];
    const asked = { kind: 'questions', questions: [{ about: 'decimal' }] };
    for (const currency of ['ZAR', 'KWD']) expect(reading(lines, { currency })).toMatchObject(asked);
    expect(rows(lines, { currency: 'KWD', answers: { decimal: ',' } })).toEqual([
      '2 2026-09-13 -1.500',
      '3 2026-09-14 2.000',
    ]);
    expect(rows([...lines, '2026-09-15,-750,c'])).toEqual([
      '2 2026-09-13 -1500.00',
      '3 2026-09-14 2000.00',
      '4 2026-09-15 -750.00',
    ]);
  });

  it('the currency where amounts are finer than the one that is only assumed', () => {
    const lines = ['Date,Amount,Description', '2026-09-13,-0.125,a', '2026-09-14,12.345,b'];
    expect(reading(lines)).toMatchObject({ kind: 'questions', questions: [{ about: 'currency' }] });
    expect(rows(lines, { answers: { currency: 'KWD' } })).toEqual(['2 2026-09-13 -0.125', '3 2026-09-14 12.345']);
  });

  it('the currency, when neither file nor account has one', () => {
    expect(
      readCsv('Date,Amount,Text\n2026-09-13,-1.00,a\n', 'utf-8', {
        currency: undefined,
        mapping: undefined,
        answers: {},
      }),
    ).toMatchObject({ kind: 'questions', questions: [{ about: 'currency' }] });
  });
});

describe('lines that give no row', () => {
  it('each has its line and its reason; rows, skipped and failed are all lines of the table', () => {
    const [section] = sections([
      'Date,Description,Amount,Balance',
      'Posted Transactions',
      '31/02/2026,no such day,-1.00,9.00',
      '13/02/2026,good,-1.00,8.00',
      '14/02/2026,unreadable,1x0,8.00',
      '15/02/2026,nothing,,8.00',
      'Total,,-1.00,',
      'This statement was made by a computer',
    ]);
    expect(section?.rows.map(({ line }) => line)).toEqual([4]);
    expect(section?.skipped.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'note'],
      [6, 'no-amount'],
      [7, 'total'],
      [8, 'note'],
    ]);
    expect(section?.failed.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'bad-day'],
      [5, 'bad-amount'],
    ]);
  });

  it('a last line that was cut off fails instead of being read as a smaller amount', () => {
    const read = readCsv('Date,Amount,Balance,Text\n2026-01-13,-10.00,90.00,a\n2026-01-14,-12', 'utf-8', {
      currency: 'ZAR',
      mapping: undefined,
      answers: {},
    });
    expect(read).toMatchObject({
      kind: 'read',
      accounts: [{ rows: [{ line: 2 }], failed: [{ line: 3, reason: 'cut-off' }] }],
    });
  });

  it('a formula in a cell is text', () => {
    expect(
      sections(['Date,Description,Amount', '2026-01-13,"=HYPERLINK(""http://x"")",-1.00'])[0]?.rows[0]?.description,
    ).toBe('=HYPERLINK("http://x")');
  });
});

describe('several accounts in one file', () => {
  it('several accounts, one below the other, each under a heading of its own', () => {
    expect(
      sections([
        'Account Number,1111',
        'Date,Description,Amount',
        '13/03/2026,a,-5.00',
        '',
        'Account Number,2222',
        'Date,Description,Amount',
        '15/03/2026,b,-7.00',
      ]).map(({ account, rows: own }) => [account, own.length]),
    ).toEqual([
      ['1111', 1],
      ['2222', 1],
    ]);
  });
});

describe('what is refused', () => {
  it('a heading without rows', () => {
    expect(reading(['Date,Description,Amount'])).toMatchObject({
      kind: 'refused',
      code: 'NO_ROWS',
      sentence: expect.stringMatching(/^No data rows found/),
    });
  });

  it('more than 10,000 rows', () => {
    const many = Array.from({ length: 10_001 }, (_, at) => `2026-01-13,-${at}.00,a`);
    expect(reading(['Date,Amount,Text', ...many])).toMatchObject({
      code: 'TOO_MANY_ROWS',
      sentence: expect.stringContaining('Too many rows (maximum 10,000 allowed)'),
    });
  });

  it('prose, and a currency no account can be kept in', () => {
    expect(reading(['This is not a statement. I promise.'])).toMatchObject({ kind: 'refused', code: 'NO_STATEMENT' });
    expect(reading(['Date,Amount,Currency,Text', '2026-01-13,0.0031,BTC,a'])).toMatchObject({
      kind: 'refused',
      code: 'CURRENCY_UNKNOWN',
    });
  });
});

describe('a person’s mapping', () => {
  const lines = ['When it was,What,Cost,Code', '2026-01-13,Shop,10.00,A7', '2026-01-14,Shop,11.00,A8'];
  const mapping: CsvMapping = {
    delimiter: ',',
    heading: ['When it was', 'What', 'Cost', 'Code'],
    skipLines: 0,
    columns: ['day', 'description', 'amount', 'source-id'],
    dateOrder: null,
    decimal: null,
    sign: 'all-out',
  };

  it('makes any table readable, and is recognised by the heading next month', () => {
    expect(rows(lines, { mapping })).toEqual(['2 2026-01-13 -10.00', '3 2026-01-14 -11.00']);
    expect(rows(['Made on 2026-02-28', ...lines], { mapping })).toEqual(['3 2026-01-13 -10.00', '4 2026-01-14 -11.00']);
  });

  it('is left aside where the file has another heading', () => {
    expect(rows(['Date,Description,Amount', '2026-01-13,Shop,-10.00'], { mapping })).toEqual(['2 2026-01-13 -10.00']);
  });

  it('is asked for with the columns and the first rows', () => {
    expect(reading(['Name,Town,Number', 'A,B,three', 'C,D,four'])).toMatchObject({
      kind: 'unmapped',
      missing: ['Amount column is required', 'Date column is required'],
      columns: [{}, {}, {}],
      sample: expect.arrayContaining([{ line: 2, cells: ['A', 'B', 'three'] }]),
    });
  });
});
