import { describe, expect, test } from 'vitest';
import type { Reading } from './model.ts';
import { withSheets } from './opened.ts';
import { readSheets } from './read-sheets.ts';

type Sheets = Readonly<Record<string, readonly string[]>>;

/** Cells parted by `|`. */
function read(sheets: Sheets): Reading {
  const named = Object.entries(sheets).map(([name, lines]) => ({
    name,
    text: `${lines.join('\n').replaceAll('|', '\t')}\n`,
  }));
  return readSheets(
    { format: 'spreadsheet', text: withSheets(named) },
    { currency: 'ZAR', mapping: undefined, answers: {} },
  );
}

function accountsOf(sheets: Sheets) {
  const reading = read(sheets);
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  return reading.accounts.map(({ account, rows, check, skipped, failed }) => ({
    account,
    rows: rows.filter(({ status }) => status === 'booked').length,
    check: check.kind,
    notes: skipped.filter(({ reason }) => reason === 'note').length,
    failed: failed.length,
  }));
}

const HEADING = 'Date|Description|Debit|Credit|Balance';
/** Rows of a month, each ten less than the one before. */
function rows(month: string, from: number, count = 4): string[] {
  return Array.from(
    { length: count },
    (_, at) => `2026-${month}-${String(at * 5 + 2).padStart(2, '0')}|Shop ${at}|10.00||${from - 10 * (at + 1)}.00`,
  );
}
const sheet = (title: string, lines: readonly string[]): string[] => [
  title,
  'Account Number|8031234567',
  '',
  HEADING,
  ...lines,
];
const one = { check: 'matches', notes: 0, failed: 0 };

describe('sheets under one number', () => {
  test('are accounts of their own where their titles are of different kinds', () => {
    const sheets = {
      One: sheet('Wallet Account Statement', rows('10', 500)),
      Two: sheet('Savings Account Statement', rows('10', 90)),
    };
    expect(accountsOf(sheets)).toEqual([
      { account: 'Wallet Account', rows: 4, ...one },
      { account: 'Savings Account', rows: 4, ...one },
    ]);
  });

  test('and where only the names of the sheets say so', () => {
    const sheets = { Girokonto: sheet('Auszug', rows('10', 500)), Sparkonto: sheet('Auszug', rows('11', 90)) };
    expect(accountsOf(sheets).map(({ account }) => account)).toEqual(['Girokonto', 'Sparkonto']);
  });

  test('or two balances go over the same days', () => {
    const sheets = { Anna: sheet('Statement', rows('10', 500)), Ben: sheet('Statement', rows('10', 90)) };
    expect(accountsOf(sheets).map(({ account, rows: count }) => [account, count])).toEqual([
      ['Anna', 4],
      ['Ben', 4],
    ]);
  });

  test.each<[string, Sheets]>([
    ['months', { October: sheet('Statement', rows('10', 500)), November: sheet('Statement', rows('11', 460)) }],
    ['the later month first', { B: sheet('Statement', rows('11', 460)), A: sheet('Statement', rows('10', 500)) }],
    [
      'of one savings account',
      { October: sheet('Savings account', rows('10', 500)), November: sheet('Savings account', rows('11', 460)) },
    ],
    [
      'newest first',
      { A: sheet('Statement', rows('11', 460).toReversed()), B: sheet('Statement', rows('10', 500).toReversed()) },
    ],
    [
      'named otherwise though the balance runs on',
      { Current: sheet('Cheque account', rows('10', 500)), Old: sheet('Savings account', rows('11', 460)) },
    ],
  ])('stay one account: %s', (_, sheets) => {
    expect(accountsOf(sheets).map(({ account, rows: count }) => [account, count])).toEqual([['8031234567', 8]]);
  });

  test('with a month that is missing between them they stay one, with a gap', () => {
    const sheets = { August: sheet('Statement', rows('08', 500)), November: sheet('Statement', rows('11', 90)) };
    expect(accountsOf(sheets)).toHaveLength(1);
  });
});

