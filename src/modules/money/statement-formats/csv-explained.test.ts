import { describe, expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import { readCsv } from './csv.ts';

/** The amounts of the rows with their currency; else what the file asks for. */
function read(lines: readonly string[], answers = {}): readonly string[] {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'EUR', mapping: undefined, answers });
  if (reading.kind === 'unmapped') return reading.missing;
  if (reading.kind === 'questions')
    return reading.questions.map(({ about, word }) => `asks ${about} ${word ?? ''}`.trim());
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap(({ rows }) =>
    rows.map(
      ({ amount, status }) => `${decimalOf(amount)} ${amount.currency}${status === 'booked' ? '' : ` ${status}`}`,
    ),
  );
}

const WHICH = (name: string): string => `The column “${name}” has amounts too. Check which column has the right ones.`;

describe('amounts beside those of the rows', () => {
  test.each([
    'Oorspr bedrag',
    'Urspr. Betrag',
    'Opr. beløb',
    'Alkup. summa',
    'Kwota oryg.',
    'Pův. částka',
    'Eredeti összeg',
    'Первонач. сумма',
    'Αρχικό ποσό',
    'Izvorni iznos',
  ])('are what was paid where it was paid: %s', (name) => {
    expect(read([`Date,Text,Amount,${name}`, '2026-03-01,A,-5.07,5.50', '2026-03-02,B,7.04,8.10'])).toEqual([
      '-5.07 EUR',
      '7.04 EUR',
    ]);
  });

  test.each([
    'Rounding',
    'Rundung',
    'Afronding',
    'Arrondi',
    'Redondeo',
    'Arredondamento',
    'Zaokrąglenie',
    'Округление',
  ])('are what was rounded: %s', (name) => {
    expect(read([`Date,Text,Amount,${name}`, '2026-03-01,A,-5.07,0.93', '2026-03-02,B,-7.04,0.96'])).toEqual([
      '-5.07 EUR',
      '-7.04 EUR',
    ]);
  });

  test.each([
    '今回回数',
    '件数',
    'ポイント',
    '횟수',
    'Cuotas',
    'Liczba rat',
    'Počet splátek',
    '現地通貨利用金額',
    '현지통화금액',
  ])('count something, or are in the currency of the place: %s', (name) => {
    expect(read([`Date,Text,Amount,${name}`, '2026-03-01,A,-2800,1', '2026-03-02,B,90000,12'])).toEqual([
      '-2800.00 EUR',
      '90000.00 EUR',
    ]);
  });

  test.each(['Cuotas', 'Installments', 'Rates', 'Raten'])(
    'are asked about where they may be parts of it: %s',
    (name) => {
      expect(read([`Date,Text,Amount,${name}`, '2026-03-01,A,-2800,700', '2026-03-02,B,90000,12'])).toEqual([
        WHICH(name),
      ]);
    },
  );

  test.each(['Foo', '金額内訳', 'Heffing'])('are asked about under a name that says nothing: %s', (name) => {
    expect(read([`Date,Text,Amount,${name}`, '2026-03-01,A,-2800,1', '2026-03-02,B,90000,12'])).toEqual([WHICH(name)]);
  });
});

describe('how much was traded, at what price, and what that was worth', () => {
  const ROWS = [
    '2026-03-01;Buy;-1,2343;134,776;166,36;-166,86',
    '2026-03-02;Interest;0;0,00;0,00;1,63',
    '2026-03-03;Buy;60,5563;1,331559;80,63;-80,93',
  ];
  const table = (amount: string, rows: readonly string[]) => [`Datum;Type;Foo;Bar;Waarde;${amount}`, ...rows];

  test('are not what was paid, which has a name', () => {
    expect(read(table('Bedrag', ROWS))).toEqual(['-166.86 EUR', '1.63 EUR', '-80.93 EUR']);
  });

  test.each<[what: string, amount: string, rows: string[]]>([
    ['two do not come to the third on one row', 'Bedrag', [...ROWS, '2026-03-04;Buy;2,5;4,00;11,00;-11,50']],
    ['one trade alone has them', 'Bedrag', ROWS.slice(0, 2)],
    ['each is counted once', 'Bedrag', ['2026-03-01;A;1;5,10;5,10;-5,20', '2026-03-02;B;1;7,30;7,30;-7,50']],
  ])('are asked about where %s', (_, amount, rows) => {
    expect(read(table(amount, rows))[0]).toMatch(/has amounts too/);
  });

  test('are asked about where one of them is what the rows say', () => {
    const rows = ['2026-03-01,A,-10.00,10.00,0.90,9.00', '2026-03-02,B,-20.00,20.00,0.80,16.00'];
    expect(read(['Date,Text,Amount,Foo,Bar,Baz', ...rows])[0]).toMatch(/has amounts too/);
  });

  test('are asked about where the amount is one of them', () => {
    expect(read(['Date,Text,Amount,Foo,Bar', '2026-03-01,A,-2.50,3.50,8.75', '2026-03-02,B,-4.00,2.50,10.00'])).toEqual(
      [WHICH('Foo')],
    );
  });
});

