import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

/** The rows, `2026-03-01 -510 booked Shop`, and why lines were left out. */
function read(text: string): string[] {
  const reading = readCsv(text, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  return reading.accounts.flatMap(({ rows, failed }) => [
    ...rows.map(({ day, amount, status, description }) => `${day} ${amount.minor} ${status} ${description}`),
    ...failed.map(({ reason }) => reason),
  ]);
}

const TABLE = ['Date,Details,Debit,Credit,Balance'];
const FACTS = ['Some Bank', 'Account Number: 0150338811200', 'Currency: ZAR', 'For your attention', ''];

describe('a text that runs over several lines', () => {
  const row = (day: number, words: string) => `2026-03-0${day},"${words}","1,500.00",,"${9 - day},872.50"`;
  const rows = [1, 2, 3, 4].map((day) => row(day, `TRANSFER\nREF 12.50\n2026-01-05`));
  const READ = [1, 2, 3, 4].map((day) => `2026-03-0${day} -150000 booked TRANSFER REF 12.50 2026-01-05`);

  test.each([
    ['without lines above', []],
    ['below lines of one cell', FACTS],
    ['below more lines of one cell than rows', [...FACTS, ...FACTS]],
    ['below rows of other widths', ['Branch,City,Code', 'Phone,Fax', 'a,b,c,d']],
  ])('stays one, although a line of it ends like a row: %s', (_, above) => {
    expect(read([...above, ...TABLE, ...rows, ''].join('\n'))).toEqual(READ);
  });

  test('is none where a quote that is never closed would swallow rows', () => {
    const stray = [
      '2026-03-01,"SHOP,10.00,,90.00',
      '2026-03-02,"SHOP,10.00,,80.00',
      '2026-03-03,"SHOP,10.00,,70.00',
      '2026-03-04,SHOP,10.00,,60.00',
    ];
    expect(read([...TABLE, ...stray, ''].join('\n'))).toHaveLength(4);
  });
});

describe('a cell that a spreadsheet is told is a text', () => {
  test('may hold what parts cells', () => {
    const rows = ['="01/03/2026",="SHOP, MAIN ROAD",="1,500.00",="",="5,00,000.00"'];
    expect(read([...TABLE, ...rows, '="14/03/2026",="SHOP",="500.00",="",="4,99,500.00"', ''].join('\n'))).toEqual([
      '2026-03-01 -150000 booked SHOP, MAIN ROAD',
      '2026-03-14 -50000 booked SHOP',
    ]);
  });

  test('is one only where a quote follows: a text may begin with a sign', () => {
    expect(read('Date,Details,Amount\n2026-03-01,=SHOP,-5.10\n')).toEqual(['2026-03-01 -510 booked =SHOP']);
  });
});

describe('marks that nobody sees', () => {
  test.each(['\u200b', '\u200e', '\u200f', '\u202a', '\u2066', '\u2060', '\ufeff'])(
    'at the ends of cells: %j',
    (mark) => {
      const around = (line: string) =>
        line
          .split(',')
          .map((cell) => `${mark}${cell}${mark}`)
          .join(',');
      const lines = ['Date,Details,Amount', '2026-03-01,SHOP,-5.10', '2026-03-14,SALARY,500.00'].map(around);
      expect(read(`${lines.join('\n')}\n`)).toEqual(['2026-03-01 -510 booked SHOP', '2026-03-14 50000 booked SALARY']);
    },
  );

  test('within words stay: they join letters', () => {
    const words = 'می\u200cخواهم';
    const reading = readCsv(`Date,Details,Amount\n2026-03-01,${words},-5.10\n`, 'utf-8', {
      currency: 'ZAR',
      mapping: undefined,
      answers: {},
    });
    expect(reading).toMatchObject({ accounts: [{ rows: [{ bankText: words }] }] });
  });
});

test.each([
  ['１，５００．２５', 150_025],
  ['－１，５００．２５', -150_025],
  ['１５００．２５', 150_025],
  ['－１５００', -150_000],
])('an amount in wide digits and marks: %s', (amount, minor) => {
  expect(read(`Date;Details;Amount\n2026-03-01;SHOP;${amount}\n2026-03-02;SHOP;-0.25\n`)[0]).toBe(
    `2026-03-01 ${minor} booked SHOP`,
  );
});

describe('a line of words above rows', () => {
  const rows = ['2026-03-01,SHOP,-5.10', '2026-03-02,RENT,-7.00'];
  const table = (line: string) => ['Date,Details,Amount', rows[0], '', line, '', rows[1], ''].join('\n');
  test.each([
    'AUTHORISED SIGNATORY:TEST HOLDER',
    'Authorised signatory',
    'An authorised financial services provider',
    'Authorised by',
    'Authorized dealer in foreign exchange',
  ])('says nothing of them: %s', (line) => {
    expect(read(table(line))[1]).toBe(`2026-03-02 -700 booked RENT`);
  });

  test.each([
    'Pending transactions',
    'Authorised',
    'Authorisations',
    'Card authorisations',
    'Section: Pending payments',
  ])('says that they have not moved: %s', (line) => {
    expect(read(table(line))[1]).toBe('2026-03-02 -700 pending RENT');
  });
});

describe('a last line without a line end', () => {
  const last = (line: string, above: readonly string[] = ['2026-03-01,SHOP,-5.10', '2026-03-02,RENT,-700.00']) =>
    read(['Date,Details,Amount', ...above, line].join('\n')).at(-1);
  const CENTS = ['2026-03-01,SHOP,-5.10 EUR', '2026-03-02,RENT,-700.00 EUR'];

  test.each([
    ['a figure cut in its decimals', '2026-03-03,SALARY,1500.0', undefined],
    ['a figure cut before them', '2026-03-03,SALARY,1500', undefined],
    ['a figure without the word that all others have', '2026-03-03,SALARY,1500.00', CENTS],
    ['a quote that is never closed', '2026-03-03,"SALARY,1500.00', undefined],
    ['a figure cut within its quotes', '2026-03-03,SALARY,"1,5', undefined],
  ])('fails where it has %s', (_, line, above) => {
    expect(last(line, above)).toBe('cut-off');
  });

  test.each([
    ['all of its decimals', '2026-03-03,SALARY,1500.00', undefined],
    ['no decimals, as others', '2026-03-03,SALARY,1500', ['2026-03-01,SHOP,-5.1', '2026-03-02,RENT,-700']],
    ['the word that all others have', '2026-03-03,SALARY,1500.00 EUR', CENTS],
    ['no word, as others', '2026-03-03,SALARY,1500.00', ['2026-03-01,SHOP,-5.10 EUR', '2026-03-02,RENT,-700.00']],
    ['a quote as others have', '2026-03-03,SALARY 12",1500.00', ['2026-03-01,TV 40",-5.10', '2026-03-02,RENT,-700.00']],
  ])('is read where it has %s', (_, line, above) => {
    expect(last(line, above)).toMatch(/^2026-03-03 150000 booked SALARY/);
  });
});

describe('an amount', () => {
  test('in angle brackets is one in brackets', () => {
    expect(read('Date,Details,Amount\n2026-03-14,SHOP,<5.10>\n2026-03-15,SALARY,500.00\n')).toEqual([
      '2026-03-14 -510 booked SHOP',
      '2026-03-15 50000 booked SALARY',
    ]);
  });

  test.each(['5.10 ?', '~5.10', '5.10 abc', '5.1x'])(
    'that cannot be read under a name for amounts fails: %s',
    (cell) => {
      const lines = ['Date,Details,Debit,Credit', `2026-03-14,SHOP,${cell},`, '2026-03-15,SALARY,,500.00', ''];
      expect(read(lines.join('\n'))).toEqual(['2026-03-15 50000 booked SALARY', 'bad-amount']);
    },
  );
});
