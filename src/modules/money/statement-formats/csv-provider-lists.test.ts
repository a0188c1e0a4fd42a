import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

describe('lists of wallets, cards and payment providers', () => {
  test.each<[what: string, lines: string[], found: string[]]>([
    [
      'a column with the balance before each row says which way the first one went',
      [
        'Date,From,Amount,Fees,Bal before,Bal after',
        '2026-03-04,KOFI,200.00,0.00,20.00,220.00',
        '2026-03-15,AMA,54.20,0.00,220.00,165.80',
        '2026-03-18,AMA,100.00,0.80,165.80,65.00',
        '2026-03-25,LTD,1800.00,0.00,65.00,1865.00',
      ],
      ['200.00 ZAR', '-54.20 ZAR', '-100.00 ZAR', '-0.80 ZAR', '1800.00 ZAR'],
    ],
    [
      'one balance over several names is that of one account',
      [
        'Date,Type,Account Name,Amount,Balance',
        '2026-03-28,Withdrawal,,-900.00,147.00',
        '2026-03-27,Fee,,-3.00,1047.00',
        '2026-03-21,Service,ACME,-75.00,1050.00',
        '2026-03-20,Hourly,ACME,750.00,1125.00',
      ],
      ['-900.00 ZAR', '-3.00 ZAR', '-75.00 ZAR', '750.00 ZAR'],
    ],
    [
      'headings of one sign are money out and money in',
      ['Date;Text;[-];[+];Balance', '2026-02-02;A;;250.00;250.00', '2026-02-03;B;7.25;;242.75'],
      ['250.00 ZAR', '-7.25 ZAR'],
    ],
    [
      'whether a shop was paid out is no status of the payment',
      [
        'Date,Type,Description,Payout Status,Amount,Fee,Net,Presentment Amount,Presentment Currency,Currency',
        '2026-07-01,charge,Order 1001,paid,49.90,0.00,49.90,49.90,EUR,EUR',
        '2026-07-02,charge,Order 1002,in_transit,120.00,2.33,117.67,131.20,USD,EUR',
        '2026-07-03,refund,Order 1001,pending,-15.00,0.00,-15.00,-15.00,EUR,EUR',
      ],
      ['49.90 EUR', '120.00 EUR', '-2.33 EUR', '-15.00 EUR'],
    ],
    [
      'a settlement that is pending is a payment that is',
      [
        'Date,Text,Settlement Status,Amount',
        '2026-07-01,A,Settled,49.90',
        '2026-07-02,B,Pending,-120.00',
        '2026-07-03,C,Settled,-15.00',
      ],
      ['49.90 ZAR', '-120.00 ZAR pending', '-15.00 ZAR'],
    ],
    [
      'what is left without the tax beside it is a part of the amount',
      [
        'Date,Text,Amount,Excluding,VAT charged,Currency',
        '2026-06-03,A,3.50,2.94,0.56,EUR',
        '2026-06-04,B,-22.00,-20.56,-1.44,EUR',
      ],
      ['3.50 EUR', '-22.00 EUR'],
    ],
    [
      'a gain is not what moved',
      ['Datum;Text;Belopp;Valuta;Resultat', '2026-03-28;Köp;-2914,10;SEK;', '2026-03-18;Sälj;2816,00;SEK;120,50'],
      ['-2914.10 SEK', '2816.00 SEK'],
    ],
    [
      'the time of day may follow behind a hyphen',
      [
        'Tarih/Saat;İşlem Tutarı;Bakiye;Açıklama',
        '28/03/2026-10:22:33;-542,00;19.458,00;A',
        '25/03/2026-09:00:01;18.000,00;20.000,00;B',
      ],
      ['-542.00 ZAR', '18000.00 ZAR'],
    ],
    [
      'a table of facts with a day and balances stands above',
      [
        'Number, Name, Currency, Opening balance, Balance, Date',
        '123456, ANA, CRC, 380000.00, 225800.00, 31/03/2026',
        '',
        'Transaction date, Reference, Description, Debit, Credit, Balance',
        '18/03/2026, 000123, ATM, 60000.00, 0.00, 320000.00',
        '20/03/2026, 000124, CNFL, 120000.00, 0.00, 200000.00',
        '25/03/2026, 000125, SAL, 0.00, 25800.00, 225800.00',
      ],
      ['-60000.00 CRC', '-120000.00 CRC', '25800.00 CRC'],
    ],
    [
      'rows without an impact on the balance are none',
      [
        'Date,Name,Status,Currency,Net,Balance Impact',
        '2026-02-01,A,Completed,USD,-19.99,Debit',
        '2026-02-01,A,Completed,USD,19.99,',
        '2026-02-02,B,Pending,USD,-40.00,Memo',
        '2026-02-06,C,Completed,USD,8.00,Credit',
      ],
      ['-19.99 USD', '8.00 USD'],
    ],
    [
      'what follows a title for the future is not booked yet',
      [
        'data;lançamento;valor (R$)',
        '01/10/2026;A;-24,00',
        '31/10/2026;B;26,00',
        'lançamentos futuros;;',
        '04/11/2026;C;-11,96',
      ],
      ['-24.00 BRL', '26.00 BRL', '-11.96 BRL pending'],
    ],
    [
      'a tab may follow a quote',
      ['Date,Text,Billing amount,Billing currency', '24/03/2026,A,"-1.00"\t,HKD', '20/03/2026,B,"1,500.00"\t,HKD '],
      ['-1.00 HKD', '1500.00 HKD'],
    ],
    [
      'cells may be parted by tildes',
      ['Type~Date~Text~Amount', 'Home~28/04/2026~A~-26.00', 'Home~30/04/2026~B~1,000.00'],
      ['-26.00 ZAR', '1000.00 ZAR'],
    ],
    [
      'a name that begins like a status is none',
      ['Customer,Date,Text,Amount', 'ACME HOLDINGS,28/04/2026,A,-26.00', 'ACME HOLDINGS,30/04/2026,B,10.00'],
      ['-26.00 ZAR', '10.00 ZAR'],
    ],
    [
      'how many were traded is not what was paid',
      [
        'Date de règlement,Type,Marché,Quantité,Devise du prix,Montant de l’opération,Devise du compte',
        '2026-09-29,DIVIDENDE,-,9,-,"2,53",CAN',
        '2026-08-05,VENTE,CAN,-10,CAN,"500,10",CAN',
        '2026-08-01,ACHAT,CAN,10,CAN,"-493,80",CAN',
      ],
      ['2.53 CAD', '500.10 CAD', '-493.80 CAD'],
    ],
    [
      'currencies of a column may be written out',
      ['Fecha,Texto,Moneda,Importe', '28/10/2026,A,Euros,"-156,00"', '29/10/2026,B,Dólares,"3,10"'],
      ['-156.00 EUR', '3.10 USD'],
    ],
  ])('%s', (_, lines, found) => {
    expect(read(lines)).toEqual(found);
  });

  test('the currency of one row is not that of another, whatever a column is called', () => {
    const lines = [
      'Date,Text,Amount,Geld',
      '2026-03-01,A,-5.00,EUR',
      '2026-03-02,B,7.00,USD',
      '2026-03-03,C,-9.00,EUR',
    ];
    expect(read(lines, { answers: { currency: 'EUR' } })).toEqual(['-5.00 EUR', '-9.00 EUR']);
    expect(read(lines, { currency: 'EUR' })).toEqual(['-5.00 EUR', '-9.00 EUR']);
  });

  test('what a person says of one sign is not said of another', () => {
    const lines = ['Fecha,Texto,Moneda,Importe', '28/10/2026,A,Pesos,"-156,00"', '29/10/2026,B,Dólares,"3,10"'];
    expect(read(lines)).toEqual([expect.stringContaining('asks currency')]);
    expect(read(lines, { answers: { currency: 'UYU' } })).toEqual(['-156.00 UYU', '3.10 USD']);
  });

  test.each([
    [
      'taxes of trades',
      ['Date,Text,Shares,Price,Amount,Tax', '2026-03-01,Sell,2,10.00,20.00,1.50', '2026-03-02,Buy,1,10.00,-10.00,0.00'],
    ],
    [
      'another amount where that of the rows has an unknown name',
      ['Date,Text,Sommetje,Transaction amount', '2026-03-01,A,2.00,-20.00', '2026-03-02,B,1.00,10.50'],
    ],
    [
      'two columns of unknown names that come to the amount',
      [
        'Date,Text,Amount,Sommetje,Heffing,Currency',
        '2026-06-03,A,3.50,2.94,0.56,EUR',
        '2026-06-04,B,-22.00,-20.56,-1.44,EUR',
      ],
    ],
    ['a profit beside the amount', ['Date,Text,Amount,Profit', '2026-03-01,A,-20.00,', '2026-03-02,B,10.50,1.50']],
    [
      'several accounts under the name of a source',
      [
        'Date,Text,Amount,Source Account',
        '2026-03-01,A,-2.00,Cheque',
        '2026-03-02,B,1.00,Savings',
        '2026-03-03,C,1.00,Savings',
        '2026-03-04,D,1.00,Cheque',
      ],
    ],
  ])('%s are shown to the person', (_, lines) => {
    expect(read(lines)).toEqual(['unmapped']);
  });
});

