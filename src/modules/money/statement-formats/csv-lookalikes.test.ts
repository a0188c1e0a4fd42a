import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

describe('a shop whose name begins as a total does', () => {
  test.each(['TOTAL ENERGIES FUEL', 'TOTAL', 'Total Sports Sandton'])('%s is a payment', (shop) => {
    expect(
      read([
        'Date,Details,Withdrawals,Deposits,Balance',
        '2026-10-01,OPENING BALANCE,0.00,0.00,5000.00',
        '2026-10-02,CASH DEPOSIT,0.00,450.00,5450.00',
        `2026-10-03,${shop},120.00,0.00,5330.00`,
        'TOTAL,,120.00,450.00,',
      ]),
    ).toEqual(['450.00 ZAR', '-120.00 ZAR']);
  });

  test('also where it is the first of an account, as large as its balance', () => {
    expect(
      read(['Date,Details,Amount,Balance', '2026-10-02,TOTAL REFUND,120.00,120.00', '2026-10-03,SHOP,-20.00,100.00']),
    ).toEqual(['120.00 ZAR', '-20.00 ZAR']);
  });
});

describe('the heading again on a later page', () => {
  test('does not begin the table anew where the days have no year', () => {
    const heading = 'Details,Debits,Credits,Date,Balance';
    expect(
      read([
        'Statement from,01 August 2026,to,31 August 2026',
        heading,
        'CREDIT TRANSFER,,"18,300.00",08 03,"28,722.07"',
        'INSURANCE PREMIUM,742.19-,,08 04,"27,979.88"',
        heading,
        'FEE,12.50-,,08 18,"27,967.38"',
        'DEPOSIT,,"2,650.00",08 27,"30,617.38"',
      ]),
    ).toEqual(['18300.00 ZAR', '-742.19 ZAR', '-12.50 ZAR', '2650.00 ZAR']);
  });
});

test('headings alone are no rows', () => {
  expect(read(Array.from({ length: 5 }, () => '\uFEFFDate,Amount'))).toEqual(['refused']);
});

describe('a row that is only a fee', () => {
  test.each([
    ['alone', []],
    ['beside what was received', ['2026-10-16,Order,100.00,3.00,97.00', '2026-10-17,Payout,-95.00,0.00,-95.00']],
  ])('%s costs its fee', (_, others) => {
    const [first, ...more] = read([
      'Date,Details,Amount,Fee,Net',
      '2026-10-15,Monthly plan,0.00,2.00,-2.00',
      ...others,
    ]);
    expect(first).toBe('-2.00 ZAR');
    expect(more).toEqual(others.length === 0 ? [] : ['100.00 ZAR', '-3.00 ZAR', '-95.00 ZAR']);
  });
});
