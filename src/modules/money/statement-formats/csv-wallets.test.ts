import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

describe('an amount, its fee and what is left', () => {
  test('are told by their sum, under whatever name', () => {
    expect(
      read([
        'Date,Gross Sales,Tip,Total Collected,Card,Fees,Net Total',
        '2026-03-01,10.00,2.00,12.80,12.80,-0.43,12.37',
        '2026-03-02,-10.00,0.00,-10.80,-10.80,0.28,-10.52',
      ]),
    ).toEqual(['12.80 ZAR', '-0.43 ZAR', '-10.80 ZAR', '0.28 ZAR']);
  });

  test('a fee may have more words, and what is left be larger in size', () => {
    expect(
      read([
        'Date,Type,Gross,Fees (incl VAT),Net',
        '2026-03-01,Sale,115.00,-3.39,111.61',
        '2026-03-02,Refund,-115.00,0.00,-115.00',
      ]),
    ).toEqual(['115.00 ZAR', '-3.39 ZAR', '-115.00 ZAR']);
    expect(
      read(['Date,Details,Amount,Fee,Net Amount', '2026-03-01,A,-30.00,-0.75,-30.75', '2026-03-02,B,50.00,0.00,50.00']),
    ).toEqual(['-30.00 ZAR', '-0.75 ZAR', '50.00 ZAR']);
  });

  test('a row in which nothing is left says nothing', () => {
    expect(
      read(
        [
          'Date,Status,Total,Tax Amount,Fee,Payout',
          '2026-03-01,Successful,10.00,1.60,0.17,9.83',
          '2026-03-01,Failed,20.00,3.20,0.00,0.00',
        ],
        { answers: { sign: 'all-in', fee: 'beside' } },
      ),
    ).toEqual(['10.00 ZAR', '-0.17 ZAR']);
  });
});

describe('several amounts', () => {
  test('are told by the balance: with tax and not without', () => {
    expect(
      read([
        'Date,Text,Amount excl VAT,VAT,Amount incl VAT,Balance',
        '2026-03-01,Fee,-100.00,-15.00,-115.00,885.00',
        '2026-03-02,In,500.00,0.00,500.00,1385.00',
        '2026-03-03,Fee,-20.00,-3.00,-23.00,1362.00',
      ]),
    ).toEqual(['-115.00 ZAR', '500.00 ZAR', '-23.00 ZAR']);
  });

  test('the sides that move the balance are taken, and not the amount before its charge', () => {
    expect(
      read([
        'Date,Status,Amount (NGN),Settlement Debit (NGN),Settlement Credit (NGN),Balance After (NGN),Charge (NGN)',
        '2026-03-01,Success,5000.00,0.00,4975.00,14975.00,25.00',
        '2026-03-01,Success,3000.00,3020.00,0.00,11955.00,20.00',
        '2026-03-02,Success,100.00,0.00,99.00,12054.00,1.00',
      ]),
    ).toEqual(['4975.00 NGN', '-3020.00 NGN', '99.00 NGN']);
  });

  test('what is called the amount may be the balance of the sides', () => {
    expect(
      read([
        'Date,Text,Incoming,Outgoing,Amount',
        '2026-03-01,A,,10.00,90.00',
        '2026-03-02,B,20.00,,110.00',
        '2026-03-03,C,,5.00,105.00',
      ]),
    ).toEqual(['-10.00 ZAR', '20.00 ZAR', '-5.00 ZAR']);
  });

  test('a balance that never changes is none', () => {
    const lines = ['Date,Text,Amount,accountbalance', '2026-03-01,A,-5.00,90.00', '2026-03-02,B,7.00,90.00'];
    expect(read(lines)).toEqual(['-5.00 ZAR', '7.00 ZAR']);
  });
});

describe('transfers with two ends', () => {
  const lines = [
    'ID,Status,Direction,Created on,Source fee amount,Target fee amount,Source amount (after fees),Source currency,Target amount (after fees),Target currency',
    '1,COMPLETED,OUT,2026-03-01,1.20,0,98.80,GBP,2300.00,ZAR',
    '2,COMPLETED,IN,2026-03-02,0,0,900.00,USD,500.00,GBP',
  ];
  test('are of the end that the direction names', () => {
    expect(read(lines, { answers: { fee: 'beside' } })).toEqual(['-98.80 GBP', '-1.20 GBP', '500.00 GBP']);
  });
  test('between own accounts have no one amount', () => {
    const neutral = '3,COMPLETED,NEUTRAL,2026-03-03,0,0,10.00,GBP,230.00,ZAR';
    expect(read([...lines, neutral], { answers: { fee: 'beside' } })).toEqual([
      '-98.80 GBP',
      '-1.20 GBP',
      '500.00 GBP',
    ]);
  });
});

