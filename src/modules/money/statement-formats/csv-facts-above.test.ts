import { expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

test('a table of facts above the movements is not their heading, and ="..." is text', () => {
  const lines = [
    'statement,period_from,account_no,currency,opening_balance,total_debit,total_credit,closing_balance',
    'S1,"=""20/09/2026""",0012345678,USD,"1,000.00",50.00,25.00,975.00',
    '',
    'statement,line,date,description,debit,credit,balance',
    'S1,1,"=""2026-09-23""",Shop,50.00,0.00,950.00',
    'S1,2,="2026-09-24",Pay,0.00,25.00,975.00',
  ];
  expect(read(lines)).toEqual(['-50.00 USD', '25.00 USD']);
});

test.each<[what: string, rows: string[], amounts: string[]]>([
  [
    'beside what the shares cost',
    [
      '2026-05-20,BUY,10,12.50,-125.00,-1.00',
      '2026-05-21,SELL,-10,13.10,131.00,-1.00',
      '2026-05-22,BUY,3,7.333,-22.00,',
    ],
    ['-125.00 ZAR', '-1.00 ZAR', '131.00 ZAR', '-1.00 ZAR', '-22.00 ZAR'],
  ],
  [
    'within the amount',
    ['2026-05-20,BUY,10,12.50,-126.00,-1.00', '2026-05-21,SELL,-10,13.10,130.00,-1.00'],
    ['-126.00 ZAR', '130.00 ZAR'],
  ],
  [
    'within the amount where the price is in another currency and tells nothing',
    ['2026-05-20,BUY,10,12.50,-2310.00,-1.00', '2026-05-21,SELL,-10,13.10,2420.00,-1.00'],
    ['-2310.00 ZAR', '2420.00 ZAR'],
  ],
  [
    'within the amount where the rows tell different things',
    ['2026-05-20,BUY,10,12.50,-126.00,-1.00', '2026-05-21,SELL,-10,13.10,131.00,-1.00'],
    ['-126.00 ZAR', '131.00 ZAR'],
  ],
])('the fee of a trade is %s', (_, rows, amounts) => {
  expect(read(['Date,Type,Shares,Price,Amount,Fee', ...rows])).toEqual(amounts);
});
