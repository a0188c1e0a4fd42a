import { describe, expect, it } from 'vitest';
import { openAndRead } from '#testing/open-and-read.server.ts';
import { type PdfPart, pdfOfTables, type Row } from '#testing/pdf-tables.server.ts';

const read = async (parts: readonly PdfPart[]) =>
  openAndRead(Buffer.from(await pdfOfTables(...parts)), { currency: 'USD' });
/** The rows of one account, as a day and an amount in cents each; the kind of any other reading. */
const rowsOf = async (parts: readonly PdfPart[]) => {
  const reading = await read(parts);
  if (reading.kind !== 'read') return reading.kind;
  return reading.accounts.flatMap(({ rows }) => rows.map(({ day, amount }) => `${day} ${amount.minor}`));
};

describe('a PDF with a section for each kind of movement', () => {
  const WORDS = {
    English: {
      names: ['Date', 'Description', 'Amount'],
      sections: ['Deposits and other additions', 'Other subtractions'],
      ends: ['Beginning balance on August 22, 2026', 'Ending balance on September 22, 2026'],
      ledger: ['Date', 'Balance'],
    },
    Spanish: {
      names: ['Fecha', 'Concepto', 'Importe'],
      sections: ['Ingresos', 'Compras con tarjeta'],
      ends: ['Saldo inicial', 'Saldo final'],
      ledger: ['Fecha', 'Saldo'],
    },
  } as const;
  type Made = { readonly isSigned?: boolean; readonly closing?: string; readonly ledgers?: number };
  const statement = (language: keyof typeof WORDS, { isSigned = true, closing = '1,740.00', ledgers = 2 }: Made) => {
    const { names, sections, ends, ledger } = WORDS[language];
    const minus = isSigned ? '-' : '';
    const days: Row[] = [
      ['08/24/2026', '1,250.00', '08/31/2026', '1,240.00'],
      ['08/26/2026', '1,245.00', '09/01/2026', '1,235.00'],
    ];
    return [
      'Account number: 4880 4418 8220',
      [
        ['', ends[0], '$1,000.00'],
        ['', ends[1], `$${closing}`],
      ],
      sections[0],
      [names, ['08/24/2026', 'Ann', '250.00'], ['09/15/2026', 'Ben', '505.00']],
      sections[1],
      [
        names,
        ['08/26/2026', 'Shop', `${minus}5.00`],
        ['08/31/2026', 'Bus', `${minus}5.00`],
        ['09/01/2026', 'Fee', `${minus}5.00`],
      ],
      [Array.from({ length: ledgers }, () => ledger).flat(), ...days.map((cells) => cells.slice(0, ledgers * 2))],
    ] satisfies PdfPart[];
  };
  const ROWS = ['2026-08-24 25000', '2026-09-15 50500', '2026-08-26 -500', '2026-08-31 -500', '2026-09-01 -500'];

  it.each(['English', 'Spanish'] as const)('is read where its two balances prove the whole: %s', async (language) => {
    expect(await rowsOf(statement(language, {}))).toEqual(ROWS);
  });

  it.each([1, 2])('the balances of its days, %i side by side, are no movements', async (ledgers) => {
    expect(await rowsOf(statement('English', { ledgers }))).toEqual(ROWS);
  });

  it('is asked about where its closing balance does not follow', async () => {
    expect(await rowsOf(statement('English', { closing: '1,741.00' }))).toBe('unmapped');
  });

  it('is asked about where only the names of sections tell which way money went', async () => {
    expect(await rowsOf(statement('English', { isSigned: false }))).toBe('unmapped');
  });
});

describe('a PDF with the day at the first row of a day and the balance at its last', () => {
  const table = (mark: string): Row[] => [
    ['Date', 'Transaction details', 'Payments - out', 'Payments - in', 'Balance'],
    ['03 Sep 2026', 'BALANCE FORWARD', '', '', '414.90'],
    ['04 Sep 2026', 'BUS', '4.90', '', '410.00'],
    ['05 Sep 2026', 'SHOP', '10.00', '', ''],
    ['', 'MORTGAGE', '610.00', '', `210.00${mark}`],
    ['09 Sep 2026', 'CAFE', '5.00', '', `215.00${mark}`],
    ['10 Sep 2026', 'SHOP', '20.00', '', ''],
    ['', 'CAFE', '7.00', '', `242.00${mark}`],
    ['11 Sep 2026', 'SALARY', '', '900.00', '658.00'],
    ['', 'SUBTOTAL:', '', '', '658.00'],
  ];

  it.each([' OD', ' O/D', ' DR', '-'])('reads an overdrawn balance with "%s" behind it', async (mark) => {
    expect(await rowsOf(['Account: 2044177208', table(mark)])).toEqual([
      '2026-09-04 -490',
      '2026-09-05 -1000',
      '2026-09-05 -61000',
      '2026-09-09 -500',
      '2026-09-10 -2000',
      '2026-09-10 -700',
      '2026-09-11 90000',
    ]);
  });
});
