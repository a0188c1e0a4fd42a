import { describe, expect, test } from 'vitest';
import { figureOf } from './amounts.ts';
import { writtenDay } from './dates.ts';
import type { Facts, StatedBalance } from './facts.ts';
import type { AccountType, ColumnRole } from './model.ts';
import { marksOf, moneyColumns } from './money-columns.ts';
import type { MoneyRole, Movement } from './movements.ts';
import { currenciesOf } from './table-currency.ts';

/** A row with these cells; what stands in columns of money is taken apart. */
function movement(roles: readonly ColumnRole[], cells: string, rest: Partial<Movement> = {}): Movement {
  const texts = cells.split('|');
  const figures: Movement['figures'] = {};
  for (const [at, role] of roles.entries()) {
    const figure = figureOf(texts[at] ?? '');
    if (figure !== null && role in ROLES) figures[role as MoneyRole] = figure;
  }
  return {
    line: 1,
    cells: texts,
    day: writtenDay('2026-01-13'),
    valueDay: null,
    clock: null,
    status: 'booked',
    figures,
    marker: null,
    account: null,
    ...rest,
  };
}
const ROLES: Record<MoneyRole, true> = {
  amount: true,
  'money-in': true,
  'money-out': true,
  fee: true,
  net: true,
  balance: true,
};
const facts = (type: AccountType | null = null, currencies: Facts['currencies'] = []): Facts => ({
  account: null,
  type,
  currencies,
  stated: [],
  days: [],
});

describe('the currency a file names', () => {
  function named(heading: string | null, roles: ColumnRole[], rows: string[], above: Facts['currencies'] = []) {
    const record = heading === null ? null : { line: 1, cells: heading.split('|'), text: heading };
    const movements = rows.map((cells) => movement(roles, cells));
    return currenciesOf({ preamble: [], heading: record, body: [] }, roles, movements, facts(null, above));
  }

  test.each<[what: string, heading: string | null, roles: ColumnRole[], rows: string[], found: string[]]>([
    ['its column', 'Amount|Ccy', ['amount', 'currency'], ['5.00|KES'], ['KES']],
    ['its column, further down', 'Amount|Ccy', ['amount', 'currency'], ['5.00|', '5.00|xyz', '5.00|KES'], ['KES']],
    ['its column before its heading', 'Amount (R)|Ccy', ['amount', 'currency'], ['5.00|KES'], ['KES']],
    ['its heading', 'Amount (R)|Text', ['amount', 'description'], ['5.00|KES'], ['ZAR']],
    ['its heading, behind an empty column', 'Amount (R)|Ccy', ['amount', 'currency'], ['5.00|'], ['ZAR']],
    ['the heading of another amount', 'Amount|Fee ($)', ['amount', 'fee'], ['5.00|1.00'], ['USD', 'CAD']],
    ['the heading of no amount', 'Amount|Text (KES)', ['amount', 'description'], ['5.00|x'], ['NGN']],
    ['the last word of its heading', 'Betrag in CHF', ['amount'], ['5.00'], ['CHF']],
    ['the last word of its heading, behind a space', 'Amount  KES ', ['amount'], ['5.00'], ['KES']],
    ['a word that is no currency', 'Amount FOO', ['amount'], ['5.00'], ['NGN']],
    ['a word that is more than a currency', 'Amount KESX', ['amount'], ['5.00'], ['NGN']],
    ['a word that ends in a currency', 'Amount XKES', ['amount'], ['5.00'], ['NGN']],
    ['a word in small letters', 'Amount all', ['amount'], ['5.00'], ['NGN']],
    ['brackets that name none', 'Amount (total) KES', ['amount'], ['5.00'], ['KES']],
    ['its amounts', 'Amount', ['amount'], ['5.00', 'R 5.00', 'KES 5.00'], ['ZAR']],
    ['its balances', 'Amount|Balance', ['amount', 'balance'], ['5.00|KES 9.00'], ['KES']],
    ['its amounts, without a heading', null, ['amount'], ['KES 5.00'], ['KES']],
    ['the lines above', 'Amount', ['amount'], ['5.00'], ['NGN']],
  ])('is told by %s', (_, heading, roles, rows, found) => {
    expect(named(heading, roles, rows, ['NGN']).slice(0, found.length)).toEqual(found);
  });
});

