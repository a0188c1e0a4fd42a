import { describe, expect, test } from 'vitest';
import { profilesOf } from './column-profiles.ts';
import { rolesByHeading } from './columns.ts';
import type { TextRecord } from './cells.ts';
import type { ColumnRole } from './model.ts';

/** Records of a text, a line each; cells are parted by bars. */
const records = (...lines: string[]): TextRecord[] =>
  lines.map((text, at) => ({ line: at + 1, cells: text.split('|'), text }));

const HEADING = 'Date|Description|Amount';
const ROW = '2026-01-13|Rent|-5.00';
const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

/** What columns are by their heading and what is in them. */
function roles(heading: string, ...lines: string[]): ColumnRole[] {
  const words = heading.split('|');
  const rows = records(...lines);
  return rolesByHeading(words, profilesOf(rows, words.length), rows);
}

describe('a heading and what is below it', () => {
  test.each<[what: string, heading: string, lines: string[], found: string]>([
    ['a plain table', HEADING, [ROW], 'day description amount'],
    ['a column without a word', 'Date||Amount', [ROW], 'day ignore amount'],
    ['a column of markers without a word', 'Date|Amount|', ['2026-01-13|5.00|DR'], 'day amount marker'],
    ['markers under a word we do not know', 'Date|Amount|Foo', ['2026-01-13|5.00|DR'], 'day amount ignore'],
    [
      'a column of some markers without a word',
      'Date|Amount|',
      ['2026-01-13|5.00|DR', '2026-01-14|5.00|x'],
      'day amount ignore',
    ],
    ['an empty column without a word', 'Date|Amount|', ['2026-01-13|5.00|'], 'day amount ignore'],
    ['a second marker, under a word', 'Date|Amount||Dr/Cr', ['2026-01-13|5.00|DR|DR'], 'day amount ignore marker'],
    ['a day of words', 'Date|Amount', ['soon|5.00'], 'ignore amount'],
    ['a day of half words', 'Date|Amount', ['soon|5.00', '2026-01-13|5.00'], 'ignore amount'],
    ['a day of a third words', 'Date|Amount', ['soon|5.00', '2026-01-13|5.00', '2026-01-14|5.00'], 'day amount'],
    ['an empty day', 'Date|Amount', ['|5.00'], 'day amount'],
    ['a value day of codes', 'Date|Valuta|Amount', ['2026-01-13|EUR|5.00'], 'day currency amount'],
    [
      'a value day of codes, beside a currency',
      'Date|Currency|Value date|Amount',
      ['2026-01-13|euros|EUR|5.00'],
      'day currency ignore amount',
    ],
    ['a currency of days', 'Date|Munt|Amount', ['2026-01-13|2026-01-14|5.00'], 'day value-day amount'],
    ['a currency of figures', 'Date|Currency|Amount', ['2026-01-13|7.50|5.00'], 'day ignore amount'],
    ['a currency of short words', 'Date|Currency|Amount', ['2026-01-13|euros|5.00'], 'day currency amount'],
    ['a currency of long words', 'Date|Currency|Amount', ['2026-01-13|dollar|5.00'], 'day currency amount'],
    ['a hint of a currency of long words', 'Date|Currency is|Amount', ['2026-01-13|dollar|5.00'], 'day ignore amount'],
    ['an amount of words', 'Date|Amount', ['2026-01-13|none'], 'day ignore'],
    ['an amount of half words', 'Date|Amount', ['2026-01-13|none', '2026-01-14|5.00'], 'day ignore'],
    ['an empty amount', 'Date|Amount|Foo', ['2026-01-13||x'], 'day amount ignore'],
    ['money in of markers', 'Date|Amount|In', ['2026-01-13|5.00|CR'], 'day amount marker'],
    ['money in of some markers', 'Date|Amount|In', ['2026-01-13|5.00|CR', '2026-01-14|5.00|x'], 'day amount ignore'],
    ['a fee of markers', 'Date|Amount|Fee', ['2026-01-13|5.00|CR'], 'day amount ignore'],
    [
      'a marker of markers, before an empty one of a clearer name',
      'Date|Amount|Type|Dr/Cr',
      ['2026-01-13|5.00|CR|'],
      'day amount marker ignore',
    ],
    ['a marker of markers', 'Date|Amount|Dr/Cr', ['2026-01-13|5.00|CR'], 'day amount marker'],
    ['a marker of words', 'Date|Amount|Dr/Cr', ['2026-01-13|5.00|Foo'], 'day amount ignore'],
    ['a clear marker of figures', 'Date|Description|Dr/Cr', [ROW], 'day description amount'],
    ['a faint marker of figures', 'Date|Description|Type', [ROW], 'day description ignore'],
    ['a clear marker of half figures', 'Date|Description|Dr/Cr', [ROW, '2026-01-13|x|y'], 'day description ignore'],
    ['a quantity', 'Date|Amount|Quantity', ['2026-01-13|5.00|3'], 'day amount quantity'],
    ['a status of words', 'Date|Amount|Status', ['2026-01-13|5.00|Foo'], 'day amount status'],
    ['a status of figures', 'Date|Amount|Status', ['2026-01-13|5.00|7'], 'day amount ignore'],
    ['a faint status of other words', 'Date|Amount|State', ['2026-01-13|5.00|Gauteng'], 'day amount ignore'],
    ['a faint status of statuses', 'Date|Amount|State', ['2026-01-13|5.00|Completed'], 'day amount status'],
    ['an empty status', 'Date|Amount|Status', ['2026-01-13|5.00|'], 'day amount status'],
    ['a description of days', 'Date|Description|Amount', ['2026-01-13|2026-01-14|5.00'], 'day ignore amount'],
    ['a description of figures', 'Date|Description|Amount', ['2026-01-13|77|5.00'], 'day description amount'],
    ['a clear account', 'Date|Amount|Account number', ['2026-01-13|5.00|1', '2026-01-14|5.00|2'], 'day amount account'],
    ['a faint account', 'Date|Amount|Konto', ['2026-01-13|5.00|1', '2026-01-14|5.00|2'], 'day amount ignore'],
    [
      'a faint account that never changes',
      'Date|Amount|Konto',
      ['2026-01-13|5.00|1', '2026-01-14|5.00|1'],
      'day amount account',
    ],
    ['a faint account of one row', 'Date|Amount|Konto', ['2026-01-13|5.00|1'], 'day amount ignore'],
    ['a faint account in front', 'Konto|Date|Amount', ['1|2026-01-13|5.00', '2|2026-01-14|5.00'], 'account day amount'],
    [
      'a faint account in front that some rows lack',
      'Konto|Date|Amount',
      ['1|2026-01-13|5.00', '2|2026-01-14|5.00', '|2026-01-14|5.00'],
      'ignore day amount',
    ],
  ])('%s', (_, heading, lines, found) => {
    expect(roles(heading, ...lines)).toEqual(found.split(' '));
  });

  test('columns that the rows do not have keep what their word says', () => {
    expect(roles('Date|Amount|Balance', '2026-01-13|5.00')).toEqual(['day', 'amount', 'balance']);
  });
});

