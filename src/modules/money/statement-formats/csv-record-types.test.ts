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

  test('stand beside cells in double ones, whose own single quotes stay', () => {
    expect(withDoubleQuotes(`5,'01 Sep',"Joe's, 'old' shop",-4\n5,'02 Sep',"",'a'\n`)).toBe(
      `5,"01 Sep","Joe's, 'old' shop",-4\n5,"02 Sep","","a"\n`,
    );
  });

  test.each(["Date,Shop\n2026-03-02,Joe's\n2026-03-03,'t Hoekje\n", '"a",\'b\'\n"c",d\n"e",f\n', 'a,b\nc,d\n'])(
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

describe('facts about the statement', () => {
  // As a bank of South Africa writes it: facts have days and amounts, and a heading of their own.
  const lines = [
    "2,62014478812,'MR S VAN WYK','CHEQUE ACCOUNT'",
    "3,'Statement Number','From Date','To Date','Opening Balance','Closing Balance','VAT Rate'",
    "3,98,'01 September 2026','30 September 2026',1204.31,1467.91,15.00",
    "4,'No. Credits','Total Credits','No. Debits','Total Debits'",
    '4,1,450.00,1,186.40',
    "5,'Number','Date','Description1','Description2','Description3','Amount','Balance','Accrued Charges'",
    `5,1,'01 Sep',"POS Purchase","Shop, Main Road","405921*8812  30 Aug",-186.40,1017.91,`,
    `5,2,'25 Sep',"App Payment From","T Naidoo","",450.00,1467.91,7.50`,
    "6,'END'",
  ];

  test('in a table of their own above the movements are none', () => {
    expect(read(lines)).toEqual(['-186.40 ZAR', '450.00 ZAR']);
    expect(read(lines.map((line) => line.replaceAll('"', "'")))).toEqual(['-186.40 ZAR', '450.00 ZAR']);
  });
});

describe('a word for the kind of each line', () => {
  const lines = [
    '0,20261001,,0,ROSEBANK,0,0,0',
    'ACC-NO,0,,10067740921,0,,0,0',
    'HIST,20260901,,24500.00,CREDIT TRANSFER,SALARY,1201,0',
    'HIST,20260902,,-1540.00,DEBIT ORDER,HEALTH 8812290,0841,0',
    'HIST,20260910,##,-36.75,CASH WITHDRAWAL FEE,,7719,0',
  ];
  const unreadOf = (own: readonly string[]) => {
    const reading = readCsv(`${own.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
    return reading.kind === 'read' ? reading.accounts.flatMap(({ failed }) => failed.map(({ line }) => line)) : null;
  };

  test('tells lines of the account from movements', () => {
    expect(read(lines)).toEqual(['24500.00 ZAR', '-1540.00 ZAR', '-36.75 ZAR']);
    expect(unreadOf(lines)).toEqual([]);
  });

  test('leaves balances of such lines to be compared', () => {
    const stated = (word: string, balance: string) => `${word},0,${word} BALANCE,${balance},${word} BALANCE,,0,0`;
    const checked = (closing: string) => {
      const own = [...lines.slice(0, 2), stated('OPEN', '3347.62'), ...lines.slice(2), stated('CLOSE', closing)];
      const reading = readCsv(`${own.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
      return reading.kind === 'read' ? reading.accounts.map(({ check }) => check.kind) : reading.kind;
    };
    expect(checked('26270.87')).toEqual(['matches']);
    expect(checked('26270.86')).toEqual(['gap']);
  });

  test('does not leave out a line that moves money, nor one of the same kind without a day', () => {
    expect(read([...lines, 'FEE,20260911,,-9.00,LEVY,,0,0'])).toContain('-9.00 ZAR');
    expect(unreadOf([...lines, 'HIST,0,,-9.00,LEVY,,0,0'])).toEqual([6]);
  });
});

describe('several tables of one layout', () => {
  const block = (title: readonly string[], from: number, moves: readonly number[]) => {
    let balance = from;
    return [
      ...title,
      'Date,Description,Debit,Credit,Balance',
      ...moves.map((move, at) => {
        balance += move;
        const sides = move < 0 ? `${(-move).toFixed(2)},0.00` : `0.00,${move.toFixed(2)}`;
        return `2026-09-${String(at + 11)},Row ${at},${sides},${balance.toFixed(2)}`;
      }),
      '',
    ];
  };
  const accountsOf = (lines: readonly string[]) => {
    const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'KES', mapping: undefined, answers: {} });
    return reading.kind === 'read'
      ? reading.accounts.map(({ account, rows }) => [account, rows.map(({ amount: { minor } }) => Number(minor) / 100)])
      : reading.kind;
  };

  test.each<[string, readonly string[], readonly string[], string, string]>([
    ['labels', ['Account:,SHARE CAPITAL'], ['Account:,BOSA DEPOSITS'], 'SHARE CAPITAL', 'BOSA DEPOSITS'],
    ['labels in one cell', ['Account: Hisa'], ['Account: Akiba'], 'Hisa', 'Akiba'],
    ['titles', ['Wallet Account', 'Opening Balance,100.00'], ['Savings Account'], 'Wallet Account', 'Savings Account'],
  ])('are those of accounts that %s call by name', (_, one, other, first, second) => {
    const lines = [...block(one, 100, [50, -20]), ...block(other, 2000, [-30, 5])];
    expect(accountsOf(lines)).toEqual([
      [first, [50, -20]],
      [second, [-30, 5]],
    ]);
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['the same title', ['Current Account'], ['Current Account']],
    ['the page', ['BANK LTD'], ['BANK LTD', 'Page 2 of 2']],
    ['no title', [], []],
    ['a title that names no account', ['First half'], ['Second half']],
  ])('are pages of one with %s', (_, one, other) => {
    const lines = [...block(one, 100, [50, -20]), ...block(other, 130, [-30, 5])];
    expect(accountsOf(lines)).toEqual([[null, [50, -20, -30, 5]]]);
  });
});

