import { describe, expect, it } from 'vitest';
import { type Answers, LIMITS } from '#modules/money/csv-detection/model.ts';
import { readQif } from './qif.ts';
import type { AccountSection, Reading, StatementRow } from './model.ts';

type Wish = { currency?: string | undefined; answers?: Answers };

const read = (lines: readonly string[], { currency, answers = {} }: Wish = { currency: 'ZAR' }): Reading =>
  readQif(`${lines.join('\n')}\n`, 'utf-8', { currency, answers });

function accountsOf(reading: Reading): AccountSection[] {
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading.accounts;
}
/** The one row of these fields. */
function rowOf(...fields: string[]): StatementRow | undefined {
  return accountsOf(read(['!Type:Bank', 'D13/03/2026', 'T-10.00', ...fields, '^']))[0]?.rows[0];
}
const BANK = ['!Type:Bank', 'D13/03/2026', 'T-10.00', 'PShop', '^'];

describe('the words of an entry', () => {
  it.each<[what: string, fields: string[], row: Partial<StatementRow>]>([
    ['a payee and a memo', ['PShop', 'Mbread'], { description: 'Shop bread', counterparty: 'Shop' }],
    ['a memo of two lines', ['Mbread', 'Mand milk'], { description: 'bread and milk', counterparty: null }],
    ['an address', ['PShop', 'AMain Road', 'ATown'], { description: 'Shop', bankText: 'Shop' }],
    ['a payee said twice', ['PShop', 'PNot'], { description: 'Shop', counterparty: 'Shop' }],
    ['a category alone', ['LFood'], { description: 'Food', category: 'Food', transferAccount: null }],
    ['an empty category', ['PShop', 'L'], { category: null }],
    ['what was split', ['PShop', 'L--Split--'], { category: null }],
    ['another account', ['PShop', 'L[Savings]'], { category: null, transferAccount: 'Savings', part: 'entry' }],
    ['brackets in a category', ['PShop', 'LFood [old]'], { category: 'Food [old]', transferAccount: null }],
    ['an opening balance without an account', ['POpening Balance'], { part: 'entry' }],
    ['the opening balance of something', ['PThe Opening Balance', 'L[Bank]'], { part: 'entry' }],
    ['an opening balance and more', ['POpening Balance paid', 'L[Bank]'], { part: 'entry' }],
    ['spaces around them', ['P  Shop ', 'N 12 '], { description: 'Shop', reference: '12' }],
  ])('%s', (_, fields, row) => {
    expect(rowOf(...fields)).toMatchObject(row);
  });

  it.each<[what: string, fields: string[], splits: unknown[]]>([
    ['without a category', ['S', '$-1.00'], [{ category: null, memo: null, amount: { minor: -100n } }]],
    ['without an amount', ['SFood', 'Ebread', 'STea', '$-2.00'], [{ category: 'Tea', amount: { minor: -200n } }]],
    ['with a memo', ['SFood', 'Ebread', '$-1.00'], [{ category: 'Food', memo: 'bread' }]],
    ['that are none', ['Enot of a part', '$-1.00'], []],
  ])('parts %s', (_, fields, splits) => {
    expect(rowOf(...fields)?.splits).toHaveLength(splits.length);
    expect(rowOf(...fields)?.splits).toMatchObject(splits);
  });
});

describe('an entry', () => {
  const failures = (...fields: string[]): unknown[] => {
    const [section] = accountsOf(read([...BANK, ...fields, '^']));
    return [...(section?.failed ?? []), ...(section?.skipped ?? [])].map(({ reason, line, text }) => [
      reason,
      line,
      text,
    ]);
  };

  it.each([
    ['a day that is none', ['Dsoon', 'T-1.00'], 'bad-day'],
    ['a day that does not exist', ['D31/02/2026', 'T-1.00'], 'bad-day'],
    ['no day', ['T-1.00'], 'bad-day'],
    ['no amount', ['D14/03/2026', 'PShop'], 'no-amount'],
    ['an amount that is none', ['D14/03/2026', 'Tten'], 'bad-amount'],
    ['another amount that is none', ['D14/03/2026', 'Uten'], 'bad-amount'],
  ])('with %s is not read, and says why', (_, fields, reason) => {
    expect(failures(...fields)).toEqual([[reason, 6, fields.join(' ')]]);
  });

  it('has the amount of its second field where the first is missing', () => {
    expect(accountsOf(read(['!Type:Bank', 'D13/03/2026', 'U-7.00', '^']))).toMatchObject([
      { rows: [{ amount: { minor: -700n } }], check: { kind: 'unknown' }, isCurrencyNamed: false },
    ]);
  });

  it('that is not ended before the next heading is cut off', () => {
    expect(accountsOf(read(['!Type:Bank', 'D13/03/2026', 'T-1.00', '!Type:Bank', ...BANK.slice(1)]))).toMatchObject([
      { rows: [{}], failed: [{ reason: 'cut-off' }] },
    ]);
  });

  it('ends at a line that begins with the sign, and spaces before a code are no code', () => {
    expect(
      accountsOf(read(['!Type:Bank', 'D13/03/2026', 'T-1.00', 'Pto ^', '^ and more', ...BANK.slice(1)])),
    ).toMatchObject([{ rows: [{ description: 'to ^' }, { description: 'Shop' }] }]);
  });

  it.each([
    ["D13/3'6", '2006-03-13'],
    ['D13/ 3/2026', '2026-03-13'],
    ['D13/03/26', '2026-03-13'],
  ])('of %s is of %s', (written, day) => {
    expect(accountsOf(read(['!Type:Bank', written, 'T-1.00', '^']))).toMatchObject([{ rows: [{ day }] }]);
  });
});

