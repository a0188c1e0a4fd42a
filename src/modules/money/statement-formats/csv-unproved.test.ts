import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

const ASKED = [expect.stringContaining('asks sign: Only a few amounts have a minus')];

describe('few amounts with a minus, and no balance', () => {
  const card = ['Date,Details,Amount', '2026-03-01,ESSELUNGA,45.10', '2026-03-02,ENI,60.00'];

  test('are asked about where the words tell nothing', () => {
    const lines = [...card, '2026-03-03,PAGAMENTO CARTA,-105.10'];
    expect(read(lines)).toEqual(ASKED);
    expect(read(lines, { answers: { sign: 'inverted' } })).toEqual(['-45.10 ZAR', '-60.00 ZAR', '105.10 ZAR']);
  });

  test('and where half of them have one, and words say the opposite', () => {
    const lines = [...card, '2026-03-03,PAYMENT RECEIVED,-100.00', '2026-03-04,REFUND,-5.10'];
    expect(read(lines)).toEqual(ASKED);
  });

  test('are money out where words say so', () => {
    const lines = ['Date,Details,Amount', '2026-03-01,Salary,500.00', '2026-03-02,B,60.00', '2026-03-03,Airtime,-5.00'];
    expect(read(lines)).toEqual(['500.00 ZAR', '60.00 ZAR', '-5.00 ZAR']);
  });

  test('and where fees leave less of what came in', () => {
    const lines = [
      'Date,Details,Amount,Fee,Net',
      '2026-03-01,Order 1,50.00,1.75,48.25',
      '2026-03-02,Order 2,30.00,1.05,28.95',
      '2026-03-03,Order 1,-50.00,0.00,-50.00',
    ];
    expect(read(lines)).toEqual(['50.00 ZAR', '-1.75 ZAR', '30.00 ZAR', '-1.05 ZAR', '-50.00 ZAR']);
  });
});

describe('amounts without signs', () => {
  test('of which a fee took a part are not read as money out by their words', () => {
    const lines = [
      'Date,Details,Amount,Charge,Net',
      '2026-03-01,Card withdrawal,100.00,1.00,99.00',
      '2026-03-02,Card withdrawal,50.00,0.50,49.50',
    ];
    expect(read(lines)).toEqual([expect.stringContaining('asks sign')]);
  });

  test('of sales may have refunds the other way', () => {
    const lines = [
      'Date,Receipt,Type,Payment method,Total',
      '2026-03-01,1,Sale,Card,120.00',
      '2026-03-02,2,Sale,Cash,80.00',
      '2026-03-03,3,Refund,Card,120.00',
      '2026-03-04,4,Sale,Card,45.50',
    ];
    const refundsOut = read(lines, { answers: { sign: 'refunds-out' } });
    expect(refundsOut).toEqual(['120.00 ZAR', '80.00 ZAR', '-120.00 ZAR', '45.50 ZAR']);
    expect(read(lines)).toEqual([expect.stringContaining('asks sign')]);
  });
});

describe('several columns of fees', () => {
  test('are one where the balances follow from all of them', () => {
    expect(
      read([
        'Date,Details,Debit,Credit,Commission,VAT,Balance',
        '2026-03-01,A,100.00,0.00,2.00,0.30,897.70',
        '2026-03-02,B,0.00,500.00,0.00,0.00,1397.70',
        '2026-03-03,C,200.00,0.00,4.00,0.60,1193.10',
        '2026-03-04,D,100.00,0.00,2.00,0.30,1090.80',
      ]),
    ).toEqual(['-100.00 ZAR', '-2.30 ZAR', '500.00 ZAR', '-200.00 ZAR', '-4.60 ZAR', '-100.00 ZAR', '-2.30 ZAR']);
  });

  test('are not where a tax is part of the fee', () => {
    expect(
      read([
        'Date,Details,Amount,Fee,VAT,Net',
        '2026-03-01,A,100.00,2.30,0.30,97.70',
        '2026-03-02,B,50.00,1.15,0.15,48.85',
        '2026-03-03,B,-50.00,0.00,0.00,-50.00',
      ]),
    ).toEqual(['100.00 ZAR', '-2.30 ZAR', '50.00 ZAR', '-1.15 ZAR', '-50.00 ZAR']);
  });

  test('count a levy with the fee that it stands beside, in the marks of the file', () => {
    const lines = [
      'Date;Details;Amount;Fee;E-Levy',
      '2026-03-01;Sent to A;-100,00;0,75;1,00',
      '2026-03-02;Received;500,00;0,00;0,00',
    ];
    expect(read(lines, { answers: { fee: 'beside' } })).toEqual(['-100.00 ZAR', '-1.75 ZAR', '500.00 ZAR']);
  });
});