const PLAIN = ['Umsatzliste', '', 'Buchungsdatum|Partnername|Buchungstext|Betrag|Währung'];
const plain = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `2026-01-${String(at + 1).padStart(2, '0')}|Laden|Kauf ${at}|-${at + 1}.50|EUR`,
  );

describe('a table of what has not moved', () => {
  test.each<[string, readonly string[]]>([
    ['Daueraufträge', ['Nächste Ausführung|Empfänger|Betrag|Rhythmus', '2026-04-01|Verwaltung|-780|monatlich']],
    ['Sheet2', ['Next payment date|Payee|Amount|Frequency', '2026-04-01|Landlord|-780|Monthly']],
    ['Standing orders', ['Date|Payee|Amount', '2026-04-01|Landlord|-780']],
    ['Virements permanents', ['Date|Bénéficiaire|Montant', '2026-04-01|Loyer|-780']],
    ['Beneficiários', ['Data|Nome|Valor', '2026-04-01|Maria|-780']],
    ['Zlecenia stałe', ['Data|Odbiorca|Kwota', '2026-04-01|Jan|-780']],
    ['Malipo ya kudumu', ['Tarehe|Maelezo|Kiasi', '2026-04-01|Kodi|-780']],
    ['الأوامر المستديمة', ['التاريخ|البيان|المبلغ', '2026-04-01|إيجار|-780']],
  ])('%s', (name, lines) => {
    const [account, ...others] = accountsOf({ Umsätze: [...PLAIN, ...plain(20)], [name]: lines });
    expect(others).toEqual([]);
    expect(account).toMatchObject({ rows: 20, notes: lines.length, failed: 0 });
  });

  test('alone is refused', () => {
    expect(read({ A: ['Next execution|Payee|Amount|Frequency', '2026-04-01|Rent|-780|Monthly'] })).toMatchObject({
      kind: 'refused',
      code: 'PLANNED',
    });
  });

  test('fees are for a person to add', () => {
    const fees = ['Date|Fee|Amount', '2026-01-31|Card|4.60', '2026-01-30|Transfers|6.90'];
    expect(accountsOf({ Statement: [...PLAIN, ...plain(20)], Fees: fees })).toMatchObject([{ rows: 20, failed: 2 }]);
  });

  test('“Fees” above a row within a statement is no title of it', () => {
    const card = ['Date|Description|Amount', '2026-01-04|Shop|7.80', 'Fees', '2026-01-05|Card fee|2.00'];
    expect(read({ A: [...PLAIN, ...plain(20)], B: card }).kind).toBe('questions');
  });

  test('a short one with other columns is for a person to add', () => {
    const other = ['Due|To whom|Sum of it|Remark', '2026-04-01|Anna|-7.80|x', '2026-04-02|Ben|-9.80|y'];
    const [account, ...others] = accountsOf({ A: [...PLAIN, ...plain(20)], B: other });
    expect([account?.rows, account?.failed, others.length]).toEqual([20, 2, 0]);
  });

  test('a card that has its own number and columns stays', () => {
    const card = ['Card number|4000123412341234', '', 'Posting date|Merchant|Amount', '2026-01-04|Shop|-7.80'];
    expect(accountsOf({ A: [...PLAIN, ...plain(20)], B: card })).toHaveLength(2);
  });
});

describe('a list of balances', () => {
  const summary = [
    'Summary',
    '',
    'Date|Account|Currency|Balance',
    '31/07/2026|191-12345678|PEN|460.00',
    '31/07/2026|191-87654321|USD|50.00',
  ];
  const account = (number: string, code: string, from: number) => [
    `Account|${number}`,
    `Currency|${code}`,
    '',
    HEADING,
    ...rows('07', from),
  ];

  test('before the sheets of its accounts is none of them', () => {
    const sheets = {
      Summary: summary,
      Soles: account('191-12345678', 'PEN', 500),
      Dollars: account('191-87654321', 'USD', 90),
    };
    expect(accountsOf(sheets)).toMatchObject([
      { account: '191-12345678', rows: 4, check: 'matches', notes: 4 },
      { account: '191-87654321', rows: 4, check: 'matches', notes: 0 },
    ]);
  });

  test('alone it is shown to the person', () => {
    expect(read({ Summary: summary }).kind).toBe('unmapped');
  });

  test('with another column of amounts it is no such list', () => {
    const odd = [
      'Day|Words|Moved by|Balance',
      ...rows('07', 500).map((line) => line.split('|').toSpliced(3, 1).join('|')),
    ];
    const reading = read({ Odd: odd, Soles: account('191-12345678', 'PEN', 500) });
    expect(
      reading.kind === 'read' ? reading.accounts.flatMap((section) => section.rows).length : reading.kind,
    ).not.toBe(4);
  });
});