describe('of several columns', () => {
  test.each<[what: string, heading: string, lines: string[], found: string]>([
    [
      'the booking day is the day',
      'Transaction date|Posting date|Amount',
      ['2026-01-13|2026-01-14|5'],
      'value-day day amount',
    ],
    ['the first of two days is the day', 'Date|Date|Amount', ['2026-01-13|2026-01-14|5'], 'day value-day amount'],
    [
      'a day comes before a value day',
      'Value date|Date of sale|Amount',
      ['2026-01-13|2026-01-14|5'],
      'value-day day amount',
    ],
    ['a value day alone is the day', 'Value date|Amount', ['2026-01-13|5'], 'day amount'],
    [
      'a third day is none',
      'Date|Transaction date|Value date|Amount',
      ['2026-01-13|2026-01-14|2026-01-15|5'],
      'day value-day ignore amount',
    ],
    [
      'a day that is filled on less than half of the rows gives way',
      'Posting date|Date|Amount',
      ['2026-01-13|2026-01-14|5', '|2026-01-14|5', '|2026-01-14|5'],
      'value-day day amount',
    ],
    [
      'a day that is filled on half of the rows does not',
      'Posting date|Date|Amount',
      ['2026-01-13|2026-01-14|5', '|2026-01-14|5'],
      'day value-day amount',
    ],
    [
      'the clearer balance is the balance',
      'Date|Saldo total|Balance|Amount',
      ['2026-01-13|9.00|8.00|5.00'],
      'day ignore balance amount',
    ],
    [
      'the fuller balance is the balance',
      'Date|Balance|Balance|Amount',
      ['2026-01-13||8.00|5.00', '2026-01-13|9.00|13.00|5.00'],
      'day ignore balance amount',
    ],
    [
      'the first of two like balances is the balance',
      'Date|Balance|Balance|Amount',
      ['2026-01-13|9.00|8.00|5.00'],
      'day balance ignore amount',
    ],
    [
      'a second identifier is a reference',
      'Date|Id|Receipt no|Amount',
      ['2026-01-13|a|b|5.00'],
      'day source-id reference amount',
    ],
    [
      'descriptions may be several',
      'Date|Description|Memo|Amount',
      ['2026-01-13|a|b|5.00'],
      'day description description amount',
    ],
    ['one is the net', 'Date|Net|Netto|Amount', ['2026-01-13|4.00|3.00|5.00'], 'day net ignore amount'],
    ['one is the fee', 'Date|Fee|Fees|Amount', ['2026-01-13|4.00|3.00|5.00'], 'day fee ignore amount'],
    [
      'one is the status',
      'Date|Status|Transaction status|Amount',
      ['2026-01-13|ok|ok|5.00'],
      'day status ignore amount',
    ],
    ['one is the currency', 'Date|Currency|Ccy|Amount', ['2026-01-13|ZAR|ZAR|5.00'], 'day currency ignore amount'],
    ['one is the account', 'Date|Account|Iban|Amount', ['2026-01-13|1|2|5.00'], 'day account ignore amount'],
    ['one is the marker', 'Date|Dr/Cr|D/C|Amount', ['2026-01-13|DR|DR|5.00'], 'day marker ignore amount'],
    [
      'one is money in',
      'Date|Credit|Deposit|Debit',
      ['2026-01-13|1.00||', '2026-01-13|||2.00'],
      'day money-in ignore money-out',
    ],
    [
      'one is money out',
      'Date|Debit|Withdrawal|Credit',
      ['2026-01-13|1.00||', '2026-01-13|||2.00'],
      'day money-out ignore money-in',
    ],
  ])('%s', (_, heading, lines, found) => {
    expect(roles(heading, ...lines)).toEqual(found.split(' '));
  });
});

