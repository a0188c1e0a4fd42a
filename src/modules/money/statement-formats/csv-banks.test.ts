import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { readStatement } from './read.server.ts';

/** The rows of a text as `readLines` gives them, by the path of a file. */
const readFile = (lines: readonly string[]) => {
  const reading = readStatement(new TextEncoder().encode(`${lines.join('\n')}\n`), { currency: 'ZAR' });
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap(({ rows, failed }) => [
    ...rows.map(
      ({ line, day, amount, status }) => `${line}: ${day} ${amount.minor}${status === 'pending' ? ' pending' : ''}`,
    ),
    ...failed.map(({ line, reason }) => `${line}: ${reason}`),
  ]);
};

describe('rows that state a balance', () => {
  test.each(['SALDO DO DIA', 'S A L D O', 'Saldo Total Disponível Dia', 'Daily balance', 'Balance as at 5 March'])(
    '%s is no movement',
    (words) => {
      expect(read(['2026-03-01;PADARIA;-45,20', `2026-03-01;${words};954,80`, '2026-03-02;PIX;500,00'])).toEqual([
        '-45.20 ZAR',
        '500.00 ZAR',
      ]);
    },
  );

  test('in the column of an amount, with no balance beside it', () => {
    expect(
      read([
        'Date,Description,Debit,Credit,Balance',
        '2026-03-01,A,,20.00,110.00',
        '2026-03-02,B,5.00,,105.00',
        '2026-03-31,Balance C/F,105.00,,',
      ]),
    ).toEqual(['20.00 ZAR', '-5.00 ZAR']);
  });

  test('totals of a page and turnovers are none', () => {
    expect(
      readFile([
        'Date,Details,Amount,Balance',
        '2026-03-02,A,-100.00,900.00',
        ',Page 1 total,-100.00,900.00',
        '2026-03-03,B,50.00,950.00',
        ',Turnover,-50.00,',
      ]),
    ).toEqual(['2: 2026-03-02 -10000', '4: 2026-03-03 5000']);
  });
});

describe('sides', () => {
  test('of one row at once are no movement that anyone can tell', () => {
    expect(
      readFile(['Date,Text,Debit,Credit', '2026-03-01,A,100.00,120.00', '2026-03-02,B,5.00,', '2026-03-03,C,,7.00']),
    ).toEqual(['3: 2026-03-02 -500', '4: 2026-03-03 700', '2: bad-sign']);
  });

  test('are told by two steps of a balance where columns have no names', () => {
    expect(
      read(['03/01/2026,SHOP,5.25,,994.75', '03/13/2026,PAY,,1500.00,2494.75', '03/14/2026,RENT,900.00,,1594.75']),
    ).toEqual(['-5.25 ZAR', '1500.00 ZAR', '-900.00 ZAR']);
  });

  test('with a minus here and there: what the balance proves holds for the first row too', () => {
    expect(
      read([
        'Date,Text,Debit,Credit,Balance',
        '2026-03-01,A,100.00,,900.00',
        '2026-03-02,B,-100.00,,1000.00',
        '2026-03-03,C,,500.00,1500.00',
        '2026-03-04,D,50.00,,1450.00',
        '2026-03-05,E,25.00,,1425.00',
      ]),
    ).toEqual(['-100.00 ZAR', '100.00 ZAR', '500.00 ZAR', '-50.00 ZAR', '-25.00 ZAR']);
  });

  test('named beside a minus that only some of them have are asked about', () => {
    const lines = [
      'Date,Text,Debit/Credit,Amount',
      '2026-03-01,A,Debit,10.00',
      '2026-03-02,B,Credit,20.00',
      '2026-03-03,C,Debit,-5.00',
    ];
    expect(read(lines)).toEqual([expect.stringContaining('asks sign')]);
    expect(read(lines, { answers: { sign: 'all-out' } })).toEqual(['-10.00 ZAR', '20.00 ZAR', '-5.00 ZAR']);
  });

  test('of the balance stand behind it', () => {
    const of = (heading: string, ...rows: string[]) => readFile([heading, ...rows]);
    expect(
      of('Date,Text,Amount,Dr/Cr,Balance,Dr/Cr', '2026-03-01,A,100.00,DR,50.00,DR', '2026-03-02,B,200.00,CR,150.00,CR'),
    ).toEqual(['2: 2026-03-01 -10000', '3: 2026-03-02 20000']);
    const reading = readStatement(
      new TextEncoder().encode(
        'Date,Text,Debit,Credit,Balance,Sign\n2026-03-01,A,100.00,,50.00,DR\n2026-03-13,B,,20.00,30.00,DR\n2026-03-14,C,,200.00,170.00,CR\n',
      ),
      { currency: 'ZAR' },
    );
    expect(reading.kind === 'read' && reading.accounts[0]?.check.kind).toBe('matches');
  });

  test('an amount stands between the balance before it and the one behind', () => {
    expect(
      read(['20260301\t1000,00\t954,80\t20260301\t-45,20\tA', '20260302\t954,80\t2754,80\t20260302\t1800,00\tB']),
    ).toEqual(['-45.20 ZAR', '1800.00 ZAR']);
  });
});

