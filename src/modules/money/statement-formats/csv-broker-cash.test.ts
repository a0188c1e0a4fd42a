import { describe, expect, test } from 'vitest';
import { readLines } from '#testing/csv-lines.ts';

const read = (lines: readonly string[]) => readLines(lines, { currency: 'GBP' });

describe('cash of a broker', () => {
  const coins = (...lines: string[]) => [
    'Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Total,Notes',
    '2026-03-30 11:00:00 UTC,Withdrawal,GBP,-300,GBP,£1.00,-£300.00,To bank',
    '2026-03-15 19:00:00 UTC,Sell,BTC,-0.0019,GBP,"£51,420.00",£96.20,Sold',
    ...lines,
    '2026-03-02 09:30:10 UTC,Buy,BTC,0.00381211,GBP,"£51,665.00",£200.00,Bought',
    '2026-03-01 08:00:00 UTC,Deposit,GBP,500,GBP,£1.00,£500.00,From bank',
  ];

  test('what was bought is paid for, though its amount has no minus beside some that have', () => {
    expect(read(coins())).toEqual(['-300.00 GBP', '96.20 GBP', '-200.00 GBP doubted', '500.00 GBP']);
  });

  test.each(['Staking Income', 'Receive', 'Send', 'Convert', 'Learning Reward', 'Airdrop'])(
    'coins of the kind “%s” are no money',
    (kind) => {
      const row = `2026-03-18 00:00:00 UTC,${kind},ETH,0.00021,GBP,"£2,410.10",£0.51,`;
      expect(read(coins(row))).toEqual(read(coins()));
    },
  );

  test('of a trade whose money has a row of its own, that row alone counts', () => {
    const rows = read([
      'Date,Transaction type,Investments,Amount,Quantity,Price per unit,Reference Number',
      '2026-02-25,Dealing Fee,Cash,-7.50,0,0,912',
      '2026-02-26,Cash Out For Buy,Cash,-9950.34,9950.34,1,912',
      '2026-02-26,Buy,FTSE All-World,9957.84,123,80.90,912',
      '2026-02-27,Cash In Lump Sum,Cash,15000.00,15000.00,1,913',
    ]);
    expect(rows).toEqual(['-7.50 GBP', '-9950.34 GBP', '15000.00 GBP']);
  });

  test('whether a trade was paid in cash or on margin does not part it from its money', () => {
    const rows = read([
      'Date,Action,Description,Type,Price,Quantity,Amount',
      '2026-02-25,YOU BOUGHT A,A,Cash,74.29,9,-713.08',
      '2026-02-26,YOU BOUGHT B,B,Margin,10.00,10,-100.25',
      '2026-02-27,DIRECT DEPOSIT,C,Cash,,0,1500.50',
    ]);
    expect(rows).toEqual(['-713.08 GBP', '-100.25 GBP', '1500.50 GBP']);
  });

  test('without such rows a trade is what moved', () => {
    const rows = read([
      'Date,Transaction type,Investments,Amount,Quantity,Price per unit',
      '2026-02-26,Buy,FTSE All-World,-9957.84,123,80.90',
      '2026-02-27,Deposit,Cash,15000.00,15000.00,1',
    ]);
    expect(rows).toEqual(['-9957.84 GBP', '15000.00 GBP']);
  });
});
