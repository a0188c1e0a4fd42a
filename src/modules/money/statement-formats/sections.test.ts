import { describe, expect, test } from 'vitest';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { readCsv } from './csv.ts';
import type { StatementRow } from './model.ts';

function sections(lines: readonly string[], answers: Answers = {}) {
  const read = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers });
  if (read.kind !== 'read') throw new Error(read.kind);
  return read.accounts;
}
const first = (...lines: string[]): StatementRow | undefined => sections(lines)[0]?.rows[0];

test('a row has all that its line says', () => {
  expect(
    first(
      'Date,Value date,Payee,Description,Original description,Amount,Balance,Reference,Receipt no',
      '2026-01-13,2026-01-14,Shop  & Co,Rent,POS 12,-5.00,95.00,R1,S1',
    ),
  ).toEqual({
    line: 2,
    part: 'entry',
    day: '2026-01-13',
    valueDay: '2026-01-14',
    amount: { minor: -500n, currency: 'ZAR' },
    roundedFrom: null,
    description: 'Shop & Co Rent',
    bankText: 'Shop  & Co\nRent\nPOS 12',
    counterparty: 'Shop & Co',
    reference: 'R1',
    sourceId: 'S1',
    balance: { minor: 9500n, currency: 'ZAR' },
    status: 'booked',
    category: null,
    transferAccount: null,
    splits: [],
  });
});

describe('the words of a row', () => {
  test.each<[what: string, lines: string[], description: string, bankText: string]>([
    ['are its description', ['Date,Description,Amount', '2026-01-13,Rent,-5.00'], 'Rent', 'Rent'],
    [
      'are written once where two columns say the same',
      ['Date,Description,Original Description,Amount', '2026-01-13,Rent,Rent,-5.00'],
      'Rent',
      'Rent\nRent',
    ],
    [
      'are not joined with what the bank had written',
      ['Date,Description,Original Description,Amount', '2026-01-13,Monthly Account Admin Fee,Admin,-7.50'],
      'Monthly Account Admin Fee',
      'Monthly Account Admin Fee\nAdmin',
    ],
    [
      'are all its descriptions',
      ['Date,Description,Memo,Amount', '2026-01-13,Rent,May,-5.00'],
      'Rent May',
      'Rent\nMay',
    ],
    [
      'are the bank text where there is nothing else',
      ['Date,Description,Original description,Amount', '2026-01-13,,POS 12,-5.00'],
      'POS 12',
      'POS 12',
    ],
    [
      'are what means nothing where there is nothing else',
      ['Date,Description,Foo,Amount', '2026-01-13,,Bar,-5.00'],
      'Bar',
      'Bar',
    ],
    [
      'are markers where there is nothing else',
      ['Date,Description,Type,Amount', '2026-01-13,,Debit,5.00'],
      'Debit',
      'Debit',
    ],
    ['are no references', ['Date,Description,Reference,Amount', '2026-01-13,,Bar,-5.00'], '', ''],
    ['are of two letters or more', ['Date,Description,Foo,Amount', '2026-01-13,,B1,-5.00'], '', ''],
    [
      'are three of those that mean nothing',
      ['Date,Description,Foo,Fo,Fa,Fi,Amount', '2026-01-13,,Bar,Baz,Qux,Quux,-5.00'],
      'Bar Baz Qux',
      'Bar\nBaz\nQux',
    ],
  ])('%s', (_, lines, description, bankText) => {
    expect(first(...lines)).toMatchObject({ description, bankText });
  });

  test('name no other side, no reference and no identifier where these are empty', () => {
    expect(
      first('Date,Payee,Description,Amount,Reference,Receipt no,Value date', '2026-01-13,,Rent,-5.00,,,'),
    ).toMatchObject({
      counterparty: null,
      reference: null,
      sourceId: null,
      valueDay: null,
      balance: null,
    });
  });
});

describe('a fee', () => {
  const lines = (...rows: string[]) => ['Date,Description,Amount,Fee,Balance', ...rows];
  const parts = (...rows: string[]) =>
    sections(lines(...rows))[0]?.rows.map(({ part, amount, description }) => `${part} ${amount.minor} ${description}`);

  test('beside an amount is a row of its own', () => {
    expect(
      parts(
        '2026-01-13,Rent,-5.00,1.00,94.00',
        '2026-01-14,Food,-6.00,2.00,86.00',
        '2026-01-15,Fuel,-6.00,0.00,80.00',
        '2026-01-16,Rest,0.00,3.00,77.00',
      ),
    ).toEqual([
      'entry -500 Rent',
      'fee -100 Fee: Rent',
      'entry -600 Food',
      'fee -200 Fee: Food',
      'entry -600 Fuel',
      'entry -300 Rest',
    ]);
  });

  test('has no rounding of the amount', () => {
    const rows = sections(
      lines(
        '2026-01-13,Rent,-5.0055,1.00,93.99',
        '2026-01-14,Food,-6.00,2.00,85.99',
        '2026-01-15,Fuel,-6.00,1.00,78.99',
        '2026-01-16,Air,-1.00,1.00,76.99',
      ),
    )[0]?.rows;
    expect(rows?.slice(0, 2).map(({ part, roundedFrom }) => [part, roundedFrom])).toEqual([
      ['entry', '-5.0055'],
      ['fee', null],
    ]);
  });
});

