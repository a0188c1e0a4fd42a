import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson as read, rowsOfJson as rowsOf } from '#testing/json-rows.ts';
import { mayBeJson, tableOfJson } from './json-table.ts';

const berlin = (day: string, amount: string) => ({
  transactionId: `id-${day}-${amount}`,
  bookingDate: day,
  valueDate: day,
  transactionAmount: { amount, currency: 'EUR' },
  creditorName: 'Shop',
  creditorAccount: { iban: 'FI2112345600000785' },
  remittanceInformationUnstructured: `Receipt ${day}`,
  currencyExchange: [{ sourceCurrency: 'EUR', exchangeRate: '1.0' }],
});

describe('transactions as services give them', () => {
  test('Berlin Group and GoCardless, with what is pending', () => {
    const value = {
      account: { iban: 'FI4950009420028730' },
      transactions: {
        booked: [berlin('2026-11-27', '-28.40'), berlin('2026-11-25', '30.06')],
        pending: [
          {
            transactionAmount: { amount: '-9.99', currency: 'EUR' },
            valueDate: '2026-11-28',
            remittanceInformationUnstructured: 'Netflix',
          },
        ],
      },
    };
    expect(rowsOf(value)).toEqual([
      ['FI4950009420028730', '2026-11-27 -28.40 EUR', '2026-11-25 30.06 EUR', '2026-11-28 -9.99 EUR pending'],
    ]);
  });

  test('Open Banking of the United Kingdom', () => {
    const one = (day: string, amount: string, side: string, status: string) => ({
      AccountId: '22289',
      TransactionId: `t-${day}`,
      CreditDebitIndicator: side,
      Status: status,
      BookingDateTime: `${day}T10:43:07+00:00`,
      TransactionInformation: 'Cash from Aubrey',
      Amount: { Amount: amount, Currency: 'GBP' },
    });
    const value = {
      Data: {
        Transaction: [
          one('2026-04-05', '10.00', 'Credit', 'Booked'),
          one('2026-04-06', '3.50', 'Debit', 'Booked'),
          one('2026-04-07', '4.25', 'Debit', 'Pending'),
        ],
      },
      Links: { Self: 'https://api.example.com/' },
    };
    expect(rowsOf(value)).toEqual([
      ['22289', '2026-04-05 10.00 GBP', '2026-04-06 -3.50 GBP', '2026-04-07 -4.25 GBP pending'],
    ]);
  });

  test('Plaid, where what was paid has no minus', () => {
    const one = (date: string, amount: number, pending = false) => ({
      account_id: 'BxBXxLj1m4HMXBm9WZZmCWVbPjX16EHwv99vp',
      transaction_id: `lPNjeW1nR6CDn5okmGQ6hEpMo4lLNoSrzqDje${date}`,
      amount,
      iso_currency_code: 'USD',
      date,
      name: 'Burger King',
      pending,
    });
    const value = {
      accounts: [{ account_id: 'Bx', balances: { current: 110.5 } }],
      transactions: [one('2026-09-01', 72.1), one('2026-09-02', -500), one('2026-09-03', 2.4, true)],
    };
    expect(rowsOf(value).map((rows) => rows.slice(1))).toEqual([
      ['2026-09-01 -72.10 USD', '2026-09-02 500.00 USD', '2026-09-03 -2.40 USD pending'],
    ]);
  });

  test('TrueLayer', () => {
    const one = (day: string, amount: number, kind: string, balance: number) => ({
      transaction_id: `03c333979b729315545816aaa365c33f${day}`,
      timestamp: `${day}T00:00:00`,
      description: 'GOOGLE PLAY STORE',
      amount,
      currency: 'GBP',
      transaction_type: kind,
      running_balance: { currency: 'GBP', amount: balance },
    });
    expect(
      rowsOf({
        results: [one('2026-03-06', -2.99, 'DEBIT', 1238.6), one('2026-03-07', 25, 'CREDIT', 1263.6)],
        status: 'Succeeded',
      }),
    ).toEqual([[null, '2026-03-06 -2.99 GBP', '2026-03-07 25.00 GBP']]);
  });

  test('Stitch, whose entries are nodes', () => {
    const one = (date: string, quantity: string, balance: string) => ({
      node: {
        id: `dHgv${date}`,
        amount: { quantity, currency: 'ZAR' },
        runningBalance: { quantity: balance, currency: 'ZAR' },
        date: `${date}T00:00:00.000Z`,
        description: 'Uber',
        reference: 'x',
      },
    });
    const value = {
      data: {
        node: {
          transactions: { edges: [one('2026-03-06', '-20.50', '100.00'), one('2026-03-05', '12.25', '120.50')] },
        },
      },
    };
    expect(rowsOf(value)).toEqual([[null, '2026-03-06 -20.50 ZAR', '2026-03-05 12.25 ZAR']]);
  });

  const mono = (amounts: readonly number[]) => ({
    data: amounts.map((amount, at) => ({
      _id: `a${at}`,
      narration: 'TRF',
      amount,
      type: at % 2 === 0 ? 'debit' : 'credit',
      date: `2026-10-0${at + 1}T10:00:00.000Z`,
      currency: 'NGN',
    })),
  });

  test('Mono, which counts kobo and does not say so', () => {
    const reading = read(mono([9248, 11_201_011, 5000, 700]));
    expect(reading).toMatchObject({ kind: 'questions', questions: [{ about: 'units', suggested: 'minor' }] });
    expect(rowsOf(mono([9248, 11_201_011, 5000, 7]), { units: 'minor' })).toEqual([
      [null, '2026-10-01 -92.48 NGN', '2026-10-02 112010.11 NGN', '2026-10-03 -50.00 NGN', '2026-10-04 0.07 NGN'],
    ]);
    expect(rowsOf(mono([9248, 11, 5000]), { units: 'whole' })[0]?.[1]).toBe('2026-10-01 -9248.00 NGN');
  });

  test.each([
    ['one amount has decimals', mono([9248, 11.5, 5000])],
    ['the currency has none', { data: mono([92, 11, 50]).data.map((one) => ({ ...one, currency: 'JPY' })) }],
  ])('is asked nothing of units where %s', (_, value) => {
    expect(read(value).kind).toBe('read');
  });
});

