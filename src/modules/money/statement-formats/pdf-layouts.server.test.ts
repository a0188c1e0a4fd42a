import { describe, expect, it } from 'vitest';
import { openAndRead } from '#testing/open-and-read.server.ts';
import { pdfOfTables as pdf, type Row } from '#testing/pdf-tables.server.ts';

const NAMES = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];

/** Movements of a day each, with the balance after them. */
const rows = (opening: number, ...amounts: readonly number[]): Row[] => {
  let balance = opening;
  return amounts.map((amount, at) => {
    balance += amount;
    const size = Math.abs(amount).toFixed(2);
    const day = `2026-${String(Math.floor(at / 27) + 1).padStart(2, '0')}-${String((at % 27) + 1).padStart(2, '0')}`;
    return [day, `Payment ${at + 1}`, amount < 0 ? size : '', amount > 0 ? size : '', balance.toFixed(2)];
  });
};
const many = (count: number) => Array.from({ length: count }, (_, at) => (at % 4 === 0 ? 90 + at : -11 - at));
const stated = (words: string, balance: number): Row => ['', words, '', '', balance.toFixed(2)];

const reading = async (bytes: Uint8Array) => openAndRead(Buffer.from(bytes), { currency: 'ZAR' });
const read = async (bytes: Uint8Array) => {
  const own = await reading(bytes);
  if (own.kind !== 'read') throw new Error(JSON.stringify(own));
  return own.accounts;
};
const amountsOf = (accounts: Awaited<ReturnType<typeof read>>) =>
  accounts.map(({ rows: all }) => all.map(({ amount }) => Number(amount.minor) / 100));

describe('a PDF whose balances contradict its rows at one place', () => {
  const amounts = many(30);
  const table = rows(500, ...amounts);
  const broken = (at: number, column: number, text: string): Row[] =>
    table.map((row, line) => (line === at ? row.map((cell, own) => (own === column ? text : cell)) : row));

  it('is read, with that row marked', async () => {
    const [account] = await read(await pdf('Account: 2044177208', [NAMES, ...broken(9, 2, '21.50')]));
    expect(account?.check.kind).toBe('gap');
    expect(account?.rows.length).toBe(30);
    expect(account?.rows.flatMap(({ doubt }, at) => (doubt === undefined ? [] : [at]))).toEqual([9]);
  });

  it('is read where a page is missing', async () => {
    const [account] = await read(await pdf('Account: 2044177208', [NAMES, ...table.toSpliced(12, 4)]));
    expect([account?.check.kind, account?.rows.length]).toEqual(['gap', 26]);
  });

  it.each([
    [
      'an amount that the balance does not take',
      rows(500, ...amounts.with(9, 0)).map((row, at) => (at === 9 ? row.with(2, '20.00') : row)),
    ],
    ['two places', broken(9, 2, '21.50').map((row, at) => (at === 20 ? row.with(3, '999.00') : row))],
    ['few rows', broken(9, 2, '21.50').slice(0, 12)],
  ])('is asked about: %s', async (_, own) => {
    expect((await reading(await pdf('Account: 2044177208', [NAMES, ...own]))).kind).toBe('unmapped');
  });
});

describe('what stands around the rows of a PDF', () => {
  it('pages that carry their balance forward do not end the statement', async () => {
    const [one, two] = [rows(100, 50, -20), rows(130, -5, 30)];
    const bytes = await pdf('Account: 2044177208', [
      NAMES,
      stated('Balance brought forward', 100),
      ...one,
      stated('Carried forward', 130),
      stated('Brought forward', 130),
      ...two,
    ]);
    const accounts = await read(bytes);
    expect(accounts.map(({ check, closing }) => [check.kind, closing])).toEqual([['matches', null]]);
    expect(amountsOf(accounts)).toEqual([[50, -20, -5, 30]]);
  });

  it('counts below the closing balance are no rows', async () => {
    const bytes = await pdf('Account: 2044177208', [
      NAMES,
      stated('Opening balance', 100),
      ...rows(100, 50, -20, -5),
      stated('Closing balance', 125),
      ['', 'Charges explained', '', '', ''],
      ['', 'Ledger fee', '3.00', '', ''],
    ]);
    const accounts = await read(bytes);
    expect(accounts.map(({ failed }) => failed)).toEqual([[]]);
    expect(amountsOf(accounts)).toEqual([[50, -20, -5]]);
  });

  it('an amount keeps its column with the mark of a footnote behind it', async () => {
    const table = rows(100, 50, -20, -5, 30).map((row, at) => (at === 2 ? row.with(2, '5.00 *') : row));
    expect(amountsOf(await read(await pdf('Account: 2044177208', [NAMES, ...table])))).toEqual([[50, -20, -5, 30]]);
  });

  it('the balance of a day before the rows is the opening one', async () => {
    const table: Row[] = [
      ['Datum', 'Erläuterung', 'Betrag EUR'],
      ['31.08.2026', 'Kontostand am 31.08.2026', '100,00'],
      ['01.09.2026', 'Kartenzahlung', '-20,00'],
      ['02.09.2026', 'Gutschrift', '55,00'],
      ['03.09.2026', 'Lastschrift', '-5,00'],
      ['30.09.2026', 'Kontostand am 30.09.2026', '130,00'],
    ];
    const [account] = await read(await pdf('Girokonto 1200345678', table));
    expect([account?.check.kind, account?.opening?.amount.minor]).toEqual(['matches', 10000n]);
  });
});