describe('an amount finer than the currency', () => {
  test.each<[what: string, lines: string[], roundedFrom: string | null]>([
    ['is kept as written', ['Date,Description,Amount (R)', '2026-01-13,Rent,-5.0055'], '-5.0055'],
    [
      'is kept as written in a column of money in',
      ['Date,Description,In (R),Out (R)', '2026-01-13,Rent,5.0055,'],
      '5.0055',
    ],
    [
      'is kept as written in a column of money out',
      ['Date,Description,In (R),Out (R)', '2026-01-13,Rent,,5.0055'],
      '-5.0055',
    ],
    ['is not told of one that is not', ['Date,Description,Amount (R)', '2026-01-13,Rent,-5.00'], null],
  ])('%s', (_, lines, roundedFrom) => {
    expect(first(...lines)?.roundedFrom).toBe(roundedFrom);
  });
});

describe('accounts', () => {
  const told = (lines: string[]) =>
    sections(lines).map(({ account, currency, type, isCurrencyNamed, rows }) => [
      account,
      currency,
      type,
      isCurrencyNamed,
      rows.map(({ line }) => line),
    ]);

  test.each<[what: string, lines: string[], found: ReturnType<typeof told>]>([
    ['are one', ['Date,Description,Amount', '2026-01-13,Rent,-5.00'], [[null, 'ZAR', null, false, [2]]]],
    [
      'are named above',
      ['Account: 111111', 'Savings account', 'Currency: KES', 'Date,Description,Amount', '2026-01-13,Rent,-5.00'],
      [['111111', 'KES', 'bank', true, [5]]],
    ],
    [
      'are named in a column',
      [
        'Account: 111111',
        'Date,Description,Amount,Account number',
        '2026-01-13,a,-5.00,222',
        '2026-01-13,b,-5.00,',
        '2026-01-13,c,-5.00,333',
        '2026-01-14,d,-5.00,222',
      ],
      [
        ['222', 'ZAR', null, false, [3, 6]],
        ['111111', 'ZAR', null, false, [4]],
        ['333', 'ZAR', null, false, [5]],
      ],
    ],
    [
      'are one for each currency',
      [
        'Date,Description,Amount,Currency',
        '2026-01-13,a,-5.00,ZAR',
        '2026-01-13,b,-5.00,USD',
        '2026-01-13,c,-5.00,ZAR',
      ],
      [
        [null, 'ZAR', null, true, [2, 4]],
        [null, 'USD', null, true, [3]],
      ],
    ],
  ])('%s', (_, lines, found) => {
    expect(told(lines)).toEqual(found);
  });
});

describe('lines that gave no row', () => {
  test('are all in the first account, in their order', () => {
    const [one, two, ...others] = sections([
      'Date,Description,Amount,Account number,Currency,Status',
      '2026-01-13,failed,-1.00,222,ZAR,Failed',
      'note',
      '2026-01-13,a,-5.00,222,ZAR,',
      '2026-02-30,no day,-5.00,222,ZAR,',
      '2026-01-13,odd money,-5.00,222,XXQ,',
      '2026-01-13,large,-90071992547409930.07,222,ZAR,',
      '31/02/2026,no day,-5.00,222,ZAR,',
      '2026-01-13,words,five,222,ZAR,',
      '2026-01-13,b,-5.00,333,ZAR,',
      'Total,,-5.00,,,',
    ]);
    expect(others).toEqual([]);
    expect(one?.skipped.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 not-completed',
      '3 note',
      '11 total',
    ]);
    expect(one?.failed.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '5 bad-day',
      '6 bad-currency',
      '7 bad-amount',
      '8 bad-day',
      '9 bad-amount',
    ]);
    expect([two?.rows.length, two?.skipped, two?.failed]).toEqual([1, [], []]);
  });

  test('are in an account of their own where there is no row', () => {
    expect(sections(['Account: 111111', 'Date,Description,Amount', '2026-02-30,x,-5.00'])).toMatchObject([
      {
        account: '111111',
        currency: 'ZAR',
        rows: [],
        failed: [{ line: 3, reason: 'bad-day' }],
        opening: null,
        closing: null,
      },
    ]);
  });
});

test('an identifier on every line is a reference', () => {
  const lines = ['Date,Description,Amount,Receipt no', '2026-01-13,a,-5.00,X', '2026-01-14,b,-5.00,X'];
  expect(sections(lines)[0]?.rows.map(({ sourceId, reference }) => [sourceId, reference])).toEqual([
    [null, 'X'],
    [null, 'X'],
  ]);
});

test('a pending row may have no day', () => {
  const lines = ['Date,Description,Amount', 'Pending,a,-5.00', '2026-01-14,b,-5.00'];
  expect(sections(lines)[0]?.rows.map(({ day, status }) => [day, status])).toEqual([
    [null, 'pending'],
    ['2026-01-14', 'booked'],
  ]);
});
