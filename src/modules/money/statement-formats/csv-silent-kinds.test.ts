import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

describe('words beside the amounts', () => {
  // Each word says the opposite of its sign, and the balance goes along with the signs.
  const lines = [
    'Date,Details,Amount,Balance',
    '2026-03-02,Refund,-40.00,960.00',
    '2026-03-03,Purchase,15.00,975.00',
    '2026-03-04,Deposit,-5.00,970.00',
    '2026-03-05,Airtime,10.00,980.00',
  ];

  test('do not turn what the running balance proves: whether it is owed is asked', () => {
    expect(read(lines)).toEqual([expect.stringContaining('asks sign: The balance in this file may be what you have')]);
    expect(read(lines, { answers: { sign: 'as-written' } })).toEqual([
      '-40.00 ZAR',
      '15.00 ZAR',
      '-5.00 ZAR',
      '10.00 ZAR',
    ]);
    expect(read(lines, { answers: { sign: 'inverted' } })).toEqual([
      '40.00 ZAR',
      '-15.00 ZAR',
      '5.00 ZAR',
      '-10.00 ZAR',
    ]);
  });

  test('are asked about where no balance tells', () => {
    const without = lines.map((line) => line.slice(0, line.lastIndexOf(',')));
    expect(read(without)).toEqual([
      expect.stringContaining('asks sign: The descriptions in this file contradict the signs'),
    ]);
  });

  test('tell no unsigned file of which a row is silent', () => {
    const unsigned = ['Date,Details,Amount', '2026-03-02,Purchase,4.00', '2026-03-03,Airtime,5.00'];
    expect(read(unsigned)).toEqual(['-4.00 ZAR', '-5.00 ZAR']);
    expect(read([...unsigned, '2026-03-04,Nomsa,5.00'])).toEqual([expect.stringContaining('asks sign')]);
  });
});

describe('a mark on some rows', () => {
  const trades = (marks: readonly string[]) => [
    'Date,Text,Call/Put,Amount',
    `2026-05-20,Sold a call,${marks[0]},95.00`,
    `2026-03-02,Bought ten shares,${marks[1]},-1205.00`,
    `2026-02-01,Interest,${marks[2]},0.42`,
    `2026-01-02,Deposit,${marks[3]},1200.00`,
  ];

  test('says nothing where the others have signs both ways', () => {
    expect(read(trades(['C', '', '', '']))).toEqual(['95.00 ZAR', '-1205.00 ZAR', '0.42 ZAR', '1200.00 ZAR']);
    expect(read(trades(['', '', 'D', '']))).toEqual(['95.00 ZAR', '-1205.00 ZAR', '0.42 ZAR', '1200.00 ZAR']);
  });

  test('marks all that have it where the others have one sign or none', () => {
    const lines = ['Date,Text,Sign,Amount', '2026-03-02,A,CR,40.00', '2026-03-03,B,,15.00', '2026-03-04,C,,9.00'];
    expect(read(lines)).toEqual(['40.00 ZAR', '-15.00 ZAR', '-9.00 ZAR']);
  });
});

describe('marks beside shares', () => {
  const lines = [
    'Side,Date,Text,Quantity,Price,Value',
    'Credit,2024-01-10,Transfer - settlement,100,30.00,3000.00',
    'Credit,2024-02-15,Dividend,200,1.00,200.00',
    'Debit,2024-03-20,Transfer - settlement,50,50.00,2500.00',
  ];

  test('may be those of the shares, which are paid for as they come in: asked', () => {
    expect(read(lines)).toEqual([expect.stringContaining('asks sign: A word next to each amount')]);
    expect(read(lines, { answers: { sign: 'as-written' } })).toEqual(['3000.00 ZAR', '200.00 ZAR', '-2500.00 ZAR']);
    expect(read(lines, { answers: { sign: 'inverted' } })).toEqual(['-3000.00 ZAR', '200.00 ZAR', '2500.00 ZAR']);
  });

  test('are those of the money where a row says what was bought or sold', () => {
    const said = lines.map((line) => line.replace('Debit,2024-03-20,Transfer', 'Debit,2024-03-20,Bought'));
    expect(read(said)).toEqual(['3000.00 ZAR', '200.00 ZAR', '-2500.00 ZAR']);
  });
});