describe('the code behind the number of an account', () => {
  test.each(['Account: 9030017744120 UGX', 'Account No: 0123 456 789 UGX'])('names its currency: %s', (above) => {
    const lines = [above, 'Date,Description,Amount', '2026-09-02,A,"1,240,000-"', '2026-09-03,B,"310,000"'];
    expect(read(lines)).toEqual(['-1240000 UGX', '310000 UGX']);
  });
});

describe('lines of another table above', () => {
  test('are named where they are laid out as its rows are, and none else', () => {
    const lines = ['2026-09-01,Before,-5.00', 'Date,Description,Amount', '2026-09-02,A,-4.00', '2026-09-03,B,9.00'];
    const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
    const found = reading.kind === 'read' ? reading.accounts.flatMap(({ failed, rows }) => [rows.length, failed]) : [];
    expect(found).toEqual([2, [expect.objectContaining({ line: 1, reason: 'outside-table' })]]);
  });
});

describe('a column in which most lines have no amount', () => {
  const missingIn = (rows: readonly string[]) => {
    const lines = ['Date,Text,Amount,Foo', ...rows];
    const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
    return reading.kind === 'unmapped' ? reading.missing : reading.kind;
  };

  test('is asked about where they have one in another, and is none where they have nothing', () => {
    const first = '2026-03-01,A,-5.00,7.25';
    expect(missingIn([first, '2026-03-02,B,,3.10', '2026-03-03,C,,4.20'])).toEqual([
      'Most lines have an amount in another column. Check which column has the right ones.',
    ]);
    expect(missingIn([first, '2026-03-02,B,,', '2026-03-03,C,,'])).not.toContain(
      'Most lines have an amount in another column. Check which column has the right ones.',
    );
  });
});