describe('unsigned amounts', () => {
  test('beside two words that may say how it was paid', () => {
    const lines = ['Date,Channel,Amount', '2026-03-01,card,5.00', '2026-03-02,bank,7.00'];
    expect(read(lines)).toEqual([expect.stringContaining('asks sign')]);
    expect(read(lines, { answers: { sign: 'all-in' } })).toEqual(['5.00 ZAR', '7.00 ZAR']);
  });

  test('a payment on a loan may be money in', () => {
    expect(read(['Date,Text,Payment,Interest', '2026-03-01,x,100.00,20.00', '2026-04-01,x,100.00,18.00'])).toEqual([
      expect.stringContaining('asks sign'),
    ]);
  });

  test('what a broker bought is paid for, whatever its sign', () => {
    expect(
      read([
        'Action,Time,No. of shares,Total',
        'Deposit,2026-03-01,,100.00',
        'Market buy,2026-03-02,0.5,72.00',
        'Withdrawal,2026-03-03,,-10.00',
      ]),
    ).toEqual(['100.00 ZAR', '-72.00 ZAR doubted', '-10.00 ZAR']);
  });
});

describe('tables of other columns below one another', () => {
  test('are each read as their own', () => {
    expect(
      readFile([
        'Pending transactions',
        'Date,Description,Amount',
        '30/03/2026,UBER,-50.00',
        '',
        'Posted transactions',
        'Date,Description,Amount,Balance',
        '28/03/2026,SHOP,-20.00,980.00',
        '27/03/2026,PAY,500.00,1000.00',
      ]),
    ).toEqual(['3: 2026-03-30 -5000 pending', '7: 2026-03-28 -2000', '8: 2026-03-27 50000']);
  });
});

describe('text without a delimiter', () => {
  test('has its columns by spaces', () => {
    const reading = readStatement(
      new TextEncoder().encode(
        [
          'ACCOUNT NO: 0011223344                CURRENCY: KES',
          '',
          'DATE        DESCRIPTION                        DEBIT        CREDIT       BALANCE',
          '----------  ------------------------------  ----------   ----------   ----------',
          '01/03/2026  BALANCE B/F                                                10,000.00',
          '03/03/2026  CHEQUE 00012                      2,000.00                  8,000.00',
          '17/03/2026  SALARY ACME LIMITED                            5,000.00    13,000.00',
          '18/03/2026  LEDGER FEES                          50.00                 12,950.00',
        ].join('\n'),
      ),
      { currency: 'ZAR' },
    );
    expect(reading).toMatchObject({ kind: 'read', format: 'csv' });
    const rows = reading.kind === 'read' ? reading.accounts.flatMap((account) => account.rows) : [];
    expect(rows.map(({ amount }) => `${amount.minor} ${amount.currency}`)).toEqual([
      '-200000 KES',
      '500000 KES',
      '-5000 KES',
    ]);
  });

  test('has a line for each field', () => {
    const field = (day: string, text: string, amount: string) => [
      '',
      `Date: ${day}`,
      `Description: ${text}`,
      `Amount: ${amount}`,
    ];
    expect(
      readFile(['Account: 1234', ...field('28/03/2026', 'A', '-20.00'), ...field('27/03/2026', 'B', '1,100.00')]),
    ).toEqual(['3: 2026-03-28 -2000', '4: 2026-03-27 110000']);
  });
});

describe('words and digits of other languages', () => {
  test.each<[heading: string, row: string]>([
    ['التاريخ,البيان,مدين,دائن', '١٥/٠٣/٢٠٢٦,سحب,٢٠٠٫٥٠,'],
    ['日付,摘要,支払い金額,預かり金額', '2026年3月15日,ATM,200.50,'],
    ['거래일시,적요,출금액,입금액', '2026.03.15,ATM,200.50,'],
    ['תאריך,תיאור,בחובה,בזכות', '15/03/2026,ATM,200.50,'],
    ['ቀን,ዝርዝር,ወጪ,ገቢ', '15/03/2026,ATM,200.50,'],
    ['Tarehe,Maelezo,Toa,Weka', '15 Machi 2026,ATM,200.50,'],
    ['Ranar,Description,Debit,Credit', '15 Maris 2026,ATM,200.50,'],
    ['Дата,Описание,Расход,Приход', '15 марта 2026,ATM,200.50,'],
    ['Date,Libellé,Débit euros,Crédit euros', 'Mon 15/03/2026,ATM,200.50,'],
  ])('%s', (heading, row) => {
    expect(read([heading, row])).toEqual([expect.stringMatching(/^-200\.50 /)]);
  });
});