describe('an amount beside columns of in and out', () => {
  const HEADINGS = 'Date|Amount|In|Out';
  test.each<[what: string, heading: string, lines: string[], found: string]>([
    [
      'that is filled as they are, and has signs of its own, counts',
      HEADINGS,
      ['2026-01-13|5.00|5.00|', '2026-01-14|6.00||6.00', '2026-01-15|-6.00||7.00'],
      'day amount ignore ignore',
    ],
    [
      'whose signs they say as well does not',
      HEADINGS,
      ['2026-01-13|5.00|5.00|', '2026-01-14|-6.00||6.00'],
      'day ignore money-in money-out',
    ],
    ['that is empty does not', HEADINGS, ['2026-01-13||5.00|', '2026-01-14|||6.00'], 'day ignore money-in money-out'],
    [
      'that is filled on nine of ten rows counts',
      HEADINGS,
      [...times(5, '2026-01-13|5.00|5.00|'), ...times(4, '2026-01-13|-5.00||5.00'), '2026-01-13||5.00|'],
      'day amount ignore ignore',
    ],
    [
      'that is filled on eight of ten rows does not',
      HEADINGS,
      [...times(4, '2026-01-13|5.00|5.00|'), ...times(4, '2026-01-13|-5.00||5.00'), ...times(2, '2026-01-13||5.00|')],
      'day ignore money-in money-out',
    ],
    ['counts where they are empty, too', HEADINGS, ['2026-01-13|5.00||'], 'day amount ignore ignore'],
    ['counts beside one of them', 'Date|Amount|In', ['2026-01-13|5.00|5.00'], 'day amount ignore'],
    ['counts beside the other', 'Date|Out|Amount', ['2026-01-13|5.00|5.00'], 'day ignore amount'],
    ['may stand in front', 'Amount|In|Out|Date', ['5.00|5.00||2026-01-13'], 'amount ignore ignore day'],
    ['may stand behind them', 'In|Out|Amount|Date', ['5.00||5.00|2026-01-13'], 'ignore ignore amount day'],
    ['is the net where there is nothing else', 'Date|Net|Text', ['2026-01-13|5.00|x'], 'day amount description'],
    ['is not the net where it stands in front', 'Amount|Net|Date', ['5.00|4.00|2026-01-13'], 'amount net day'],
    ['is not the net where there is money in', 'In|Net|Date', ['5.00|4.00|2026-01-13'], 'money-in net day'],
    ['is not the net where there is money out', 'Out|Net|Date', ['5.00|4.00|2026-01-13'], 'money-out net day'],
    [
      'is not the net where one of them stands further back',
      'Net|Date|In',
      ['5.00|2026-01-13|4.00'],
      'net day money-in',
    ],
    ['is the net in front', 'Net|Date', ['5.00|2026-01-13'], 'amount day'],
  ])('%s', (_, heading, lines, found) => {
    expect(roles(heading, ...lines)).toEqual(found.split(' '));
  });
});