describe('columns that say more by their names', () => {
  test('a column of amounts for each currency', () => {
    expect(
      read([
        'Account Type,Transaction Date,Description 1,CAD$,USD$',
        'Chequing,3/13/2026,PAYROLL,2500.00,',
        'Chequing,3/14/2026,LOBLAWS,-82.10,',
        'Visa,3/15/2026,AMAZON.COM,,-20.00',
      ]),
    ).toEqual(['2500.00 CAD', '-82.10 CAD', '-20.00 USD']);
  });

  test('a column of amounts for each currency, with blank lines and rows that end behind the last filled cell', () => {
    expect(
      read([
        'Account Type,Transaction Date,Description 1,CAD$,USD$',
        'Chequing,3/13/2026,PAYROLL,2500.00',
        '',
        'Visa,3/15/2026,AMAZON.COM,,-20.00',
        ' ',
      ]),
    ).toEqual(['2500.00 CAD', '-20.00 USD']);
  });

  test('amounts in minor units and in thousands', () => {
    const of = (heading: string) => ['Date,Details,' + heading, '2026-03-01,A,-450', '2026-03-02,B,10000'];
    expect(read(of('amount_minor'))).toEqual(['-4.50 ZAR', '100.00 ZAR']);
    expect(read(of("Amount (R'000)"))).toEqual(['-450000.00 ZAR', '10000000.00 ZAR']);
    expect(read(["Date,Details,Amount (R'000)", '2026-03-01,A,"(1,250.5)"', '2026-03-02,B,3'])).toEqual([
      '-1250500.00 ZAR',
      '3000.00 ZAR',
    ]);
  });

  test('an empty column named for money in beside one of amounts', () => {
    const lines = ['Date,Receipt,Details,Amount', '2026-03-01,,A,-350.00', '2026-03-02,,B,22.10'];
    expect(read(lines)).toEqual(['-350.00 ZAR', '22.10 ZAR']);
  });
});

describe('books of a business', () => {
  test('in which every amount stands twice are asked about', () => {
    expect(
      read([
        'Date,Account,Description,Debit,Credit',
        '2026-03-01,1000 Bank,Sale,115.00,',
        '2026-03-01,4000 Sales,Sale,,115.00',
        '2026-03-02,1000 Bank,Rent,,80.00',
        '2026-03-02,6000 Rent,Rent,80.00,',
      ]),
    ).toEqual([expect.stringContaining('asks sign: Every amount appears twice')]);
  });
});

describe('letters C and D', () => {
  const SIGNED = [
    ['2026-03-01', 'SALARY', '5000.00'],
    ['2026-03-02', 'RENT', '-2000.00'],
    ['2026-03-03', 'SHOP', '-84.21'],
    ['2026-03-04', 'INTEREST', '0.42'],
  ];
  const withLetters = (heading: string, letters: string) => [
    `Date,Details,Amount,${heading}`,
    ...SIGNED.map((cells, at) => [...cells, letters[at]].join(',')),
  ];

  test.each(['CCDC', 'CDCD', 'DCCD', 'DDCC', 'DCDC'])(
    '%s under a name that says nothing do not turn printed signs',
    (letters) => {
      expect(read(withLetters('Quorv', letters))).toEqual(['5000.00 ZAR', '-2000.00 ZAR', '-84.21 ZAR', '0.42 ZAR']);
    },
  );

  test('words in full tell the way even where every minus contradicts them', () => {
    expect(
      read([
        'Date,Details,Amount,Quorv',
        '2026-03-01,SHOP,30.00,DEBIT',
        '2026-03-02,PARKING,4.60,DEBIT',
        '2026-03-03,PAID IN,-500.00,CREDIT',
      ]),
    ).toEqual(['-30.00 ZAR', '-4.60 ZAR', '500.00 ZAR']);
  });

  test.each(['CCDC', 'CDCD'])('%s under a name for marks that contradict printed signs are asked about', (letters) => {
    expect(read(withLetters('Dr/Cr', letters))).toEqual([
      'asks sign: Some amounts in one column have a minus. What does the minus mean?',
    ]);
  });
});