describe('gross, fee and net', () => {
  test('with fees that are taken off here and added there move what is left', () => {
    const lines = [
      'Date,Text,gross,fee,net',
      '2026-03-15,Order 1,150.00,4.65,145.35',
      '2026-03-16,Order 2,2400.00,69.90,2330.10',
      '2026-03-17,Dispute,-150.00,-15.00,-165.00',
      '2026-03-18,Payout,-2310.45,0.00,-2310.45',
    ];
    expect(read(lines, { answers: { sign: 'as-written' } })).toEqual([
      '145.35 ZAR',
      '2330.10 ZAR',
      '-165.00 ZAR',
      '-2310.45 ZAR',
    ]);
  });
});

describe('a running balance', () => {
  test('of one step against the signs is asked about, and turns no row by itself', () => {
    const lines = ['Date,Text,Amount,Balance', '2026-03-02,a,-4.00,2404.00', '2026-03-03,b,-2.00,2406.00'];
    expect(read(lines)).toEqual([expect.stringContaining('asks sign: The amounts in this file do not match')]);
  });

  test('under another name judges the signs as well', () => {
    const lines = [
      'Date,Text,Amount,Available Balance',
      '2026-03-02,a,-4.00,96.00',
      '2026-03-03,b,-6.00,90.00',
      '2026-03-04,c,-5.00,95.00',
      '2026-03-05,d,-1.00,94.00',
      '2026-03-06,e,-2.00,92.00',
    ];
    expect(read(lines)).toEqual(['-6.00 ZAR', '5.00 ZAR doubted', '-1.00 ZAR', '-2.00 ZAR']);
  });

  test('is told from whole amounts in a language that nobody knows', () => {
    const lines = [
      'Nap,Kiso,Osz,Eg',
      '2026-03-02,Alpha,4,-10',
      '2026-03-03,Beta,6,-16',
      '2026-03-04,Gamma,5,-11',
      '2026-03-05,Delta,7,-18',
    ];
    expect(read(lines)).toEqual(['-6.00 ZAR', '5.00 ZAR', '-7.00 ZAR']);
  });

  test('of one day from either end leaves a column of money out with both signs open', () => {
    const lines = [
      'Date,Text,Money Out,Balance',
      '2026-03-02,a,4.00,100.00',
      '2026-03-02,b,-6.00,96.00',
      '2026-03-02,c,5.00,102.00',
      '2026-03-02,d,7.00,97.00',
    ];
    expect(read(lines)).toEqual([expect.stringContaining('asks sign')]);
  });
});

describe('amounts with three decimals', () => {
  test('throughout are not those of a currency with two, even if few of them need the third', () => {
    const lines = [
      'Date,Text,Paid In,Withdrawn',
      '2026-03-02,a,"1,003.190",0',
      '2026-03-03,b,0,4.175',
      '2026-03-04,c,0,1.720',
    ];
    expect(read(lines)).toEqual([expect.stringContaining('asks currency')]);
  });

  test('that were rounded are marked, in a column of money out too', () => {
    const lines = [
      'Date,Text,Paid In (ZAR),Withdrawn',
      '2026-03-02,a,3.19,0',
      '2026-03-03,b,0,4.175',
      '2026-03-04,c,0,1.72',
    ];
    expect(read(lines)).toEqual(['3.19 ZAR', '-4.18 ZAR from -4.175', '-1.72 ZAR']);
  });
});

