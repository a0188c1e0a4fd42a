import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';

const options = { currency: 'ZAR', mapping: undefined, answers: {} } as const;
const asks = (lines: readonly string[]) => read(lines).map((one) => one.split(':')[0]);

function failed(lines: readonly string[]): (string | number)[][] {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', options);
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading.accounts.flatMap((account) => account.failed.map(({ line, reason }) => [line, reason]));
}

describe('a column of Dr and Cr', () => {
  const HEADING = 'Date,Details,Amount,Dr/Cr';

  test('of one mark, beside amounts with a minus here and there, is a question', () => {
    const lines = [HEADING, '2026-09-01,Odd,-500,CR', '2026-09-02,Fine,10,CR'];
    expect(asks(lines)).toEqual(['asks sign']);
    expect(read(lines, { answers: { sign: 'as-written' } })).toEqual(['-500.00 ZAR', '10.00 ZAR']);
    expect(read(lines, { answers: { sign: 'all-in' } })).toEqual(['500.00 ZAR', '10.00 ZAR']);
    const out = [HEADING, '2026-09-01,Odd,-500,DR', '2026-09-02,Fine,10,DR'];
    expect(read(out, { answers: { sign: 'all-out' } })).toEqual(['-500.00 ZAR', '-10.00 ZAR']);
  });

  test('of one mark, beside a balance that says which way they went, is none', () => {
    const lines = [
      'Date,Details,Amount,Dr/Cr,Balance',
      '2026-09-01,A,100.00,CR,100.00',
      '2026-09-02,B,-30.00,CR,70.00',
      '2026-09-03,C,-20.00,CR,50.00',
      '2026-09-04,D,5.00,CR,55.00',
    ];
    expect(read(lines)).toEqual(['100.00 ZAR', '-30.00 ZAR', '-20.00 ZAR', '5.00 ZAR']);
  });

  test('with a mark that we do not know leaves that row to the person', () => {
    const lines = [HEADING, '2026-09-01,A,100,CR', '2026-09-02,B,100,XX', '2026-09-03,C,100,DR'];
    expect(read(lines)).toEqual(['100.00 ZAR', '-100.00 ZAR']);
    expect(failed(lines)).toEqual([[3, 'bad-sign']]);
  });
});

describe('a line with a comma that should have been quoted', () => {
  test('is not read by its empty last cell', () => {
    const lines = [
      'Date,Description,Amount,Reference',
      '2026-04-03,FIGMA,-45.00,FT1',
      '2026-04-05,SCREWFIX TRADE 2,5,-89.00,',
      '2026-04-07,TRAINLINE,-118.40,FT3',
    ];
    expect(read(lines)).toEqual(['-45.00 ZAR', '-118.40 ZAR']);
    expect(failed(lines)).toEqual([[3, 'bad-shape']]);
  });

  test('a line that only ends in a comma is read', () => {
    const lines = ['Date,Description,Amount,Reference', '2026-04-03,A,-45.00,FT1', '2026-04-05,B,-89.00,FT2,'];
    expect(read(lines)).toEqual(['-45.00 ZAR', '-89.00 ZAR']);
  });
});

describe('signed amounts beside columns of in and out', () => {
  test('need no question, though most have no minus', () => {
    const lines = [
      'Date,Name,Amount,Money Out,Money In',
      '2026-02-24,A,100.00,,100.00',
      '2026-02-25,B,-40.00,-40.00,',
      '2026-02-26,C,4900.00,,4900.00',
      '2026-02-27,D,70.00,,70.00',
    ];
    expect(read(lines)).toEqual(['100.00 ZAR', '-40.00 ZAR', '4900.00 ZAR', '70.00 ZAR']);
  });
});

describe('accounts of customers', () => {
  test('are none of one’s own', () => {
    const text = [
      'Reference,Amount,Fee,Currency,Status,Paid on,Customer name,Payment method,Account number',
      'a,5000.00,75.00,NGN,PAID,2024-11-22,John,TRANSFER,8012345678',
      'b,15000.50,225.25,NGN,PAID,2024-11-22,Jane,CARD,**** **** **** 1234',
      'c,7500.00,112.50,NGN,PAID,2024-11-23,Bob,TRANSFER,9087654321',
    ].join('\n');
    const reading = readCsv(text, 'utf-8', { ...options, answers: { sign: 'all-in', fee: 'beside' } });
    expect(reading.kind === 'read' && reading.accounts.map(({ account }) => account)).toEqual([null]);
  });
});

test('texts on several lines are whole where head and foot are short lines of their own', () => {
  const row = (day: string) => [
    `"${day}.06.2020";"${day}.06.2020";"TEXT`,
    'on a second',
    'and a third line";"EUR";"-5,00";"S"',
  ];
  const text = [
    '"Volksbank"',
    '',
    '"Umsatzanzeige"',
    '',
    '"BLZ:";"29190024";;"Datum:";"24.06.2020"',
    '"Konto:";"123456700";;"Uhrzeit:";"23:21:46"',
    '',
    '"Buchungstag";"Valuta";"Vorgang";"Währung";"Umsatz";" "',
    ...['23', '22', '21', '18'].flatMap(row),
    '',
    '"01.06.2020";;;;"Anfangssaldo";"EUR";"100,00";"H"',
  ];
  expect(read(text, { currency: 'EUR' })).toEqual(['-5.00 EUR', '-5.00 EUR', '-5.00 EUR', '-5.00 EUR']);
});