describe('accounts', () => {
  const sections = (...lines: string[]) =>
    accountsOf(read(lines)).map(({ account, type, rows }) => [account, type, rows.length]);

  it.each([
    ['TBank', 'bank'],
    ['TOth L', 'loan'],
    ['TCCard', 'card'],
    ['TSomething', null],
  ])('of %s before a list of nothing else are %j', (field, type) => {
    const found = sections('!Account', 'NMine', field, '^', '!Type:Cash', ...BANK.slice(1));
    expect(found).toEqual([['Mine', type ?? 'cash', 1]]);
  });

  it('that come twice are one', () => {
    const again = ['!Account', 'N Mine ', '^', ...BANK];
    expect(sections(...again, '!Account', 'NOther', '^', ...BANK, ...again)).toEqual([
      ['Mine', 'bank', 2],
      ['Other', 'bank', 1],
    ]);
  });

  it('without a name change nothing', () => {
    expect(sections('!Account', 'NMine', '^', ...BANK, '!Account', 'TCash', '^', ...BANK)).toEqual([
      ['Mine', 'bank', 2],
    ]);
  });

  it('keep their name where the opening balance tells another', () => {
    const opening = ['D01/03/2026', 'T5.00', 'POpening Balance', 'L[Told]', '^'];
    expect(sections('!Account', 'NMine', '^', ...BANK, ...opening)[0]?.[0]).toBe('Mine');
    expect(sections(...BANK, ...opening)[0]?.[0]).toBe('Told');
  });

  it('are of no kind by a heading with words before it', () => {
    expect(read(['x!Type:Bank', ...BANK.slice(1)])).toMatchObject({ code: 'NO_ROWS' });
    expect(sections('!Type: bank ', ...BANK.slice(1))).toEqual([[null, 'bank', 1]]);
  });
});

describe('what the figures mean', () => {
  it.each<[what: string, amounts: string[], wish: Wish, minors: bigint[] | string[]]>([
    ['one proves a comma', ['-1,50', '-1.234'], { currency: 'ZAR' }, [-150n, -123_400n]],
    ['thousands, as the currency has no decimals', ['-1,234'], { currency: 'JPY' }, [-1234n]],
    ['nothing tells', ['-12.345'], { currency: 'ZAR' }, ['decimal']],
    ['a person says a point', ['-12.345'], { currency: 'ZAR', answers: { decimal: '.' } }, [-1235n]],
    ['a person says a comma', ['-12.345'], { currency: 'ZAR', answers: { decimal: ',' } }, [-1_234_500n]],
  ])('%s', (_, amounts, wish, minors) => {
    const reading = read(['!Type:Bank', ...amounts.flatMap((amount) => ['D13/03/2026', `T${amount}`, '^'])], wish);
    expect(
      reading.kind === 'questions'
        ? reading.questions.map(({ about }) => about)
        : accountsOf(reading).flatMap(({ rows }) => rows.map(({ amount }) => amount.minor)),
    ).toEqual(minors);
  });

  it('a part tells the decimals too', () => {
    expect(rowOf('SFood', '$-1.5')?.splits).toMatchObject([{ amount: { minor: -150n } }]);
    const parts = ['!Type:Bank', 'D13/03/2026', 'T-12.345', 'SFood', '$-1,5', '^'];
    expect(accountsOf(read(parts))).toMatchObject([{ rows: [{ amount: { minor: -1_234_500n } }] }]);
  });

  it('every decision is told, also that a person made it', () => {
    const told = read(BANK, { currency: 'ZAR', answers: { currency: 'KES', decimal: '.', dateOrder: 'dmy' } });
    expect(told).toMatchObject({ accounts: [{ currency: 'KES', isCurrencyNamed: true }] });
    expect(told).toHaveProperty('decisions', [
      { about: 'decimal', value: '.', because: 'You chose this decimal mark.' },
      { about: 'date-order', value: 'dmy', because: 'You chose if the day or the month comes first.' },
    ]);
    expect(read(BANK)).toHaveProperty('decisions', [
      { about: 'decimal', value: '.', because: expect.any(String) },
      { about: 'date-order', value: 'dmy', because: 'A number above 12 can only be a day.' },
    ]);
  });

  it.each([
    ['!Option:MDY', '2026-03-04'],
    ['!option:dmy  ', '2026-04-03'],
    ['x!Option:MDY', 'questions'],
    ['!Option:MDYX', 'questions'],
  ])('the order of days by %s', (option, day) => {
    const reading = read([option, '!Type:Bank', 'D03/04/2026', 'T-1.50', '^']);
    expect(reading.kind === 'read' ? reading.accounts[0]?.rows[0]?.day : reading.kind).toBe(day);
  });

  it('a question shows the entry as it stands', () => {
    const reading = read(['!Type:Bank', 'D03/04/2026', 'T-1.50', 'PShop', '^']);
    const samples = [expect.objectContaining({ line: 2, text: '3/4/2026' })];
    expect(reading).toMatchObject({
      questions: [
        {
          about: 'dateOrder',
          candidates: [
            { answer: 'dmy', samples },
            { answer: 'mdy', samples },
          ],
        },
      ],
    });
  });
});