describe('the amount of an operation and that of the account', () => {
  test.each<[what: string, lines: string[], found: string[]]>([
    [
      'one is given on foreign rows alone',
      [
        'Date,Text,Transaction Amount,Transaction Currency,Billing Amount,Currency',
        '2026-03-02,a,-28.68,EUR,-560.10,ZAR',
        '2026-03-03,b,,,-42.12,ZAR',
        '2026-03-04,c,,,44.90,ZAR',
      ],
      ['-560.10 ZAR', '-42.12 ZAR', '44.90 ZAR'],
    ],
    [
      'the currency between them is that of the operation: the account keeps one',
      [
        'Date,Operation Amount,Local Currency,Posted Amount,Text',
        '2026-03-02,19.02,USD,-342.28,a',
        '2026-03-03,20.07,JPY,-9.47,b',
        '2026-03-04,5.00,ZAR,-5.00,c',
      ],
      ['-342.28 ZAR', '-9.47 ZAR', '-5.00 ZAR'],
    ],
    [
      'the amount names its own currency',
      ['Date,Text,Transaction Amount,Transaction Currency,Amount (ZAR)', '2026-03-02,a,44.35,JPY,-13.20'],
      ['-13.20 ZAR'],
    ],
    [
      'in Russian',
      [
        'Дата платежа;Описание;Сумма операции;Валюта операции;Сумма в валюте счета;Валюта платежа',
        '2026-03-02;a;36 326,97;USD;10 811,60;ZAR',
        '2026-03-03;b;-4 752,67;GBP;-1 431,53;ZAR',
      ],
      ['10811.60 ZAR', '-1431.53 ZAR'],
    ],
    [
      'a local amount beside an amount may be either',
      [
        'Date,Text,Amount,Currency,Local amount,Local currency',
        '2026-03-02,a,-28.68,EUR,-560.10,ZAR',
        '2026-03-03,b,-5.00,EUR,-99.10,ZAR',
      ],
      ['unmapped'],
    ],
  ])('%s', (_, lines, found) => {
    expect(read(lines)).toEqual(found);
  });
});

describe('a status', () => {
  test.each([
    ['Состояние', 'Исполнено', 'Отклонено', 'Ожидание'],
    ['Статус', 'Успешно', 'Не исполнен', 'В обработке'],
    ['Durum', 'Tamamlandı', 'Reddedildi', 'Beklemede'],
    ['İşlem durumu', 'Başarılı', 'İptal edildi', 'Provizyon'],
    ['Hoe dit gegaan het', 'Voltooi', 'Geweier', 'Hangende'],
  ])('%s is one by what it holds or is called', (heading, booked, declined, waiting) => {
    const words = [booked, booked, declined, booked, waiting, booked];
    const rows = words.map((word, at) => `2026-03-0${at + 1},Row ${at},-${at + 1}.00,${word}`);
    expect(read([`Date,Description,Amount,${heading}`, ...rows])).toEqual([
      '-1.00 ZAR',
      '-2.00 ZAR',
      '-4.00 ZAR',
      '-5.00 ZAR pending',
      '-6.00 ZAR',
    ]);
  });

  test('under a column that may name a part of the country is asked about where it speaks of money', () => {
    const lines = ['Date,Details,Amount,State', '2026-03-02,Shop,-4.00,Authorisation reversed'];
    expect(read(lines)).toEqual([expect.stringContaining('asks statuses')]);
  });

  test('is kept where every description runs over two lines', () => {
    const rows = ['Declined', 'Completed', 'Completed'].map(
      (word, at) => `2026-03-0${at + 1},-${at + 1}.00,"Shop\nin\ntown",${word}`,
    );
    expect(read(['Date,Amount,Description,Status', ...rows])).toEqual(['-2.00 ZAR', '-3.00 ZAR']);
  });

  test('is no description of one row that speaks of a payment', () => {
    const lines = ['Datum,Wat,Krediet,Debiet', '2026-03-02,Payment received,4.00,'];
    expect(read(lines)).toEqual(['4.00 ZAR']);
  });
});

describe('a column that says which way the money went', () => {
  test('is one under whatever name', () => {
    const lines = ['Date,Description,Amount,Way', '2026-03-02,Nomsa,4.00,DR', '2026-03-03,Sipho,5.00,CR'];
    expect(read(lines)).toEqual(['-4.00 ZAR', '5.00 ZAR']);
  });

  test('of money out alone, with both signs, is asked about in other languages too', () => {
    for (const heading of ['Af', 'Debe', 'Дебет', 'Matumizi', 'Borç']) {
      const lines = [`Date;Text;${heading}`, '2026-03-02;a;4,00', '2026-03-03;b;-5,00', '2026-03-04;c;6,00'];
      expect([heading, ...read(lines)]).toEqual([heading, expect.stringContaining('asks sign')]);
    }
  });
});
