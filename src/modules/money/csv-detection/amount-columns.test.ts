import { describe, expect, test } from 'vitest';
import { settleAmounts } from './amount-columns.ts';
import { profilesOf } from './column-profiles.ts';
import type { ColumnRole } from './model.ts';

/** What columns are after two amounts were looked at; each row is a text whose cells are parted by bars. */
function settled(heading: string[], roles: ColumnRole[], rows: string[], weights = heading.map(() => 1)): ColumnRole[] {
  const body = rows.map((text, at) => ({ line: at + 2, cells: text.split('|'), text }));
  const found = [...roles];
  settleAmounts(heading, found, weights, profilesOf(body, heading.length), body);
  return found;
}
const ROLES: ColumnRole[] = ['day', 'description', 'amount', 'currency', 'amount', 'currency'];
const ROWS = ['2026-01-02|Hotel|100.00|EUR|2050.00|ZAR', '2026-01-03|Taxi|10.50|EUR|215.25|ZAR'];
const [OF_FIRST, OF_SECOND]: ColumnRole[][] = [
  ['day', 'description', 'amount', 'currency', 'ignore', 'ignore'],
  ['day', 'description', 'ignore', 'ignore', 'amount', 'currency'],
];
const NEITHER: ColumnRole[] = ['day', 'description', 'ignore', 'currency', 'ignore', 'currency'];

describe('of two amounts of a row', () => {
  test.each<[string, string[], ColumnRole[] | undefined]>([
    ['Original amount', ['Date', 'Text', 'Original amount', 'Ccy', 'Billed amount', 'Ccy'], OF_SECOND],
    ['Account amount', ['Date', 'Text', 'Account amount', 'Ccy', 'Purchase amount', 'Ccy'], OF_FIRST],
    ['Transaction amount', ['Date', 'Text', 'Transaction amount', 'Ccy', 'Amount', 'Ccy'], OF_SECOND],
    ['Kwota operacji', ['Data', 'Opis', 'Kwota operacji', 'Waluta', 'Kwota w walucie rachunku', 'Waluta'], OF_SECOND],
    ['the same word twice', ['Date', 'Text', 'Amount', 'Ccy', 'Amount', 'Ccy'], NEITHER],
  ])('%s: the one in the currency of the account counts, and where no word tells, none', (_, heading, roles) => {
    expect(settled(heading, ROLES, ROWS)).toEqual(roles);
  });

  test('a clear heading decides where the words do not', () => {
    const heading = ['Date', 'Text', 'Amount', 'Ccy', 'Amount', 'Ccy'];
    expect(settled(heading, ROLES, ROWS, [1, 1, 3, 1, 1, 1])).toEqual(OF_FIRST);
  });

  test('that are the same on every row nothing is decided', () => {
    const heading = ['Date', 'Text', 'Amount', 'Ccy', 'Amount', 'Ccy'];
    const rows = ['2026-01-02|Hotel|100.00|ZAR|100.00|ZAR', '2026-01-03|Taxi|10.50|ZAR|10.50|ZAR'];
    expect(settled(heading, ROLES, rows)).toEqual(ROLES);
  });

  test.each(['Fee amount', 'VAT amount', 'Cashback', 'Interest', 'Available amount'])('%s is none of them', (aside) => {
    const heading = ['Date', 'Text', 'Amount', 'Ccy', aside, 'Ccy'];
    expect(settled(heading, ROLES, ROWS)).toEqual(ROLES);
  });

  test('one that is empty on most rows is not the one', () => {
    const heading = ['Date', 'Text', 'Original amount', 'Ccy', 'Amount', 'Ccy'];
    const rows = [...ROWS.slice(0, 1), '2026-01-03|Taxi|||215.25|ZAR', '2026-01-04|Shop|||99.00|ZAR'];
    expect(settled(heading, ROLES, rows)).toEqual(ROLES.with(2, 'ignore'));
  });

  test('an amount beside a currency counts as one though its heading says nothing', () => {
    const heading = ['Date', 'Text', 'Local', 'Ccy', 'Original amount', 'Ccy'];
    const roles: ColumnRole[] = ['day', 'description', 'ignore', 'currency', 'amount', 'currency'];
    expect(settled(heading, roles, ROWS)).toEqual(OF_FIRST);
  });

  test.each([
    ...'Rekening|Rekeningbedrag|Konto|Kontobetrag|Tili|Tilisumma|Szamla|Szamlaosszeg'.split('|'),
    ...'Billed transaction amount|Posted original amount'.split('|'),
  ])('%s is what the account was charged', (word) => {
    expect(settled(['Date', 'Text', word, 'Ccy', 'Amount', 'Ccy'], ROLES, ROWS)).toEqual(OF_FIRST);
  });

  test.each([
    ...'Original|Originalbetrag|Oorspronk|Oorspronklike bedrag|Ursprung|Ursprungsbetrag|Fremd'.split('|'),
    ...'Fremdbetrag|Transak|Transaktionsbetrag|Transac|Transacted|Auslands|Auslandsbetrag'.split('|'),
    ...'Counter|Countervalue'.split('|'),
  ])('%s is what was paid elsewhere', (word) => {
    expect(settled(['Date', 'Text', word, 'Ccy', 'Amount', 'Ccy'], ROLES, ROWS)).toEqual(OF_SECOND);
  });

  test.each(['Fee', 'Fees', 'Charge', 'Charges', 'Reward', 'Rewards', 'Cash back', 'Cashback'])(
    '%s stands beside an amount',
    (aside) => {
      expect(settled(['Date', 'Text', aside, 'Ccy', 'Amount', 'Ccy'], ROLES, ROWS)).toEqual(ROLES);
    },
  );

  test('a heading that is fairly clear decides nothing', () => {
    const heading = ['Date', 'Text', 'Amount', 'Ccy', 'Amount', 'Ccy'];
    expect(settled(heading, ROLES, ROWS, [1, 1, 2, 1, 1, 1])).toEqual(NEITHER);
  });

  test.each<[what: string, rows: string[], roles: ColumnRole[]]>([
    [
      'is filled on half of the rows is not the one',
      ['2026-01-02|Hotel|100.00|EUR|2050.00|ZAR', '2026-01-03|Taxi|||215.25|ZAR'],
      ROLES.with(2, 'ignore'),
    ],
    [
      'differs only where it is no figure is left',
      ['2026-01-02|Hotel|100.00|EUR|100.00|ZAR', '2026-01-03|Taxi|none yet|EUR|215.25|ZAR'],
      ROLES,
    ],
  ])('one that %s', (_, rows, roles) => {
    expect(settled(['Date', 'Text', 'Original amount', 'Ccy', 'Amount', 'Ccy'], ROLES, rows)).toEqual(roles);
  });

  test('the account and no other place in its heading decides among three', () => {
    const heading = ['Account amount', 'Original account amount', 'Amount'];
    expect(settled(heading, ['amount', 'amount', 'amount'], ['1.00|2.00|3.00'])).toEqual([
      'amount',
      'ignore',
      'ignore',
    ]);
  });

  // The third column would be the one of the account if it counted.
  test.each<[what: string, heading: string, role: ColumnRole, cells: [string, string][]]>([
    [
      'beside what is no currency',
      'Local',
      'ignore',
      [
        ['2050.00', 'abc'],
        ['215.25', 'def'],
      ],
    ],
    [
      'beside nothing',
      'Local',
      'ignore',
      [
        ['2050.00', ''],
        ['215.25', ''],
      ],
    ],
    [
      'of words',
      'Local',
      'ignore',
      [
        ['abc', 'EUR'],
        ['def', 'EUR'],
      ],
    ],
    [
      'of codes',
      'Local',
      'ignore',
      [
        ['2050', 'EUR'],
        ['215', 'EUR'],
      ],
    ],
    [
      'of amounts and words',
      'Local',
      'ignore',
      [
        ['2050.00', 'EUR'],
        ['def', 'EUR'],
      ],
    ],
    [
      'whose heading means something else',
      'Wechselkurs',
      'ignore',
      [
        ['2050.00', 'EUR'],
        ['215.25', 'EUR'],
      ],
    ],
    [
      'that was taken for something else',
      'Local',
      'balance',
      [
        ['2050.00', 'EUR'],
        ['215.25', 'EUR'],
      ],
    ],
  ])('a column %s is none of them', (_, heading, role, cells) => {
    const roles: ColumnRole[] = ['day', 'description', role, 'ignore', 'amount', 'currency'];
    const rows = cells.map(([one, other], at) => `2026-01-0${at + 2}|Text|${one}|${other}|10${at}.00|ZAR`);
    expect(settled(['Date', 'Text', heading, 'Ccy', 'Original amount', 'Ccy'], roles, rows)).toEqual(roles);
  });
});

