import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import { readStatement } from './read.server.ts';

/** The account and rows of each section; else what became of the file. */
function read(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  const reading = readStatement(new TextEncoder().encode(text), { currency: 'EUR' });
  if (reading.kind === 'refused') return reading.code;
  if (reading.kind !== 'read') return reading.kind;
  return reading.accounts.map(({ account, rows }) => [
    account,
    ...rows.map(({ day, amount, status }) =>
      [day, decimalOf(amount), amount.currency, ...(status === 'pending' ? [status] : [])].join(' '),
    ),
  ]);
}

const RENT = '2026-03-01 -800.00 EUR';
const PAY = '2026-03-02 900.50 EUR';

describe('transactions in JSON', () => {
  test.each<[what: string, value: unknown, account: string | null]>([
    [
      'keys of one word, and digits for days',
      [
        {
          accountNumber: '523962118',
          mutationcode: 'EUR',
          transactiondate: '20260301',
          amount: -800.1,
          description: 'a',
        },
        {
          accountNumber: '523962118',
          mutationcode: 'EUR',
          transactiondate: '20260302',
          amount: 900.5,
          description: 'b',
        },
      ],
      '523962118',
    ],
    [
      'keys of several words',
      {
        data: [
          { booking_date: '2026-03-01', transaction_amount: '-800.10', currency: 'EUR', remittanceInformation: 'a' },
          { booking_date: '2026-03-02', transaction_amount: '900.50', currency: 'EUR', remittanceInformation: 'b' },
        ],
      },
      null,
    ],
    [
      'objects within objects',
      {
        account: { iban: 'DE89370400440532013000' },
        transactions: [
          { bookingDate: '2026-03-01', transactionAmount: { amount: '-800.10', currency: 'EUR' }, text: 'a' },
          { bookingDate: '2026-03-02', transactionAmount: { amount: '900.50', currency: 'EUR' }, text: 'b' },
        ],
      },
      'DE89370400440532013000',
    ],
    [
      'keys in German',
      [
        { Buchungstag: '01.03.2026', Verwendungszweck: 'a', Betrag: '-800,10', Waehrung: 'EUR' },
        { Buchungstag: '02.03.2026', Verwendungszweck: 'b', Betrag: '900,50', Waehrung: 'EUR' },
      ],
      null,
    ],
    [
      'keys in Spanish',
      {
        movimientos: [
          { fecha: '2026-03-01', concepto: 'a', importe: -800.1 },
          { fecha: '2026-03-02', concepto: 'b', importe: 900.5 },
        ],
      },
      null,
    ],
    [
      'an object on each line',
      '{"date":"2026-03-01","amount":-800.10,"text":"a"}\n{"date":"2026-03-02","amount":900.50,"text":"b"}\n',
      null,
    ],
  ])('are read: %s', (_, value, account) => {
    expect(read(value)).toEqual([[account, RENT.replace('.00', '.10'), PAY]]);
  });

  test('have the account and the status of the list in which they stand', () => {
    const row = (bookingDate: string, amount: string) => ({
      bookingDate,
      transactionAmount: { amount, currency: 'EUR' },
      creditorName: 'A shop',
    });
    const lists = {
      booked: [row('2026-03-01', '-800.00'), row('2026-03-02', '900.50')],
      pending: [row('2026-03-03', '-5.00')],
    };
    expect(read({ transactions: lists })).toEqual([[null, RENT, PAY, '2026-03-03 -5.00 EUR pending']]);
    const accounts = ['62001234567', '62007654321'].map((accountNumber) => ({
      accountNumber,
      transactions: lists.booked,
    }));
    expect(read({ accounts })).toEqual([
      ['62001234567', RENT, PAY],
      ['62007654321', RENT, PAY],
    ]);
  });

  test('of whole numbers may be in cents, unless their name or one with decimals says', () => {
    const row = (day: number, amount: number, name = 'amount') => ({
      date: `2026-03-0${day}`,
      text: 'a',
      [name]: amount,
    });
    expect(read([row(1, -80_000), row(2, 90_050)])).toBe('UNITS_UNKNOWN');
    expect(read([row(1, -800), row(2, 900.5)])).toEqual([[null, RENT, PAY]]);
    expect(read([row(1, -80_000, 'amount_cents'), row(2, 90_050, 'amount_cents')])).toEqual([[null, RENT, PAY]]);
    expect(
      read('[{"date":"2026-03-01","amount":-800.00,"text":"a"},{"date":"2026-03-02","amount":900,"text":"b"}]'),
    ).toEqual([[null, RENT, PAY.replace('.50', '.00')]]);
  });

  test('keep every digit of a number that names them', () => {
    const text =
      '[{"id":12345678901234567891,"date":"2026-03-01","amount":-1.50},{"id":12345678901234567892,"date":"2026-03-01","amount":-1.50}]';
    const reading = readStatement(new TextEncoder().encode(text), { currency: 'EUR' });
    const rows = reading.kind === 'read' ? reading.accounts.flatMap((account) => account.rows) : [];
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ sourceId }) => sourceId)).size).toBe(2);
  });

  test.each<[what: string, value: unknown]>([
    ['settings', { theme: 'dark', sizes: [1, 2, 3] }],
    [
      'a list of people',
      [
        { name: 'A', age: 30 },
        { name: 'B', age: 31 },
      ],
    ],
    ['nothing', []],
    ['a broken file', '[{"date":"2026-03-01","amount":-800.00,'],
    ['an object that holds itself deeply', JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)],
  ])('are not found in %s', (_, value) => {
    expect(['NO_STATEMENT', 'NO_ROWS', 'unmapped']).toContain(read(value));
  });

  test('have the amounts and days that were written, in any nesting', () => {
    const rows = fc.array(
      fc.record({ day: fc.integer({ min: 1, max: 28 }), cents: fc.integer({ min: -99_999, max: 99_999 }) }),
      { minLength: 2, maxLength: 9 },
    );
    fc.assert(
      fc.property(rows, fc.array(fc.constantFrom('data', 'result', 'items'), { maxLength: 3 }), (drawn, path) => {
        const list: unknown = drawn.map(({ day, cents }) => ({
          valueDate: `2026-03-${String(day).padStart(2, '0')}`,
          amount: (cents / 100).toFixed(2),
          description: 'Salary',
        }));
        const value = path.reduce((inner, name) => ({ [name]: inner }), list);
        const wanted = drawn.map(
          ({ day, cents }) => `2026-03-${String(day).padStart(2, '0')} ${(cents / 100).toFixed(2)} EUR`,
        );
        const found = read(value);
        if (Array.isArray(found)) expect(found[0]).toEqual([null, ...wanted]);
        else expect(['questions', 'NO_ROWS']).toContain(found);
      }),
      { numRuns: 30 },
    );
  });
});