describe('currencies', () => {
  test('stand beside an amount that has no name', () => {
    expect(
      read(['Date,Text,Change,,Balance,', '2026-03-01,A,EUR,-5.00,EUR,95.00', '2026-03-02,B,EUR,7.00,EUR,102.00']),
    ).toEqual(['-5.00 EUR', '7.00 EUR']);
  });

  test('of columns that nothing claims are asked about', () => {
    const lines = ['Date,Text,Amount,Fee currency,Fund', '2026-03-01,A,-5.00,USD,x', '2026-03-02,B,7.00,USD,y'];
    expect(read(lines)).toEqual([expect.stringContaining('asks currency')]);
    expect(read(lines, { currency: 'USD' })).toEqual(['-5.00 USD', '7.00 USD']);
  });

  test('beside each amount are those of its row', () => {
    const lines = ['Date,Text,Amount', '2026-03-01,A,-$5.00', '2026-03-02,B,-€7.00', '2026-03-03,C,$1.00'];
    expect(read(lines, { currency: 'USD' })).toEqual(['-5.00 USD', '-7.00 EUR', '1.00 USD']);
    expect(read(lines, { answers: { currency: 'AUD' } })).toEqual(['-5.00 AUD', '-7.00 EUR', '1.00 AUD']);
  });

  test.each(['$', 'kr', 'Rs', 'Sh'])('%s is that of several: it is asked for', (sign) => {
    const lines = ['Date,Text,Amount', `2026-03-01,A,-${sign} 5.00`, `2026-03-02,B,${sign} 7.00`];
    expect(read(lines)).toEqual(['asks currency: Which currency is this file in?']);
    expect(read(lines, { answers: { currency: 'NAD' } })).toEqual(['-5.00 NAD', '7.00 NAD']);
  });

  test.each<[word: string, rest: string]>([
    ['$', 'USD'],
    ['$', 'AUD'],
    ['kr', 'DKK'],
    ['Sh', 'UGX'],
  ])('%s needs no question in an account in %s', (sign, currency) => {
    const lines = ['Date,Text,Amount', `2026-03-01,A,-${sign} 5`, `2026-03-02,B,${sign} 7`];
    expect(read(lines, { currency }).every((row) => row.endsWith(currency))).toBe(true);
  });

  test('an answer counts for a column of signs too', () => {
    const lines = ['Date,Text,Amount,Currency', '2026-03-01,A,-5.00,$', '2026-03-02,B,7.00,$'];
    expect(read(lines, { answers: { currency: 'AUD' } })).toEqual(['-5.00 AUD', '7.00 AUD']);
  });

  test('may be a sign behind the name of a column', () => {
    const lines = ['Date,Text,Debit $,Credit $', '2026-03-01,A,5.00,', '2026-03-02,B,,7.00'];
    expect(read(lines, { currency: 'USD' })).toEqual(['-5.00 USD', '7.00 USD']);
  });

  test('a K or M behind a number is none', () => {
    expect(read(['Date,Text,Amount', '2026-03-01,A,-1.5K', '2026-03-02,B,2.5M'])).toEqual(['unmapped']);
  });
});

describe('hundredths', () => {
  test('are whole numbers under their name', () => {
    expect(read(['Date,Text,Amount (kobo)', '2026-03-01,A,-250000', '2026-03-02,B,5'], { currency: 'NGN' })).toEqual([
      '-2500.00 NGN',
      '0.05 NGN',
    ]);
    expect(read(['Date,Text,amount_cents', '2026-03-01,A,-1250', '2026-03-02,B,100000'])).toEqual([
      '-12.50 ZAR',
      '1000.00 ZAR',
    ]);
    const printed = ['Date,Text,Amount (cents)', '2026-03-01,A,-12.50', '2026-03-02,B,1000.00'];
    expect(read(printed)).toEqual(['-12.50 ZAR', '1000.00 ZAR']);
  });
});

describe('names of an interface', () => {
  test('are words that are joined', () => {
    expect(
      read([
        'transactionDate,description,amount.value,amount.currency,creditDebitIndicator,bookingStatus',
        '2026-03-02,A,100.00,KES,DBIT,BOOK',
        '2026-03-03,B,50.00,KES,CRDT,BOOK',
        '2026-03-04,C,25.00,KES,DBIT,PDNG',
      ]),
    ).toEqual(['-100.00 KES', '50.00 KES', '-25.00 KES pending']);
  });

  test('what was billed counts, whatever the card was asked for', () => {
    expect(
      read([
        'Date,Merchant,Card Currency,Card Amount,Billing Currency,Billing Amount',
        '2026-03-02,AWS,USD,10.00,ZAR,-185.00',
        '2026-03-03,UBER,ZAR,99.00,ZAR,-99.00',
        '2026-03-04,B,USD,-2.00,ZAR,37.00',
      ]),
    ).toEqual(['-185.00 ZAR', '-99.00 ZAR', '37.00 ZAR']);
  });
});