describe('any list of objects', () => {
  const plain = [
    { date: '2026-01-02', description: 'Shop', amount: -12.5 },
    { date: '2026-01-03', description: 'Pay', amount: 1000.25 },
  ];
  const expected = ['2026-01-02 -12.50 ZAR', '2026-01-03 1000.25 ZAR'];

  test.each<[string, unknown]>([
    ['alone', plain],
    ['within others', { a: { b: [{ c: plain }] }, other: [{ name: 'x' }, { name: 'y' }, { name: 'z' }] }],
    ['one on each line', plain.map((one) => JSON.stringify(one)).join('\n')],
  ])('is found %s', (_, value) => {
    expect(rowsOf(value)).toEqual([[null, ...expected]]);
  });

  test('two accounts stay apart', () => {
    const value = {
      accounts: [
        { iban: 'DE11', currency: 'EUR', transactions: plain },
        { iban: 'DE22', currency: 'EUR', transactions: plain },
      ],
    };
    expect(rowsOf(value).map(([account, ...rows]) => [account, rows.length])).toEqual([
      ['DE11', 2],
      ['DE22', 2],
    ]);
  });

  test('the digits of a number are kept', () => {
    expect(tableOfJson('[{"date":"2026-01-02","id":12345678901234567890,"amount":0.10}]')).toEqual({
      table: 'Booking date\tTransaction ID\tAmount\n2026-01-02\t12345678901234567890\t0.10\n',
    });
  });

  test('wherever it stands, it reads the same', () => {
    const key = fc.stringMatching(/^[a-z]{1,8}$/).filter((name) => !/account|currency|iban|id|name/.test(name));
    fc.assert(
      fc.property(fc.array(key, { maxLength: 4 }), (path) => {
        const value = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), plain);
        expect(rowsOf(value)).toEqual([[null, ...expected]]);
      }),
    );
  });
});

describe('cells that say themselves what they are', () => {
  test('have the names they give, and days with a zone alone', () => {
    const row = (day: string, amount: number, symbol: string) => ({
      column22: { value: 26000000000, name: 'ID pohybu', id: 22 },
      column0: { value: `${day}+0200`, name: 'Datum', id: 0 },
      column1: { value: amount, name: 'Objem', id: 1 },
      column14: { value: 'CZK', name: 'Měna', id: 14 },
      column2: null,
      column5: { value: symbol, name: 'VS', id: 5 },
      column25: { value: 'Nákup', name: 'Komentář', id: 25 },
    });
    const transaction = [row('2026-04-01', 37697.95, '20260400'), row('2026-04-29', -1065.96, '20260401')];
    const info = { iban: 'CZ7920100000002400222233', currency: 'CZK', dateStart: '2026-04-01+0200' };
    expect(rowsOf({ accountStatement: { info, transactionList: { transaction } } })).toEqual([
      ['CZ7920100000002400222233', '2026-04-01 37697.95 CZK', '2026-04-29 -1065.96 CZK'],
    ]);
  });
});

describe('what is none', () => {
  test.each<[string, 'broken' | null]>([
    ['{"transactions": [{"date":"2026-01-01",', 'broken'],
    ['{"error":"unauthorised"}', null],
    ['[]', null],
    ['{"rates":[{"day":"2026-01-01","note":"x"}]}', null],
  ])('%s', (text, expected) => {
    expect(tableOfJson(text)).toBe(expected);
  });

  test.each([
    ['{"a":1}', true],
    [' [ {"a":1}]', true],
    ['{1:F01BANKDEFFXXX}{4:', false],
    ['[Transactions]', false],
    ['Date,Amount', false],
  ])('%s may be JSON: %s', (text, isJson) => {
    expect(mayBeJson(text)).toBe(isJson);
  });

  test('nested a thousand times it ends', () => {
    const deep = `${'{"a":'.repeat(1000)}[{"date":"2026-01-01","amount":1}]${'}'.repeat(1000)}`;
    expect(tableOfJson(deep)).toBe(null);
  });
});