describe('statements in further languages', () => {
  test.each<[language: string, lines: string[]]>([
    [
      'Dutch',
      [
        'Rekeningnummer,Muntsoort,Transactiedatum,Rentedatum,Beginsaldo,Eindsaldo,Transactiebedrag,Omschrijving',
        '123456789,ZAR,20240131,20240131,"1000,00","914,50","-85,50",Huur',
        '123456789,ZAR,20240201,20240201,"914,50","984,50","70,00",Loon',
      ],
    ],
    [
      'Croatian',
      [
        'Datum valute;Datum izvršenja;Opis plaćanja;Isplate;Uplate;Stanje',
        '01.05.2026;01.05.2026;Kaufland;85,50;;914,50',
        '04.05.2026;04.05.2026;Plaća;;70,00;984,50',
      ],
    ],
    [
      'Slovenian',
      [
        'DATUM KNJIŽENJA;DATUM VALUTE;DOBRO;BREME;NAMEN',
        '13.05.2026;13.05.2026;;85,50;Trgovina',
        '14.05.2026;14.05.2026;70,00;;Plača',
      ],
    ],
    ['Greek', ['Ημερομηνία;Περιγραφή;Χρέωση;Πίστωση', '13/03/2026;ΑΓΟΡΑ;85,50;', '14/03/2026;ΕΜΒΑΣΜΑ;;70,00']],
    [
      'Hungarian',
      [
        'Könyvelés napja;Közlemény;Terhelés;Jóváírás;Egyenleg',
        '2026.05.13;Bolt;85,50;;914,50',
        '2026.05.14;Fizetés;;70,00;984,50',
      ],
    ],
    [
      'Romanian',
      [
        'Data tranzacției;Descriere;Sume debitate;Sume creditate',
        '13.05.2026;Magazin;85,50;',
        '14.05.2026;Salariu;;70,00',
      ],
    ],
    [
      'Bulgarian',
      ['Дата;Основание;Дебит;Кредит;Салдо', '13.05.2026;Магазин;85,50;;914,50', '14.05.2026;Заплата;;70,00;984,50'],
    ],
    [
      'Indonesian',
      ['Tanggal,Keterangan,Debet,Kredit,Saldo', '13 Agu 2026,Toko,85.50,,914.50', '14 Agu 2026,Gaji,,70.00,984.50'],
    ],
    [
      'Malay',
      ['Tarikh,Butiran,Wang Keluar,Wang Masuk,Baki', '13/05/2026,Kedai,85.50,,914.50', '14/05/2026,Gaji,,70.00,984.50'],
    ],
    [
      'Vietnamese',
      [
        'Ngày giao dịch,Diễn giải,Ghi nợ,Ghi có,Số dư',
        '13/05/2026,Mua,85.50,,914.50',
        '14/05/2026,Lương,,70.00,984.50',
      ],
    ],
    [
      'Thai',
      ['วันที่,รายละเอียด,ถอนเงิน,ฝากเงิน,ยอดคงเหลือ', '13/05/2026,ร้าน,85.50,,914.50', '14/05/2026,เงินเดือน,,70.00,984.50'],
    ],
  ])('in %s are read without a question', (_, lines) => {
    expect(read(lines)).toEqual(['-85.50 ZAR', '70.00 ZAR']);
  });
});

describe('words for the way of each row, in any language', () => {
  const lines = (into: string, out: string, others: readonly string[] = []) => [
    'Date,Text,Amount,Way',
    `2026-07-01,Salary of July,3000.00,${into}`,
    ...[500, 50, 15, 12].map((amount, at) => `2026-07-0${at + 2},Foo ${at},${amount}.00,${out}`),
    ...others,
  ];
  const READ = ['3000.00 ZAR', '-500.00 ZAR', '-50.00 ZAR', '-15.00 ZAR', '-12.00 ZAR'];

  test.each([
    ['수입', '지출'],
    ['収入', '支出'],
    ['入金', '出金'],
    ['รายรับ', 'รายจ่าย'],
    ['Pemasukan', 'Pengeluaran'],
    ['Приход', 'Расход'],
    ['Příjem', 'Výdaj'],
    ['Bevétel', 'Kiadás'],
    ['Przychód', 'Wydatek'],
    ['Inntekt', 'Utgift'],
    ['הכנסה', 'הוצאה'],
    ['واریز', 'برداشت'],
  ])('%s and %s', (into, out) => {
    expect(read(lines(into, out))).toEqual(READ);
  });

  test('a third word leaves its row to the person', () => {
    const other = '2026-07-09,Couple account,400.00,이체';
    expect(read(lines('수입', '지출', [other]))).toEqual(READ);
    expect(failed(lines('수입', '지출', [other]))).toEqual([[7, 'bad-sign']]);
  });

  test('many other words are a question all the same', () => {
    const others = ['2026-07-08,A,1.00,이체', '2026-07-09,B,2.00,저축', '2026-07-10,C,3.00,카드'];
    expect(read(lines('수입', '지출', others))).toEqual([expect.stringContaining('asks sign')]);
  });

  test('no word counts against signs beside them', () => {
    const signed = lines('수입', '지출').map((line) => line.replace(/,(?=(?:500|50|15|12)\.00)/, ',-'));
    expect(read([...signed, '2026-07-09,Couple account,-400.00,이체'])).toEqual([...READ, '-400.00 ZAR']);
  });
});