describe('a small table to the side', () => {
  const side = [
    'Bank|||||||',
    'Client|Anna||||Fee summary||',
    'IBAN|SA0380000000608010167519||||Date|Description|Amount',
    '|||||31/08/2026|Transfer fee|4.60',
    `${HEADING}|||`,
  ];
  const main = rows('08', 500, 6).map((line) => `${line}||||`);

  test('is not part of the statement', () => {
    const [first, ...others] = accountsOf({
      A: [
        ...side.map((line) =>
          line.replace('||||Fee', '|||||Fee').replace('||||Date', '|||||Date').replace('|||||31/08', '||||||31/08'),
        ),
        ...main,
      ],
    });
    expect(others).toEqual([]);
    expect(first).toMatchObject({ account: 'SA0380000000608010167519', rows: 6, check: 'matches', failed: 1 });
  });
});

describe('a section of pending transactions', () => {
  test.each([
    'MIAMALA INAYOSUBIRI',
    'Hangende transaksies',
    'Imisebenzi elindile',
    'Ìdúnàdúrà tó ń dúró',
    'Hada-hadar da ke jira',
    'በመጠባበቅ ላይ ያሉ ግብይቶች',
    'Opérations en attente',
    'Transações pendentes',
    'Movimientos pendientes',
    'Vorgemerkte Umsätze',
    'العمليات المعلقة',
    '未确认交易',
  ])('%s', (title) => {
    const lines = [...rows('10', 500), '|Closing balance|||460.00', '', title, HEADING, '2026-10-31|Shop|46.00||'];
    expect(accountsOf({ A: sheet('Statement', lines) })).toMatchObject([{ rows: 4, check: 'matches' }]);
  });

  test('a second line of the words of a row is no title', () => {
    const [first = '', ...others] = rows('10', 500);
    expect(accountsOf({ A: sheet('Statement', [first, '|PAIEMENT EN ATTENTE', ...others]) })).toMatchObject([
      { rows: 4, check: 'matches' },
    ]);
  });
});

describe('a list of figures behind an empty column', () => {
  const table = (names: string, lines: readonly string[]): string[] =>
    [`Date|Description|Debit|Credit|Balance||${names}`, ...rows('10', 500, 5)].map(
      (line, at) => `${line}${at === 0 ? '' : `||${lines[at - 1] ?? ''}`}`,
    );

  test.each([
    ['that ends before the rows do', 'Month|Foo', ['August|120.25', 'September|80.50']],
    [
      'with a side that the statement has too',
      'Month|Spent',
      ['June|1.25', 'July|2.50', 'August|3.25', 'May|4.00', 'April|5.75'],
    ],
  ])('%s is no part of the statement, and its lines are shown', (_, names, lines) => {
    const notes = lines.length + 1;
    expect(accountsOf({ One: table(names, lines) })).toEqual([{ account: null, rows: 5, ...one, notes }]);
  });

  test('is the rest of the statement where it has a column of one', () => {
    const lines = [
      'Date|Description|Amount||Balance',
      ...[1, 2, 3].map((day) => `2026-10-0${day}|Shop ${day}|-10.00||${50 - 10 * day}.00`),
    ];
    expect(accountsOf({ One: lines })).toEqual([{ account: null, rows: 3, ...one }]);
  });
});
