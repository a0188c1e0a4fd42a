import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';
import type { Reading } from './model.ts';

const readingOf = (lines: readonly string[]): Reading =>
  readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
const refusedAs = (lines: readonly string[]): string => {
  const reading = readingOf(lines);
  return reading.kind === 'refused' ? reading.code : reading.kind;
};
/** The accounts of a reading, with their amounts. */
const accounts = (lines: readonly string[]): string[] => {
  const reading = readingOf(lines);
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.map(({ account, rows }) => `${account} ${rows.map(({ amount }) => amount.minor).join(' ')}`);
};

describe('a list that is no statement of an account', () => {
  test.each<[what: string, lines: string[], code: string]>([
    [
      'trades of pairs',
      [
        'Date,Pair,Type,Price,Amount,Total,Fee',
        '2026-01-02 10:00:00,BTC/USD,Buy,42000.00,0.0100,420.00,0.42',
        '2026-01-03 10:00:00,ETH/USD,Sell,2300.00,0.5000,1150.00,1.15',
      ],
      'TRADES',
    ],
    [
      'trades of pairs written as one word',
      [
        'Date(UTC),Market,Side,Price,Amount,Total',
        '2026-01-02 10:00:00,BTCUSDT,BUY,42000.00,0.0100,420.00',
        '2026-01-03 10:00:00,ETHUSDT,MARKET SELL,2300.00,0.5000,1150.00',
      ],
      'TRADES',
    ],
    [
      'entries between accounts',
      [
        'Date,Description,Debit account,Credit account,Amount',
        '2026-01-02,Sale,Bank,Sales,1000.00',
        '2026-01-03,Rent,Rent,Bank,800.00',
      ],
      'SEVERAL_ACCOUNTS',
    ],
    [
      'what is held for payments to come',
      ['Hold date,Details,Amount,Expiry', '2026-01-02,Cinema,9500.00,2026-01-09', '2026-01-03,Hotel,800.00,2026-01-10'],
      'PLANNED',
    ],
    [
      'blocked amounts, by its title',
      ['Blocked amounts', 'Date,Details,Amount', '2026-01-02,Cinema,9500.00', '2026-01-03,Hotel,800.00'],
      'PLANNED',
    ],
    [
      'amounts in coins',
      [
        'time,type,asset,amount,balance',
        '2026-01-02 10:00:00,trade,XXBT,0.0100000000,0.0100000000',
        '2026-01-03 10:00:00,trade,XETH,0.5000000000,0.5000000000',
      ],
      'CURRENCY_UNKNOWN',
    ],
  ])('of %s is refused', (_, lines, code) => {
    expect(refusedAs(lines)).toBe(code);
  });

  test('is none where every payment is from the one account', () => {
    const lines = [
      'Date,Description,Debit account,Credit account,Amount',
      '2026-01-02,Supplier,62001234567,4010203040,-1000.00',
      '2026-01-03,Rent,62001234567,4050607080,-800.00',
    ];
    expect(refusedAs(lines)).toBe('read');
  });

  test('is none where a broker says what the trade cost', () => {
    const lines = [
      'Date,Symbol,Action,Quantity,Price,Amount',
      '2026-01-02,AAA,Buy,10,4.00,-40.00',
      '2026-01-03,BBB,Sell,5,6.00,30.00',
    ];
    expect(read(lines)).toEqual(['-40.00 ZAR', '30.00 ZAR']);
  });

  test('is none where coins were paid in a currency', () => {
    const lines = [
      'Timestamp,Type,Asset,Quantity,Currency,Total',
      '2026-01-02T10:00:00Z,Buy,BTC,0.01,USD,-424.20',
      '2026-01-03T10:00:00Z,Sell,ETH,0.5,USD,1138.50',
    ];
    expect(read(lines)).toEqual(['-424.20 USD', '1138.50 USD']);
  });
});

describe('entries of all accounts in one list', () => {
  const rows = [
    '2026-01-02,Sales,-1000.00',
    '2026-01-02,Bank,1000.00',
    '2026-01-03,Rent,800.00',
    '2026-01-03,Bank,-800.00',
  ];

  test.each(['Ledger', 'GL account', 'Nominal code', 'Account title'])('are parted by %s', (name) => {
    expect(accounts([`Date,${name},Amount`, ...rows])).toEqual(['Sales -100000', 'Bank 100000 -80000', 'Rent 80000']);
  });

  test('are of one account where they do not even each other out', () => {
    const uneven = rows.with(2, '2026-01-03,Rent,-700.00');
    expect(accounts(['Date,Ledger,Amount', ...uneven])).toEqual(['null -100000 100000 -70000 -80000']);
  });
});

describe('a list of transfers with both ends', () => {
  const lines = [
    'Transfer ID,Date,Source Amount,Source Currency,Target Amount,Target Currency,Rate,Recipient',
    '1001,2026-01-22,1000.00,GBP,1100.00,EUR,1.10,John',
    '1002,2026-01-23,500.00,GBP,550.00,EUR,1.10,Mary',
  ];

  test('that names recipients alone is of what was sent', () => {
    expect(read(lines)).toEqual([expect.stringContaining('asks sign')]);
    expect(read(lines, { answers: { sign: 'all-out' } })).toEqual(['-1000.00 GBP', '-500.00 GBP']);
  });

  test('that names senders too is left to the person', () => {
    const both = lines.map((line, at) => `${line},${at === 0 ? 'Sender' : 'Me'}`);
    expect(read(both)).toEqual(['unmapped']);
  });
});

test('the cash flow of a fund is its amount', () => {
  const lines = [
    'Date;Category;Asset Name;ISIN;Number of Shares;Asset Price;Cash Flow;Balance',
    '2026-01-01;Deposit;;;;;1000.000000;1000.000000',
    '2026-01-15;Buy;Fund;CH0012345678;5.000000;100.000000;-500.000000;500.000000',
    '2026-02-01;Buy;Other;CH0098765432;10.000000;46.000000;-460.000000;40.000000',
  ];
  expect(read(lines)).toEqual(['1000.00 ZAR', '-500.00 ZAR', '-460.00 ZAR']);
});