describe('the decimal mark', () => {
  const COLUMNS: ColumnRole[] = ['amount', 'balance'];
  type Way = Partial<{ roles: ColumnRole[]; decimals: number; isNamed: boolean; stated: string[] }>;
  /** The mark of the table, of its first column and of the balance; null where it is open. */
  function marks(rows: string[], { roles = COLUMNS, decimals = 2, isNamed = true, stated = [] }: Way = {}) {
    const found = marksOf(
      rows.map((cells) => movement(roles, cells)),
      { decimals, isNamed, stated },
      null,
    );
    return found === null ? null : [found.main, found.of(roles[0] as MoneyRole), found.of('balance')].join(' ');
  }

  test('is what a person says', () => {
    const found = marksOf([movement(COLUMNS, '5.00|9.00')], { decimals: 2, isNamed: true, stated: [] }, ',');
    expect([found?.main, found?.of('balance'), found?.because]).toEqual([',', ',', 'You chose this.']);
  });

  test.each<[what: string, rows: string[], way: Way, found: string | null]>([
    ['is proved by an amount', ['5,25|9'], {}, ', , ,'],
    ['is proved by a balance alone', ['5|9,25'], {}, ', , ,'],
    ['is a point where nothing says otherwise', ['5|9'], {}, '. . .'],
    ['is open where both fit', ['5,250|9,250'], {}, null],
    ['is not open where thousands are likelier', ['5,255|9,250'], {}, '. . .'],
    ['is open where nothing names the currency', ['5,255|9,250'], { isNamed: false }, null],
    ['is open for a currency with three decimals', ['5,255|9,250'], { decimals: 3 }, null],
    ['is that of a balance above the rows', ['5,250|9,250'], { stated: ['1.000,25'] }, ', , ,'],
    ['is not that of an unclear balance above the rows', ['5,250|9,250'], { stated: ['1'] }, null],
    ['is that of its rows before the one above them', ['5.25|9.25'], { stated: ['1.000,25'] }, '. . .'],
    ['is one of each column where these differ', ['5.25|9,25'], {}, '. . ,'],
    ['is one of each column, by as many', ['5,25|9.25', '6,25|9.50'], {}, ', , .'],
    ['is that of most where a column shows none', ['5|9.25'], {}, '. . .'],
    [
      'is that of the amounts, not of the fuller columns',
      ['5,25|9.25|9.25'],
      { roles: ['amount', 'balance', 'fee'] },
      ', , .',
    ],
    ['is that of money out', ['5,25|9.25'], { roles: ['money-out', 'balance'] }, ', , .'],
    ['is that of money in', ['5,25|9.25'], { roles: ['money-in', 'balance'] }, ', , .'],
    ['is open where only a fee and a balance prove two', ['5,25|9.25'], { roles: ['fee', 'balance'] }, null],
    [
      'is that of most where only fees and balances prove it',
      ['5,25|9.25|1,25'],
      { roles: ['fee', 'balance', 'net'] },
      ', , .',
    ],
    [
      'is that of the money out before that of money in',
      ['5,25|9.25|9.25'],
      { roles: ['money-out', 'money-in', 'balance'] },
      ', , .',
    ],
  ])('%s', (_, rows, way, found) => {
    expect(marks(rows, way)).toBe(found);
  });

  test('of each column says so, that of all says by what', () => {
    const because = (row: string) =>
      marksOf([movement(COLUMNS, row)], { decimals: 2, isNamed: true, stated: [] }, null)?.because;
    expect(because('5.25|9,25')).toBe('Each column shows its own decimal separator.');
    expect(because('5.25|9')).toBe('1 amounts can only be read with a decimal point.');
  });
});