it('at most so many entries are read', () => {
  const of = (count: number) => read(['!Type:Bank', ...Array.from({ length: count }, () => BANK.slice(1)).flat()]).kind;
  expect([of(LIMITS.rows), of(LIMITS.rows + 1)]).toEqual(['read', 'refused']);
});

describe('amounts without a minus', () => {
  const entries = (...lines: string[]) => [
    '!Type:Bank',
    ...lines.flatMap((line, at) => [`D1${at + 3}/03/2026`, ...line.split(' '), '^']),
  ];
  const sums = (lines: string[], wish?: Wish): unknown[] =>
    accountsOf(read(lines, wish)).flatMap(({ rows, failed }) => [
      ...rows.map(({ amount: { minor, currency } }) => `${minor} ${currency}`),
      ...failed.map(({ reason }) => reason),
    ]);

  it.each<[what: string, lines: string[], found: string[]]>([
    [
      'go out where every entry has a word for it',
      ['T51.00 NDeposit', 'T39.00 NWithdrawal'],
      ['5100 ZAR', '-3900 ZAR'],
    ],
    [
      'stay where one entry has none',
      ['T51.00 NDeposit', 'T39.00 NWithdrawal', 'T5.00'],
      ['5100 ZAR', '3900 ZAR', '500 ZAR'],
    ],
    ['stay where one has a minus', ['T51.00 NWithdrawal', 'T-39.00 NWithdrawal'], ['5100 ZAR', '-3900 ZAR']],
    ['are in the currency of their sign', ['T£51.00', 'T£-39.00'], ['5100 GBP', '-3900 GBP']],
    ['in another currency than most are left to the person', ['T£51.00', 'T€39.00'], ['5100 GBP', 'bad-currency']],
  ])('%s', (_, lines, found) => {
    expect(sums(entries(...lines))).toEqual(found);
  });

  it('keep the currency of the account where their sign may be its own', () => {
    expect(sums(entries('T$51.00'), { currency: 'AUD' })).toEqual(['5100 AUD']);
  });
});

describe('entries of several kinds without a name of an account', () => {
  it('are of one account for each kind', () => {
    const entry = (amount: string) => ['D13/03/2026', `T${amount}`, '^'];
    const kinds = [
      ['!Type:Bank', '-10.00'],
      ['!Type:CCard', '-20.00'],
      ['!Type:Oth L', '-30.00'],
      ['!Type:CCard', '-40.00'],
    ];
    const accounts = accountsOf(read(kinds.flatMap(([type = '', amount = '']) => [type, ...entry(amount)])));
    expect(accounts.map(({ account, type, rows }) => [account, type, rows.map(({ amount }) => amount.minor)])).toEqual([
      [null, 'bank', [-1000n]],
      ['CCard', 'card', [-2000n, -4000n]],
      ['Oth L', 'loan', [-3000n]],
    ]);
  });

  it('are of one account where the kind is the same', () => {
    const accounts = accountsOf(read([...BANK, ...BANK]));
    expect(accounts.map(({ rows }) => rows.length)).toEqual([2]);
  });
});

describe('a sign that several currencies share', () => {
  it('is a question, unless the account is in one of them', () => {
    const lines = ['!Type:Bank', 'D13/03/2026', 'T-$10.00', '^'];
    const asked = read(lines);
    expect(asked.kind === 'questions' && asked.questions.map(({ about }) => about)).toEqual(['currency']);
    expect(accountsOf(read(lines, { currency: 'NAD' }))[0]?.rows[0]?.amount.currency).toBe('NAD');
    expect(accountsOf(read(lines, { currency: 'ZAR', answers: { currency: 'USD' } }))[0]?.currency).toBe('USD');
  });
});
