import { describe, expect, it } from 'vitest';
import { pdfOf } from '#platform/pdf.server.ts';
import { openAndRead } from '#testing/open-and-read.server.ts';

type Row = { readonly day: string; readonly words: string; readonly amount: number; readonly balance: string };

/** A table whose days have a time below them, with the amount and the balance in the vertical middle beside both. */
const pdf = (rows: readonly Row[]) => {
  const middle = (text: string) => ({ text, margin: [0, 7, 0, 0] as [number, number, number, number] });
  return pdfOf({
    content: [
      'Account: 2044177208',
      {
        layout: 'noBorders',
        table: {
          widths: [70, 70, 70, 150, 70],
          body: [
            ['Date/Time', 'Money In', 'Money Out', 'Description', 'Balance'],
            ...rows.map(({ day, words, amount, balance }) => [
              `${day}\n10:20:01`,
              middle(amount > 0 ? amount.toFixed(2) : ''),
              middle(amount < 0 ? (-amount).toFixed(2) : ''),
              words.includes('\n') ? words : middle(words),
              middle(balance),
            ]),
          ],
        },
      },
    ],
  });
};
const ROWS: readonly Row[] = [
  { day: '21/03/2026', words: 'Shop in the\nlong street', amount: -50, balance: '950.00' },
  { day: '21/03/2026', words: 'Salary', amount: 700, balance: '1650.00' },
  { day: '23/03/2026', words: 'Rent for\nMarch 24.95', amount: -400, balance: '1250.00' },
  { day: '24/03/2026', words: 'Airtime', amount: -10, balance: '1240.00' },
];
const read = async (rows: readonly Row[]) => openAndRead(Buffer.from(await pdf(rows)), { currency: 'NGN' });

describe('a PDF with amounts in the middle of rows of several lines', () => {
  it('is read, each amount with the day above it', async () => {
    const reading = await read(ROWS);
    if (reading.kind !== 'read') throw new Error(reading.kind);
    const [account] = reading.accounts;
    expect(account?.check.kind).toBe('matches');
    expect(account?.rows.map(({ day, amount, description }) => `${day} ${amount.minor} ${description}`)).toEqual([
      '2026-03-21 -5000 Shop in the long street',
      '2026-03-21 70000 Salary',
      '2026-03-23 -40000 Rent for March 24.95',
      '2026-03-24 -1000 Airtime',
    ]);
  });

  it('is asked about where its balances do not follow', async () => {
    const rows = ROWS.map((row, at) => (at === 2 ? { ...row, balance: '1255.00' } : row));
    expect(await read(rows)).toMatchObject({ kind: 'unmapped' });
  });
});