describe('the money of a table', () => {
  const ALL: ColumnRole[] = ['amount', 'balance', 'account', 'description', 'payee', 'net'];
  type Way = Partial<{
    roles: ColumnRole[];
    type: AccountType | null;
    above: string[];
    stated: string[];
    currency: string;
  }>;
  const statedIn = (texts: string[]): StatedBalance[] =>
    texts.flatMap((text) => {
      const [, which = '', body = ''] = /^(\w+) (.+)$/.exec(text) ?? [];
      const figure = figureOf(body);
      return figure === null ? [] : [{ which: which === 'opening' ? 'opening' : 'closing', figure, day: null }];
    });
  function money(
    movements: Movement[],
    { roles = ALL, type = null, above = [], stated = [], currency = 'ZAR' }: Way = {},
  ) {
    return moneyColumns(
      movements,
      (role) => (role === 'balance' ? ',' : '.'),
      () => currency,
      {
        heading: [],
        roles,
        sorted: {
          movements,
          skipped: [],
          failed: [],
          stated: statedIn(stated),
          unknownStatuses: new Map(),
        },
        facts: { ...facts(type), stated: statedIn(above) },
        currency,
        moments: ['one'],
      },
    );
  }
  const one = (cells: string, rest: Partial<Movement> = {}) => movement(ALL, cells, rest);

  test.each<[what: string, cells: string, amount: bigint | null, balance: bigint | null]>([
    ['as written', '5.25|9,50', 525n, 950n],
    ['with a minus', '-5.25|-9,50', -525n, -950n],
    ['in brackets', '(5.25)|(9,50)', -525n, -950n],
    ['with letters beside the balance', '5.25|9,50 Dr', 525n, -950n],
    ['with other letters beside the balance', '5.25|9,50 Cr', 525n, 950n],
    ['with a minus and letters beside the balance', '5.25|-9,50 Dr', 525n, -950n],
    ['with letters beside the amount, which are read later', '5.25 Dr|9,50', 525n, 950n],
    ['with a balance of nothing', '5.25|0,00 Dr', 525n, 0n],
    ['without a balance', '5.25|', 525n, null],
    ['with a balance that cannot be read', '5.25|9.50.5', 525n, null],
  ])('is exact: %s', (_, cells, amount, balance) => {
    const { columns, unread } = money([one(cells)]);
    expect([columns.minors.amount, columns.minors.balance, unread.size]).toEqual([[amount], [balance], 0]);
  });

  test('is of columns that are there', () => {
    expect(Object.keys(money([one('5.25|9,50')]).columns.minors)).toEqual(['amount', 'net', 'balance']);
    expect(Object.keys(money([one('5.25')], { roles: ['amount'] }).columns.minors)).toEqual(['amount']);
  });

  test.each<[what: string, roles: ColumnRole[], isUnread: boolean]>([
    ['an amount', ['amount'], true],
    ['a fee', ['fee'], true],
    ['a balance', ['balance'], false],
    ['a net', ['net'], false],
  ])('%s larger than books keep fails its row or is left out', (_, roles, isUnread) => {
    const row = movement(roles, '9007199254740993007');
    const { columns, unread } = money([row], { roles });
    expect([Object.values(columns.minors), unread.has(row)]).toEqual([[[null]], isUnread]);
  });

  test('has the decimals of its currency', () => {
    expect(money([one('5')], { currency: 'JPY' }).columns.minors.amount).toEqual([5n]);
    expect(money([one('5')], { currency: 'KWD' }).columns.minors.amount).toEqual([5000n]);
  });

  test('is told apart by accounts and currencies', () => {
    const rows = [one('5.00||123'), one('5.00|||', { account: '456' }), one('5.00')];
    expect(money(rows).columns.accounts).toEqual(['123\nZAR', '\nZAR', '\nZAR']);
    const above = { ...one('5.00'), account: '456' };
    expect(money([above], { roles: ['amount'] }).columns.accounts).toEqual(['456\nZAR']);
  });

  test.each<[status: Movement['status'], cells: string, isAside: boolean, isVoid: boolean]>([
    ['booked', '5.00|9,00', false, false],
    ['booked', '5.00|', false, false],
    ['pending', '5.00|9,00', true, true],
    ['pending', '5.00|', true, true],
    ['void', '5.00|9,00', false, true],
    ['void', '5.00|', true, true],
    ['reversed', '5.00|9,00', false, true],
    ['reversed', '5.00|', true, true],
  ])('of a row that is %s (%s) is in a step of the balance or aside', (status, cells, isAside, isVoid) => {
    const { columns } = money([one(cells, { status })]);
    expect([columns.isAside, columns.isVoid]).toEqual([[isAside], [isVoid]]);
  });

  test('keeps what stands beside it', () => {
    const rows = [one('+5.00|||Rent|Gogo'), one('-5.00', { marker: 'out' }), one('5.00||1|Rent|')];
    const { columns } = money(rows);
    expect(columns).toMatchObject({
      moments: ['one'],
      pluses: [true, false, false],
      markers: [null, 'out', null],
      texts: ['Rent Gogo', '', 'Rent '],
    });
    expect(money([movement(['fee'], '1.00')], { roles: ['fee'] }).columns.pluses).toEqual([false]);
  });

  test.each<[type: AccountType | null, isOwed: boolean]>([
    ['card', true],
    ['loan', true],
    ['bank', false],
    [null, false],
  ])('of a %s account is owed: %s', (type, isOwed) => {
    expect(money([], { type }).columns.isOwed).toBe(isOwed);
  });

  test.each<[stated: string[], opening: bigint | null]>([
    [[], null],
    [['closing 9,00'], null],
    [['closing 9,00', 'opening -8,50', 'opening 7,00'], -850n],
  ])('begins with what is stated: %j', (stated, opening) => {
    expect(money([], { stated }).columns.opening).toBe(opening);
  });

  test.each<[above: string[], inRows: string[], opening: bigint | null]>([
    [['opening 8,50'], [], 850n],
    [['opening 8,50 Dr'], [], -850n],
    [['opening 8,50'], ['opening 7,00'], 850n],
    [['closing 8,50'], ['opening 7,00'], 700n],
    [['closing 8,50'], [], null],
  ])('begins with what is stated above the rows: %j before %j', (above, stated, opening) => {
    expect(money([], { above, stated }).columns.opening).toBe(opening);
  });
});
