import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

describe('a payment of which a part came back', () => {
  const lines = (payment: string, refund: string): string[] => [
    'Date,Type,Details,Amount,Status',
    '2026-09-23,Payment,Noodles,-28.00,Completed',
    `2026-09-24,Payment,Cups,-50.00,${payment}`,
    ...(refund === '' ? [] : [`2026-09-25,${refund}`]),
  ];

  test('moved, and so did what came back', () => {
    expect(read(lines('Returned (R10.00)', 'Refund,Cups,10.00,Returned (R10.00)'))).toEqual([
      '-28.00 ZAR',
      '-50.00 ZAR',
      '10.00 ZAR',
    ]);
  });

  test('moved where its refund is in another file', () => {
    expect(read(lines('Returned (R10.00)', ''))).toEqual(['-28.00 ZAR', '-50.00 ZAR']);
  });

  test('is told from one that came back whole', () => {
    expect(read(lines('Returned (R50.00)', ''))).toEqual(['-28.00 ZAR']);
    expect(read(lines('Returned', 'Refund,Cups,50.00,Returned'))).toEqual(['-28.00 ZAR', '-50.00 ZAR', '50.00 ZAR']);
  });

  test('is told from a row of which nothing says that it came back', () => {
    expect(read(lines('Returned', ''))).toEqual(['-28.00 ZAR']);
    expect(read(lines('Returned on 5 Sep', ''))).toEqual(['-28.00 ZAR']);
    expect(read(lines('Returned 05.09', ''))).toEqual(['-28.00 ZAR']);
    expect(read(lines('Completed', 'Refund,Cups,10.00,Returned'))).toEqual(['-28.00 ZAR', '-50.00 ZAR']);
  });
});

describe('a row that is not booked yet', () => {
  const lines = (status: string, done = '04.09.2026'): string[] => [
    'Utført dato;Bokført dato;Rentedato;Beskrivelse;Beløp inn;Beløp ut;Valuta;Status',
    `${done};;;Kaffe;;-112,00;NOK;${status}`,
    '17.08.2026;17.08.2026;17.08.2026;Apotek;;-364,80;NOK;Bokført',
    '14.08.2026;14.08.2026;14.08.2026;Lønn;50631,02;;NOK;Bokført',
  ];

  test('has the other day of its line', () => {
    expect(read(lines('Reservert'))).toEqual(['-112.00 NOK pending', '-364.80 NOK', '50631.02 NOK']);
  });

  test('has no day where the line has none', () => {
    expect(read(lines('Ikke bokført', ''))).toEqual(['-112.00 NOK pending', '-364.80 NOK', '50631.02 NOK']);
  });

  test('is told from a booked row whose day is missing', () => {
    expect(read(lines('Bokført'))).toEqual(['-364.80 NOK', '50631.02 NOK']);
  });
});

describe('words of neighbours further away', () => {
  test.each<[what: string, lines: string[], found: string[]]>([
    [
      'a total in Russian is none of the rows',
      [
        'Дата операции;Описание;Приход;Расход',
        '12.09.2026;Кафе;0;1 234,50',
        '13.09.2026;Зарплата;150 000,00;0',
        ';Итого;150 000,00;1 234,50',
      ],
      ['-1234.50 ZAR', '150000.00 ZAR'],
    ],
    [
      'totals in Chinese and Korean are none of the rows',
      [
        '交易日期,说明,支出,收入',
        '2026-09-12,咖啡,12.50,',
        '2026-09-13,工资,,1500.00',
        '合计,,12.50,1500.00',
        '합계,,12.50,1500.00',
      ],
      ['-12.50 ZAR', '1500.00 ZAR'],
    ],
    [
      'cards in Japanese and Korean list what was spent',
      ['利用日,利用店名,利用金額', '2026/07/15,ﾏｰﾄ,1258', '2026/07/22,ﾀｸｼｰ,4350'],
      ['-1258.00 ZAR', '-4350.00 ZAR'],
    ],
    [
      'money that is brought forward is the balance before',
      [
        'Date,Details,Money in,Money out,Balance',
        '1 Apr 2026,Money brought forward,,,900.00',
        '2 Apr 2026,Shop,,100.00,800.00',
      ],
      ['-100.00 ZAR'],
    ],
    [
      'one amount is named for both sides',
      [
        'Booked At;Text;Credit/Debit Amount;Balance',
        '2026-09-30;Shop;-23.4;1211.16',
        '2026-09-29;Bonus;5200;1234.56',
        '2026-09-27;Kiosk;-4.5;-3965.44',
      ],
      ['-23.40 ZAR', '5200.00 ZAR', '-4.50 ZAR'],
    ],
    [
      'kinds of lines differ between heading and rows',
      [
        '1,お取引日,お取引内容,お取引通貨,お預入金額,お引出金額',
        '2,2026/05/09,CLOUD,JPY,,2452',
        '2,2026/05/01,GIFT,JPY,2090,',
      ],
      ['-2452 JPY', '2090 JPY'],
    ],
  ])('%s', (_, lines, found) => {
    expect(read(lines)).toEqual(found);
  });
});

describe('the order of days', () => {
  const lines = (...others: string[]): string[] => [
    'Fecha,Concepto,Importe,Fecha valor',
    `06-08-2026,Aldi,-53.79,${others[0] ?? ''}`,
    `04-08-2026,Puente,371.01,${others[1] ?? ''}`,
  ];

  test('is that in which each is near the other day of its row', () => {
    expect(read(lines('2026-08-06', '2026-08-04'))).toEqual(['-53.79 ZAR', '371.01 ZAR']);
  });

  test('is asked where the other day is near in both or in none', () => {
    expect(read(lines('2026-01-06', '2026-01-04'))).toEqual([expect.stringContaining('asks dateOrder')]);
    expect(read(lines('06-08-2026', '04-08-2026'))).toEqual([expect.stringContaining('asks dateOrder')]);
  });
});

describe('two accounts that pay each other', () => {
  const lines = (...words: string[]): string[] => [
    'Bank Account,Date,Narrative,Debit Amount,Credit Amount',
    `034001844999,2026-08-10,${words[0] ?? ''},50.00,`,
    `734001872217,2026-08-10,${words[1] ?? ''},,50.00`,
  ];

  test('are no ledger where the words of both say that a debit is money out', () => {
    expect(read(lines('Withdrawal mobile', 'Deposit online'))).toEqual(['-50.00 ZAR', '50.00 ZAR']);
  });

  test('may be one where the words of one say nothing', () => {
    expect(read(lines('Withdrawal mobile', 'Savings'))).toEqual([expect.stringContaining('asks sign')]);
  });
});
