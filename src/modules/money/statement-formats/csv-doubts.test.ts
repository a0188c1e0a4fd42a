import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';

const options = { currency: 'ZAR', mapping: undefined, answers: {} } as const;

function asked(lines: readonly string[]): readonly string[] {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', options);
  return reading.kind === 'unmapped' ? reading.missing : [reading.kind];
}

const WHICH = 'has amounts too. Check which column has the right ones.';

describe('amounts in a column without a role', () => {
  test.each<[what: string, lines: string[], sentence: string]>([
    [
      'a name that we do not know',
      ['Date,Text,Amount,Heffing', '2026-03-01,A,-5.00,0.50', '2026-03-02,B,7.00,'],
      `The column “Heffing” ${WHICH}`,
    ],
    [
      'the digits of the amounts, a tenth of them',
      ['Date,Text,Amount,Heffing', '2026-03-01,A,-55.00,5.5', '2026-03-02,B,70.00,7.0'],
      `The column “Heffing” ${WHICH}`,
    ],
    ['no name', ['Date,Text,Amount,', '2026-03-01,A,-5.00,0.50', '2026-03-02,B,7.00,0.70'], `Column 4 ${WHICH}`],
    [
      'money on one row of many',
      [
        'Date,Text,Amount,Levy',
        ...Array.from({ length: 8 }, (_, at) => `2026-03-0${at + 1},A,-5.0${at},${at === 3 ? '1.20' : ''}`),
      ],
      `The column “Levy” ${WHICH}`,
    ],
    [
      'whole amounts in a file that has no others',
      ['Date,Text,Amount,Heffing', '2026-03-01,A,-2800,110', '2026-03-02,B,90000,'],
      `The column “Heffing” ${WHICH}`,
    ],
  ])('%s: the person looks at the columns', (_, lines, sentence) => {
    expect(asked(lines)).toEqual([sentence]);
  });

  test.each<[why: string, heading: string, cells: readonly string[]]>([
    ['a rate', 'Exchange rate', ['18.25', '18.30']],
    ['another currency', 'Original amount', ['-0.27', '0.38']],
    ['the same amount again', 'Heffing', ['-5.00', '7.00']],
    ['the same amount without its sign', 'Heffing', ['5.00', '7.00']],
    ['the same amount with fewer decimals', 'Heffing', ['-5.0', '7']],
    ['nothing on any row', 'Heffing', ['0.00', '0.00']],
    ['a balance by its name', 'Saldo beskikbaar', ['100.00', '107.00']],
    ['numbers of something', 'Heffing', ['1201', '1202']],
    ['codes', 'Mandate', ['M-001', 'M-002']],
    ['dates', 'Heffing', ['01.02.2026', '02.02.2026']],
    ['a tax that is part of it', 'VAT', ['-0.65', '0.91']],
    ...['Budget', 'Budget left', 'Presupuesto', 'Orçamento', 'Begroting', 'Bütçe', 'Бюджет', '预算', '예산'].map(
      (name): [string, string, string[]] => ['what may be spent in all', name, ['1000.00', '1250.00']],
    ),
    ...['Cumulative', 'Kumuliert', 'Acumulado', 'Cumul', '累積'].map((name): [string, string, string[]] => [
      'what was spent so far',
      name,
      ['95.00', '102.00'],
    ]),
  ])('%s needs no question', (_, heading, [one, other]) => {
    expect(read([`Date,Text,Amount,${heading}`, `2026-03-01,A,-5.00,${one}`, `2026-03-02,B,7.00,${other}`])).toEqual([
      '-5.00 ZAR',
      '7.00 ZAR',
    ]);
  });

  test.each<[what: string, heading: string, cells: readonly string[]]>([
    ['numbers of slips', 'Slip no', ['12', '13']],
    ['codes of one length', 'Foo', ['54110', '54991']],
    ['the lines of the file', 'Line', ['1', '2']],
  ])('beside whole amounts %s need none', (_, heading, [one, other]) => {
    const lines = [`Date,Text,Amount,${heading}`, `2026-03-01,A,-2800,${one}`, `2026-03-02,B,90000,${other}`];
    expect(read(lines)).toEqual(['-2800.00 ZAR', '90000.00 ZAR']);
  });

  test('what was there before and after each row needs none', () => {
    const lines = [
      'Date,Before,Foo,Amount,Text',
      '2026-01-31,1000.00,914.50,-85.50,A',
      '2026-01-25,914.50,3414.50,2500.00,B',
    ];
    expect(read(lines)).toEqual(['-85.50 ZAR', '2500.00 ZAR']);
  });

  test('nor does one beside amounts from which the balance follows', () => {
    const lines = [
      'Date,Text,Amount,Heffing,Balance',
      '2026-03-01,A,-5.00,0.50,95.00',
      '2026-03-02,B,7.00,0.10,102.00',
      '2026-03-03,C,-2.00,0.30,100.00',
    ];
    expect(read(lines)).toEqual(['-5.00 ZAR', '7.00 ZAR', '-2.00 ZAR']);
  });

  test('nor a table whose columns the person has named', () => {
    const text = 'Date,Text,Amount,Heffing\n2026-03-01,A,-5.00,0.50\n2026-03-02,B,7.00,0.10\n';
    const mapping = {
      delimiter: ',' as const,
      heading: ['Date', 'Text', 'Amount', 'Heffing'],
      skipLines: 1,
      columns: ['day', 'description', 'amount', 'ignore'] as ('day' | 'description' | 'amount' | 'ignore')[],
      dateOrder: null,
      decimal: null,
      sign: null,
    };
    expect(readCsv(text, 'utf-8', { ...options, mapping }).kind).toBe('read');
  });

  test('whatever amounts stand under a name that nobody knows, they are never left out silently', () => {
    // Smaller than what any row moves, so that no two of them look like balances.
    const levies = fc.bigInt({ min: 1n, max: 9_999n });
    const amounts = fc.bigInt({ min: 10_000n, max: 9_999_999n });
    const written = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amounts, fc.option(levies), fc.boolean()), { minLength: 2, maxLength: 12 }),
        (cells) => {
          const rows = cells.map(
            ([amount, levy, isOut], at) =>
              `2026-03-${String(at + 1).padStart(2, '0')},Shop,${isOut ? '-' : ''}${written(amount)},${levy === null ? '' : written(levy)}`,
          );
          const isOther = cells.some(([, levy]) => levy !== null);
          const reading = readCsv(`${['Date,Text,Amount,Heffing', ...rows].join('\n')}\n`, 'utf-8', options);
          expect(reading.kind === 'unmapped').toBe(isOther);
        },
      ),
    );
  });
});

