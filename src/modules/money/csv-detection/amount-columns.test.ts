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

  test('one that is empty on most rows is none of them', () => {
    const heading = ['Date', 'Text', 'Original amount', 'Ccy', 'Amount', 'Ccy'];
    const rows = [...ROWS.slice(0, 1), '2026-01-03|Taxi|||215.25|ZAR', '2026-01-04|Shop|||99.00|ZAR'];
    expect(settled(heading, ROLES, rows)).toEqual(ROLES);
  });

  test('an amount beside a currency counts as one though its heading says nothing', () => {
    const heading = ['Date', 'Text', 'Local', 'Ccy', 'Original amount', 'Ccy'];
    const roles: ColumnRole[] = ['day', 'description', 'ignore', 'currency', 'amount', 'currency'];
    expect(settled(heading, roles, ROWS)).toEqual(OF_FIRST);
  });
});
