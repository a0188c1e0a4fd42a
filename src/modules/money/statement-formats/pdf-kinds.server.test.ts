import { describe, expect, it } from 'vitest';
import { pdfOf } from '#platform/pdf.server.ts';
import { openAndRead } from '#testing/open-and-read.server.ts';
import { pdfOfTables as pdf, type Row } from '#testing/pdf-tables.server.ts';

const NAMES = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
/** Movements of a day each, with the balance after them. */
const rows = (opening: number, ...amounts: readonly number[]): Row[] => {
  let balance = opening;
  return amounts.map((amount, at) => {
    balance += amount;
    const size = Math.abs(amount).toFixed(2);
    return [
      `2${at + 1}/03/2026`,
      `Payment ${at + 1}`,
      amount < 0 ? size : '',
      amount > 0 ? size : '',
      balance.toFixed(2),
    ];
  });
};
const read = async (bytes: Uint8Array) => {
  const reading = await openAndRead(Buffer.from(bytes), { currency: 'ZAR' });
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.kind));
  return reading.accounts.map((one) => ({
    account: one.account,
    currency: one.currency,
    check: one.check.kind,
    amounts: one.rows.map(({ amount }) => Number(amount.minor)),
  }));
};

describe('a PDF of a bank', () => {
  it('that exists in several countries is in the currency of the one it names', async () => {
    const bytes = await pdf('Absa Bank Kenya PLC', 'Account: 2044177208', [NAMES, ...rows(100, 50, -20, -5, 30)]);
    expect(await read(bytes)).toMatchObject([{ currency: 'KES', check: 'matches' }]);
  });

  it('with two accounts one after the other is read as both', async () => {
    const bytes = await pdf(
      'Account: 2044177208',
      'Opening balance: 100.00',
      [NAMES, ...rows(100, 50, -20, -5, 30)],
      'Account: 2044177999',
      'Opening balance: 7000.00',
      [NAMES, ...rows(7000, 10, 20, -5)],
    );
    expect(await read(bytes)).toMatchObject([
      { account: '2044177208', check: 'matches', amounts: [5000, -2000, -500, 3000] },
      { account: '2044177999', check: 'matches', amounts: [1000, 2000, -500] },
    ]);
  });

  it('with a second account in the same table, its number above its opening balance', async () => {
    const table: Row[] = [
      NAMES,
      ['', 'Balance brought forward', '', '', '100.00'],
      ...rows(100, 50, -20, -5, 30),
      ['', 'Balance carried forward', '', '', '155.00'],
      ['', 'Account No. 101-2-334455', '', '', ''],
      ['', 'Balance brought forward', '', '', '7000.00'],
      ...rows(7000, 10, 20, -5),
    ];
    const bytes = await pdf('Bank of Examples', 'CURRENCY: SINGAPORE DOLLAR', 'Account No. 012-3-456789', table);
    expect(await read(bytes)).toMatchObject([
      { account: '012-3-456789', currency: 'SGD', check: 'matches', amounts: [5000, -2000, -500, 3000] },
      { account: '101-2-334455', currency: 'SGD', check: 'matches', amounts: [1000, 2000, -500] },
    ]);
  });

  it('with the number of another account in the words of a movement is one account', async () => {
    const words = rows(100, 50, -20, -5, 30).map((row, at) =>
      at === 1 ? ['', 'Account No. 101-2-334455', '', '', ''] : row,
    );
    const bytes = await pdf('Account No. 012-3-456789', [NAMES, ...rows(50, 50), ...words.slice(1)]);
    const reading = await openAndRead(Buffer.from(bytes), { currency: 'SGD' });
    expect(reading.kind === 'read' ? reading.accounts.length : 1).toBe(1);
  });

  describe('with a day at its first row and a balance at its last one', () => {
    const table = (second: string): Row[] => [
      NAMES,
      ['21/03/2026', 'Opening balance', '', '', '100.00'],
      ['21/03/2026', 'Shop', '20.00', '', ''],
      ['', 'Salary', '', '700.00', ''],
      ['', 'Rent', '400.00', '', '380.00'],
      ['22/03/2026', 'Garage', '30.00', '', ''],
      ['', 'Airtime', second, '', '340.00'],
      ['23/03/2026', 'Bakery', '5.00', '', '335.00'],
      ['23/03/2026', 'Closing balance', '', '', '335.00'],
    ];
    const above = 'Account: 2044177208';

    it('is read where the balances follow', async () => {
      const reading = await openAndRead(Buffer.from(await pdf(above, table('10.00'))), { currency: 'GBP' });
      if (reading.kind !== 'read') throw new Error(reading.kind);
      expect(reading.accounts[0]?.check.kind).toBe('matches');
      expect(reading.accounts[0]?.rows.map(({ day, amount }) => `${day} ${amount.minor}`)).toEqual([
        '2026-03-21 -2000',
        '2026-03-21 70000',
        '2026-03-21 -40000',
        '2026-03-22 -3000',
        '2026-03-22 -1000',
        '2026-03-23 -500',
      ]);
    });

    it('is asked about where they do not', async () => {
      const bytes = Buffer.from(await pdf(above, table('11.00')));
      expect(await openAndRead(bytes, { currency: 'GBP' })).toMatchObject({ kind: 'unmapped' });
    });

    it('is asked about where there are no balances', async () => {
      const bare = table('10.00').flatMap((row, at) => (at === 1 || at === 8 ? [] : [row.slice(0, 4)]));
      const bytes = Buffer.from(await pdf(above, bare));
      expect(await openAndRead(bytes, { currency: 'GBP' })).toMatchObject({ kind: 'unmapped' });
    });
  });

  it('with words that fill their column up to the amount behind them', async () => {
    const right = (text: string) => ({ text, alignment: 'right' as const });
    const bytes = await pdfOf({
      content: [
        'Account: 2044177208',
        'Opening balance: 100.00',
        'Closing balance: 70.00',
        {
          layout: 'noBorders',
          table: {
            widths: [65, 200, 65],
            body: [
              ['Date', 'Description', right('Amount')],
              ['21/03/2026', 'Shop', right('-20.00')],
              ['22/03/2026', 'Refund', right('50.00')],
              ['23/03/2026', { ...right('A shop with a long name 4901*3426 -45.00'), colSpan: 2 }, ''],
              ['24/03/2026', 'Kiosk', right('-15.00')],
            ],
          },
        },
      ],
    });
    expect(await read(bytes)).toMatchObject([{ check: 'matches', amounts: [-2000, 5000, -4500, -1500] }]);
  });

  it('is in the currency behind its IBAN', async () => {
    const bytes = await pdf('IBAN DE12 1001 0010 0123 4567 89 EUR', [NAMES, ...rows(100, 50, -20, -5, 30)]);
    expect(await read(bytes)).toMatchObject([
      { account: 'DE12 1001 0010 0123 4567 89', currency: 'EUR', check: 'matches' },
    ]);
  });

  it('with a table of fees below the closing balance has no movements there', async () => {
    const fees = [
      ['01/04/2026', 'Monthly fee', '', '12.00', '75.00'],
      ['02/04/2026', 'Transfer fee', '', '2.00', '3.00'],
    ];
    const bytes = await pdf('Account: 2044177208', 'Opening balance: 100.00', 'Closing balance: 155.00', [
      NAMES,
      ...rows(100, 50, -20, -5, 30),
      ...fees,
    ]);
    expect(await read(bytes)).toMatchObject([{ check: 'matches', amounts: [5000, -2000, -500, 3000] }]);
  });

  it('whose rows below do not follow and whose closing balance is another is asked about', async () => {
    const bytes = await pdf('Account: 2044177208', 'Opening balance: 100.00', 'Closing balance: 999.00', [
      NAMES,
      ...rows(100, 50, -20, -5, 30),
      ['05/04/2026', 'Transfer', '', '2.00', '3.00'],
    ]);
    expect(await openAndRead(Buffer.from(bytes), { currency: 'ZAR' })).toMatchObject({ kind: 'unmapped' });
  });

  it('with a loan whose balance is what is owed', async () => {
    const bytes = await pdf('LOAN ACCOUNT 2044177208', [
      NAMES,
      ['', 'Balance B/F', '', '', '1000.00'],
      ['01/03/2026', 'Interest', '10.00', '', '1010.00'],
      ['02/03/2026', 'Repayment', '', '200.00', '810.00'],
      ['01/04/2026', 'Interest', '8.00', '', '818.00'],
      ['02/04/2026', 'Repayment', '', '200.00', '618.00'],
      ['', 'Closing balance', '', '', '618.00'],
    ]);
    expect(await read(bytes)).toMatchObject([{ check: 'matches', amounts: [-1000, 20000, -800, 20000] }]);
  });

  it('with days of two numbers', async () => {
    const days = rows(100, 50, -20, -5, 30).map(([, ...cells], at) => [`03 1${at + 4}`, ...cells]);
    const bytes = await pdf('Account: 2044177208', 'Statement from 01 March 2026 to 31 March 2026', [
      ['Date MM DD', ...NAMES.slice(1)],
      ...days,
    ]);
    const reading = await openAndRead(Buffer.from(bytes), { currency: 'ZAR' });
    if (reading.kind !== 'read') throw new Error(reading.kind);
    expect(reading.accounts[0]?.rows.map(({ day }) => day)).toEqual([
      '2026-03-14',
      '2026-03-15',
      '2026-03-16',
      '2026-03-17',
    ]);
  });
});
