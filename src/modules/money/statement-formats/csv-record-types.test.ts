import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { withDoubleQuotes } from '../csv-detection/quotes.ts';
import { readCsv } from './csv.ts';
import { readSpacedText } from './spaced-text.ts';

const NUMBERED = [
  "2,'Account:',62012345678,'OWNER NAME'",
  "3,'Statement Number:',15",
  "3,'From Date:','25 February 2026'",
  "3,'To Date:','25 March 2026'",
  "3,'Opening Balance:',1000.00",
  "3,'Closing Balance:',1450.00",
  '',
  "5,'Number','Date','Description1','Description2','Description3','Amount','Balance','Accrued Charges'",
  "5,1,'26 Feb','POS Purchase','Corner shop, Main Road','4000*1234',-150.00,850.00,",
  "5,2,'28 Feb','Credit','Pay','',700.00,1550.00,",
  "5,3,'01 Mar','#Service Fees','','',-100.00,1450.00,3.50",
  "6,'END'",
];

describe('lines that begin with the number of their kind', () => {
  test('are read without it, days in the year of the period, cells in single quotes', () => {
    const reading = readCsv(`${NUMBERED.join('\n')}\n`, 'utf-8', {
      currency: 'ZAR',
      mapping: undefined,
      answers: {},
    });
    if (reading.kind !== 'read') throw new Error(reading.kind);
    const [account] = reading.accounts;
    expect(account?.account).toBe('62012345678');
    expect(account?.rows.map(({ day, description }) => `${day} ${description}`)).toEqual([
      '2026-02-26 POS Purchase Corner shop, Main Road 4000*1234',
      '2026-02-28 Credit Pay',
      '2026-03-01 #Service Fees',
    ]);
    expect(read(NUMBERED)).toEqual(['-150.00 ZAR', '700.00 ZAR', '-100.00 ZAR']);
    expect(account?.check).toEqual({ kind: 'matches' });
  });

  test('may name their columns in Afrikaans', () => {
    const words = [
      ['Account', 'Rekening'],
      ['From Date', 'Van Datum'],
      ['To Date', 'Tot Datum'],
      ['February', 'Februarie'],
      ['Opening Balance', 'Openingsaldo'],
      ['Description', 'Beskrywing'],
      ['Amount', 'Bedrag'],
      ["'Balance'", "'Saldo'"],
      ["'Date'", "'Datum'"],
      ["'Number'", "'Nommer'"],
      ['Accrued Charges', 'Opgeloopte Koste'],
      ['01 Mar', '01 Mrt'],
    ] as const;
    const lines = NUMBERED.map((line) => words.reduce((text, [from, to]) => text.replaceAll(from, to), line));
    expect(read(lines)).toEqual(['-150.00 ZAR', '700.00 ZAR', '-100.00 ZAR']);
  });

  test('are not those whose first column is a number with a name', () => {
    const lines = ['No,Date,Description,Amount', '1,2026-03-02,Shop,-4.00', '1,2026-03-03,Pay,9.00'];
    expect(read(lines)).toEqual(['-4.00 ZAR', '9.00 ZAR']);
  });
});

describe('single quotes', () => {
  test('stand for double ones where most lines have cells in them', () => {
    expect(withDoubleQuotes("1,'a, b','c'\n2,'d','it's e'\n")).toBe('1,"a, b","c"\n2,"d","it\'s e"\n');
  });

  test.each(["Date,Shop\n2026-03-02,Joe's\n2026-03-03,'t Hoekje\n", '"a",\'b\'\n"c",\'d\'\n', 'a,b\nc,d\n'])(
    'are left as they are in %j',
    (text) => {
      expect(withDoubleQuotes(text)).toBe(text);
    },
  );
});

describe('a currency in the heading of the amounts', () => {
  test('is theirs, and a column of currencies that has others is of what was paid abroad', () => {
    const lines = [
      'Date,Details,Card amount (UAH),Operation amount,Currency',
      '2026-08-11,Shop abroad,-1231.79,-128.71,PLN',
      '2026-08-13,Corner shop,-100.00,-100.00,UAH',
    ];
    expect(read(lines)).toEqual(['-1231.79 UAH', '-100.00 UAH']);
  });

  test('is theirs in Ukrainian too', () => {
    const lines = [
      'Дата i час операції,Деталі операції,MCC,Сума в валюті картки (UAH),Сума в валюті операції,Валюта,Курс,Залишок після операції',
      '11.08.2026 12:19:14,Крамниця,5262,-1231.79,-128.71,PLN,9.57,768.21',
      '10.08.2026 12:19:14,Зарплата,4829,2000.00,2000.00,UAH,—,2000.00',
    ];
    expect(read(lines)).toEqual(['-1231.79 UAH', '2000.00 UAH']);
  });

  test('does not stand against a column that has no other', () => {
    const lines = ['Date,Details,Amount (EUR),Currency', '2026-08-11,Shop,-4.00,EUR', '2026-08-13,Pay,9.00,EUR'];
    expect(read(lines)).toEqual(['-4.00 EUR', '9.00 EUR']);
  });

  test('is no word for it where each side names another', () => {
    const lines = ['Date,Details,Amount ($),Currency', '2026-08-11,Shop,-4.00,CAD', '2026-08-13,Pay,9.00,USD'];
    expect(read(lines)).toEqual(['-4.00 CAD', '9.00 USD']);
  });
});

test('a moment as OFX writes it is a date', () => {
  const lines = ['DEBIT,20260309120000[0:GMT],Corner shop,-4.00', 'CREDIT,20260310120000[-5:EST],Pay,9.00'];
  expect(read(lines)).toEqual(['-4.00 ZAR', '9.00 ZAR']);
});

test('a statement printed as text may leave the year of its days to the period above', () => {
  const text = [
    'Statement Period: 01 July 2026 to 31 July 2026',
    'Date     Description                    Debit     Credit    Balance',
    '01 Jul   SALARY                                  1000.00    1000.00',
    '02 Jul   CORNER SHOP                   842.15                157.85',
    '15 Jul   REFUND CORNER SHOP                       842.15    1000.00',
  ].join('\n');
  const reading = readSpacedText(text, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
  if (reading?.kind !== 'read') throw new Error('not read');
  expect(reading.accounts[0]?.rows.map(({ day, amount }) => `${day} ${amount.minor}`)).toEqual([
    '2026-07-01 100000',
    '2026-07-02 -84215',
    '2026-07-15 84215',
  ]);
});
