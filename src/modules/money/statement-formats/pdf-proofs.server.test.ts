import { describe, expect, it } from 'vitest';
import { openAndRead } from '#testing/open-and-read.server.ts';
import { type PdfPart, pdfOfTables, type Row } from '#testing/pdf-tables.server.ts';

const read = async (...parts: PdfPart[]) => openAndRead(Buffer.from(await pdfOfTables(...parts)), { currency: 'ZAR' });
/** The rows of one account, as a day and an amount in cents each; the kind of any other reading. */
const rowsOf = async (...parts: PdfPart[]) => {
  const reading = await read(...parts);
  if (reading.kind !== 'read') return reading.kind;
  return reading.accounts.flatMap(({ rows }) => rows.map(({ day, amount }) => `${day} ${amount.minor}`));
};

describe('a PDF with money in and money out, without balances', () => {
  const TABLE: Row[] = [
    ['Date', 'Description', 'Debit', 'Credit'],
    ['21/03/2026', 'Shop', '20.00', ''],
    ['22/03/2026', 'Salary', '', '700.00'],
    ['22/03/2026', 'Rent', '400.00', ''],
    ['23/03/2026', 'Refund', '', '15.50'],
  ];
  const ROWS = ['2026-03-21 -2000', '2026-03-22 70000', '2026-03-22 -40000', '2026-03-23 1550'];

  it.each([
    ['above its rows', ['Total money in: 715.50', 'Total money out: 420.00'], []],
    ['below its rows', [], ['Total debits 420.00', 'Total credits 715.50']],
    ['on one line', ['Debits 420.00 Credits 715.50'], []],
  ])('is read where both sums stand %s', async (_, above, below) => {
    expect(await rowsOf('Account: 2044177208', ...above, TABLE, ...below)).toEqual(ROWS);
  });

  it.each([
    ['no sums', []],
    ['one sum', ['Total debits 420.00']],
    ['another sum', ['Total debits 420.00', 'Total credits 716.50']],
    [
      'a closing balance that does not follow',
      ['Debits 420.00 Credits 715.50', 'Opening balance 1.00', 'Closing balance 2.00'],
    ],
  ])('is asked about where there is %s', async (_, above) => {
    expect(await rowsOf('Account: 2044177208', ...above, TABLE)).toBe('unmapped');
  });

  describe('and a day at its first row', () => {
    const once = TABLE.map((row, at) => (at === 3 ? ['', ...row.slice(1)] : row));

    it('is read where its opening and closing balance follow', async () => {
      const above = ['Account: 2044177208', 'Opening balance: 100.00', 'Closing balance: 395.50'];
      expect(await rowsOf(...above, once)).toEqual(ROWS);
    });

    it('is asked about where they do not', async () => {
      const above = ['Account: 2044177208', 'Opening balance: 100.00', 'Closing balance: 399.50'];
      expect(await rowsOf(...above, once)).toBe('unmapped');
    });
  });
});

describe('a PDF whose days are headings', () => {
  const below = (day: string, rows: readonly Row[]): Row[] => [[day, '', '', '', ''], ...rows];
  const table = (last: string): Row[] => [
    ['Details', 'Reference', 'Debit', 'Credit', 'Balance'],
    ...below('21 Mar 2026', [
      ['Shop', 'A1', '20.00', '', '80.00'],
      ['Salary', 'A2', '', '700.00', '780.00'],
    ]),
    ...below('23 Mar 2026', [['Rent', 'A3', '400.00', '', last]]),
  ];

  it('is read where its balances follow', async () => {
    expect(await rowsOf('Account: 2044177208', 'Opening balance: 100.00', table('380.00'))).toEqual([
      '2026-03-21 -2000',
      '2026-03-21 70000',
      '2026-03-23 -40000',
    ]);
  });

  it('is asked about where they do not', async () => {
    expect(await rowsOf('Account: 2044177208', 'Opening balance: 100.00', table('381.00'))).toBe('unmapped');
  });

  it('and has no names is shown as a table with its days', async () => {
    const plain = table('380.00')
      .slice(1)
      .map(([words = '', , out = '']) => [words, '', out === '' ? '' : `-${out}`]);
    const reading = await read('Account: 2044177208', plain);
    expect(reading.kind === 'unmapped' && reading.columns.map(({ role }) => role)).toEqual([
      'day',
      'description',
      'amount',
    ]);
  });
});

describe('a PDF with balances at the last row of a day', () => {
  const table = (last: string): Row[] => [
    ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
    ['20/03/2026', 'Shop', '20.00', '', '80.00'],
    ['21/03/2026', 'Salary', '', '700.00', ''],
    ['21/03/2026', 'Rent', '400.00', '', '380.00'],
    ['22/03/2026', 'Kiosk', '5.00', '', ''],
    ['22/03/2026', 'Refund', '', '25.00', '400.00'],
    ['23/03/2026', 'Garage', '30.00', '', ''],
    ['23/03/2026', 'Airtime', '10.00', '', last],
  ];

  it('is read where all of them follow', async () => {
    expect(await rowsOf('Account: 2044177208', table('360.00'))).toHaveLength(7);
  });

  it.each([['361.00'], ['']])('is asked about where the last one is "%s"', async (last) => {
    expect(await rowsOf('Account: 2044177208', table(last))).toBe('unmapped');
  });
});

describe('a PDF of a card whose balances are what is owed', () => {
  const table = (closing: string): Row[] => [
    ['Date', 'Details', 'Amount'],
    ['', 'Previous balance', '500.00'],
    ['21/03/2026', 'Shop', '20.00'],
    ['22/03/2026', 'Payment received', '300.00 CR'],
    ['23/03/2026', 'Garage', '30.00'],
    ['', 'Closing balance', closing],
  ];

  it('is read where they follow from the marks of its amounts', async () => {
    const reading = await read('Credit card statement', 'Card number 5284 9712 3412 3310', table('250.00'));
    if (reading.kind !== 'read') throw new Error(reading.kind);
    expect(reading.accounts).toMatchObject([
      { check: { kind: 'matches' }, opening: { amount: { minor: -50000n } }, closing: { amount: { minor: -25000n } } },
    ]);
    expect(reading.accounts[0]?.rows.map(({ amount }) => amount.minor)).toEqual([-2000n, 30000n, -3000n]);
  });

  it('is asked about where they do not', async () => {
    expect(await rowsOf('Credit card statement', 'Card number 5284 9712 3412 3310', table('260.00'))).toBe('unmapped');
  });

  it('and one of no card is asked about', async () => {
    expect(await rowsOf('Account: 2044177208', table('250.00'))).toBe('unmapped');
  });
});

describe('a PDF whose first and last balance have one name', () => {
  const table = (last: string): Row[] => [
    ['Date', 'Description', 'Debit', 'Credit'],
    ['', 'Closing balance', '', '100.00'],
    ['21/03/2026', 'Shop', '20.00', ''],
    ['22/03/2026', 'Salary', '', '700.00'],
    ['23/03/2026', 'Rent', '400.00', ''],
    ['', 'Closing balance', '', last],
  ];

  it('is read where they follow', async () => {
    expect(await rowsOf('Account: 2044177208', table('380.00'))).toHaveLength(3);
  });

  it('is asked about where they do not', async () => {
    expect(await rowsOf('Account: 2044177208', table('381.00'))).toBe('unmapped');
  });
});