describe('cells', () => {
  test.each(['-', '–', '—', '−', '‒', '―', '－', '--'])('with a dash alone are empty: %s', (dash) => {
    expect(
      read([
        'Date,Text,Withdrawal,Deposit,Balance',
        `2026-03-02,A,"USD 1,000.50",${dash},USD 0.00`,
        `2026-03-01,B,${dash},"USD 1,000.00","USD 1,000.50"`,
      ]),
    ).toEqual(['-1000.50 USD', '1000.00 USD']);
  });

  test('with an apostrophe for a text have no other cell in them', () => {
    expect(
      read(['Account,Date,Branch,Text,Amount', "'0123,'17042026','99',A,-5.10", "'0123,'18042026','98',B,7.00"]),
    ).toEqual(['-5.10 EUR', '7.00 EUR']);
  });

  test('with a day and a month that a blank pads are of the year of the period above', () => {
    expect(
      read(['From 2026-10-01 to 2026-10-31,,', '', 'Fecha,Texto,Importe', '01- 10,A,-5.10', '15- 10,B,7.00']),
    ).toEqual(['-5.10 EUR', '7.00 EUR']);
  });
});

describe('words for a status', () => {
  test('are those of Russian letters too', () => {
    expect(read(['Date,Text,Amount,Статус', '2026-03-01,A,-5.10,Ок', '2026-03-02,B,-7.00,Ошибка'])).toEqual([
      '-5.10 EUR',
    ]);
  });

  test.each(['income', 'recurring', 'Reviewed', 'Foo'])(
    'are none where they say yes or no to something else: %s',
    (name) => {
      const rows = ['2026-03-01,A,-5.10,false', '2026-03-02,B,-7.00,false', '2026-03-03,C,70.00,true'];
      expect(read([`Date,Text,Amount,${name}`, ...rows], { sign: 'as-written' })).toEqual([
        '-5.10 EUR',
        '-7.00 EUR',
        '70.00 EUR',
      ]);
    },
  );

  test.each(['paid', 'Cleared', 'is_settled'])('are asked about where they say whether money moved: %s', (name) => {
    const rows = [
      '2026-03-01,A,-5.10,true',
      '2026-03-02,B,-7.00,true',
      '2026-03-03,C,-70.00,false',
      '2026-03-04,D,-1.00,true',
    ];
    expect(read([`Date,Text,Amount,${name}`, ...rows])).toEqual(['asks statuses false']);
  });
});

describe('a column that says with true or false whether it is money in', () => {
  const table = (name: string, flags: readonly string[]) => [
    `Date,Text,Amount,${name}`,
    ...['-5.10', '70.00', '-2.00', '60.00', '50.00', '40.00'].map(
      (amount, at) => `2026-03-0${at + 1},A,${amount},${flags[at]}`,
    ),
  ];
  const READ = ['-5.10 EUR', '70.00 EUR', '-2.00 EUR', '60.00 EUR', '50.00 EUR', '40.00 EUR'];

  test.each([
    ['income', ['false', 'true', 'false', 'true', 'true', 'true']],
    ['Expense', ['TRUE', 'FALSE', 'TRUE', 'FALSE', 'FALSE', 'FALSE']],
  ])('proves what a minus means where it goes with all of them: %s', (name, flags) => {
    expect(read(table(name, flags))).toEqual(READ);
  });

  test.each([
    ['one goes against it', 'income', ['true', 'true', 'false', 'true', 'true', 'true']],
    ['its name says something else', 'Foo', ['false', 'true', 'false', 'true', 'true', 'true']],
    ['one row has none', 'income', ['', 'true', 'false', 'true', 'true', 'true']],
  ])('proves nothing where %s', (_, name, flags) => {
    expect(read(table(name, flags))).toEqual(['asks sign']);
  });

  test('is the way of amounts without signs', () => {
    expect(read(['Date,Text,Amount,Income', '2026-03-01,A,5.10,false', '2026-03-02,B,70.00,true'])).toEqual([
      '-5.10 EUR',
      '70.00 EUR',
    ]);
  });
});

describe('what things cost', () => {
  test.each(['Cost', 'Costo', 'Kosten'])(
    'is a fee beside an amount, and the amount where there is none: %s',
    (name) => {
      expect(read([`Date,Text,Amount,${name}`, '2026-03-01,A,-5.10,0.10', '2026-03-02,B,-7.00,0.00'])).toEqual([
        'asks fee',
      ]);
      expect(read([`Date,Text,${name}`, '2026-03-01,A,5.10', '2026-03-02,B,7.00'])).toEqual(['asks sign']);
    },
  );

  test('is no amount beside one that cannot be read', () => {
    expect(read(['Date,Text,Amount,Cost', '2026-03-01,A,5.10 or so,0.10', '2026-03-02,B,7.00 or so,0.20'])).toEqual([
      'Amount column is required',
    ]);
  });

  test.each(['Charge Details', 'Charges bearer', 'Fee code'])('is not told by words about a fee: %s', (name) => {
    expect(read([`Date,Text,Amount,${name}`, '2026-03-01,A,-5.10,12', '2026-03-02,B,7.00,13'])).not.toContain(
      'asks fee',
    );
  });
});