describe('the currency of the amount chosen', () => {
  test.each<[what: string, heading: string[], roles: ColumnRole[], row: string, found: ColumnRole[]]>([
    [
      'stands before it',
      ['Ccy', 'Local', 'Text', 'Original amount'],
      ['currency', 'ignore', 'description', 'amount'],
      'ZAR|2050.00|Hotel|100.00',
      ['currency', 'amount', 'description', 'ignore'],
    ],
    [
      'stands before it, after another',
      ['Ccy', 'Text', 'Ccy', 'Local amount', 'Original amount'],
      ['currency', 'description', 'currency', 'amount', 'amount'],
      'EUR|Hotel|ZAR|2050.00|100.00',
      ['ignore', 'description', 'currency', 'amount', 'ignore'],
    ],
    [
      'stands behind it rather than before it',
      ['Ccy', 'Local amount', 'Ccy', 'Original amount'],
      ['currency', 'amount', 'currency', 'amount'],
      'EUR|2050.00|ZAR|100.00',
      ['ignore', 'amount', 'currency', 'ignore'],
    ],
    [
      'is named after the account, wherever it stands',
      ['Original amount', 'Original currency', 'Account currency', 'Text', 'Billed amount'],
      ['amount', 'currency', 'currency', 'description', 'amount'],
      '100.00|EUR|ZAR|Hotel|2050.00',
      ['ignore', 'ignore', 'currency', 'description', 'amount'],
    ],
    [
      'is open where none stands beside it',
      ['Ccy', 'Text', 'Local amount', 'Original amount', 'Ccy'],
      ['currency', 'description', 'amount', 'amount', 'currency'],
      'ZAR|Hotel|2050.00|100.00|EUR',
      ['currency', 'description', 'amount', 'ignore', 'currency'],
    ],
  ])('%s', (_, heading, roles, row, found) => {
    expect(settled(heading, roles, [row])).toEqual(found);
  });
});