describe('a line whose only amount stands in a column without a role', () => {
  test('fails, and is not left out as one without an amount', () => {
    const text = 'Date,Text,Amount,Heffing\n2026-03-01,A,-5.00,\n2026-03-02,B,7.00,\n2026-03-03,C,,12.50\n';
    const reading = readCsv(text, 'utf-8', options);
    if (reading.kind !== 'read') throw new Error(reading.kind);
    expect(reading.accounts.flatMap(({ failed }) => failed.map(({ line, reason }) => [line, reason]))).toEqual([
      [4, 'bad-amount'],
    ]);
  });
});

describe('two columns of dates', () => {
  const TWO_DAYS = 'Two columns have dates. Check which one has the date of the transaction.';

  test.each<[what: string, one: string, other: string]>([
    ['two that say as much', 'Payment date', 'Transaction date'],
    ['two that we do not know', 'Foo', 'Bar'],
  ])('are asked for where names are %s', (_, one, other) => {
    expect(
      asked([`${one},${other},Text,Amount`, '2026-03-01,2026-03-03,A,-5.00', '2026-03-02,2026-03-02,B,7.00']),
    ).toEqual([TWO_DAYS]);
  });

  test.each<[first: string, second: string]>([
    ['Date started (UTC)', 'Date completed (UTC)'],
    ['Transaction date', 'Posting date'],
    ['Дата совершения операции', 'Дата обработки операции'],
  ])('%s yields to %s', (first, second) => {
    const text = [`${first},${second},Text,Amount`, '2026-03-01,2026-03-03,A,-5.00', '2026-03-02,2026-03-02,B,7.00'];
    const reading = readCsv(text.join('\n'), 'utf-8', options);
    expect(reading.kind === 'read' && reading.accounts.flatMap(({ rows }) => rows.map(({ day }) => day))).toEqual([
      '2026-03-03',
      '2026-03-02',
    ]);
  });

  test.each<[why: string, heading: string, other: string]>([
    ['a name says so', 'Transaction date', '2026-03-03'],
    ['they are the same', 'Afgehandel', '2026-03-01'],
  ])('are not where %s', (_, heading, other) => {
    expect(
      read([`${heading},Foo,Text,Amount`, `2026-03-01,${other},A,-5.00`, '2026-03-02,2026-03-02,B,7.00']),
    ).toHaveLength(2);
  });
});