describe('a currency named above the table', () => {
  const rows = ['Date,Text,Amount', '2026-03-01,A,-5.00', '2026-03-02,B,7.00'];

  test.each([
    ['Moneda,Soles', 'PEN'],
    ['Currency: South African rand', 'ZAR'],
    ['# 币种: [人民币]', 'CNY'],
    ['"All amounts in USD, unless specified"', 'USD'],
    ['Compte tenu en,euros', 'EUR'],
  ])('%s', (above, currency) => {
    expect(read([above, '', ...rows], { currency: 'KES' })).toEqual([`-5.00 ${currency}`, `7.00 ${currency}`]);
  });

  test.each(['Currency: of your account', 'We list amounts in ABC', 'Amounts in full'])('“%s” names none', (above) => {
    expect(read([above, '', ...rows], { currency: 'KES' })).toEqual(['-5.00 KES', '7.00 KES']);
  });

  test('a code behind an amount in another cell is asked about', () => {
    expect(read(['Saldo:,1842.17,EUR', '', ...rows])).toEqual([expect.stringContaining('asks currency')]);
  });
});

test('two dates of the same day need no question, however each is written', () => {
  const lines = [
    'Date;Timestamp;Amount;Text',
    '02-09-2026;2026-09-02T18:28:10+02:00;-50,00;A',
    '14-09-2026;2026-09-14T08:00:00+02:00;20,00;B',
  ];
  expect(read(lines)).toEqual(['-50.00 ZAR', '20.00 ZAR']);
});