describe('a currency that stands around the rows', () => {
  const TABLE = ['Date,Description,Amount', '2026-07-03,A,-20.00', '2026-07-05,B,500.00'];
  const ASKS = ['asks currency: Which currency is this file in?'];

  test.each<[where: string, lines: string[]]>([
    ['beside a balance above', ['Bank Statement', 'Holding,AED 9480.00', ...TABLE]],
    ['in a line of words', ['Movements of July. Valuta EUR', ...TABLE]],
    ['beside the closing balance below', [...TABLE, '', '"as on 15/07/2026   INR 53,053.91"']],
    ['behind an amount', ['Held: 1.234,50 CHF', ...TABLE]],
  ])('%s is asked about', (_, lines) => {
    expect(read(lines)).toEqual(ASKS);
  });

  test.each<[where: string, lines: string[]]>([
    ['is that of the account', ['Bank Statement', 'Holding,ZAR 9480.00', ...TABLE]],
    ['is no currency', ['Branch,ABC 9480.00', ...TABLE]],
    ['is the name of a row', ['Date,Description,Amount', '2026-07-03,AED 9480.00,-20.00', '2026-07-05,B,500.00']],
  ])('needs no question where it %s', (_, lines) => {
    expect(read(lines)).toEqual(['-20.00 ZAR', '500.00 ZAR']);
  });
});

describe('several accounts beside names', () => {
  const LINES = ['2026-03-01,Landlord,DE89370400440532013000,-5.00', '2026-03-02,Shop,DE02120300000000202051,7.00'];

  test('may be those of others', () => {
    expect(asked(['Date,Payee,IBAN,Amount', ...LINES])).toEqual([
      '“IBAN” names several accounts. Check if they are yours.',
    ]);
  });

  test.each<[why: string, heading: string, lines: string[]]>([
    ['the name says whose they are', 'Date,Payee,Posted account,Amount', LINES],
    ['there is one', 'Date,Payee,IBAN,Amount', [LINES[0] ?? '', (LINES[0] ?? '').replace('-5.00', '7.00')]],
  ])('need no question where %s', (_, heading, lines) => {
    expect(read([heading, ...lines])).toEqual(['-5.00 ZAR', '7.00 ZAR']);
  });
});

describe('several accounts under a name for one, in any language', () => {
  const lines = (name: string, accounts: readonly string[]) => [
    `Date,Text,Amount,${name}`,
    ...accounts.map((account, at) => `2026-03-0${at + 1},A,-${at + 5}.00,${account}`),
  ];
  const TWO = ['Wallet', 'Savings', 'Wallet', 'Savings'];

  test.each([
    'Konto',
    'Cuenta',
    'Conta',
    'Compte',
    'Conto',
    'Счёт',
    'Hesap',
    '口座',
    '账户',
    '계좌',
    'บัญชี',
    'חשבון',
    'الحساب',
  ])('“%s” is asked about', (name) => {
    expect(asked(lines(name, TWO))).toEqual([`“${name}” names several accounts. Check if they are yours.`]);
  });

  test.each<[what: string, name: string, accounts: string[]]>([
    ['the same on every row', 'Konto', ['Wallet', 'Wallet', 'Wallet', 'Wallet']],
    ['another on each row, as of those who were paid', 'Konto', ['1002003', '4005006', '7008009', '1002003']],
    ['none on some rows', 'Konto', ['Wallet', '', 'Savings', 'Wallet']],
    ['of the other side', 'Gegenkonto', TWO],
    ['no account', 'Categoria', TWO],
  ])('%s needs no question', (_, name, accounts) => {
    expect(read(lines(name, accounts))).toHaveLength(4);
  });

  test('is two accounts where the name says that they are held', () => {
    const reading = readCsv(`${lines('保有金融機関', TWO).join('\n')}\n`, 'utf-8', options);
    expect(reading.kind === 'read' && reading.accounts.map(({ account, rows }) => [account, rows.length])).toEqual([
      ['Wallet', 2],
      ['Savings', 2],
    ]);
  });
});

describe('a payment with the note "Balance"', () => {
  const lines = (kind: string) => [
    'Date,Status,Amount,Bank activity,Description',
    '2026-05-02,OPEN,-53766.25,OPEN BALANCE,',
    '2026-05-02,,-110.00,PRE-PAID PAYMENT TO,VOD',
    `2026-05-08,,-1000.00,${kind},Balance`,
    '2026-05-09,,-125.00,PAYMENT TO,AARTO',
  ];

  test('is one where the bank says which way it went', () => {
    expect(read(lines('IB TRANSFER TO'))).toContain('-1000.00 ZAR');
  });

  test('is a balance where nothing says so', () => {
    expect(read(lines(''))).not.toContain('-1000.00 ZAR');
  });
});
