import { describe, expect, test } from 'vitest';
import type { TextRecord } from './cells.ts';
import type { ColumnRole } from './model.ts';
import { inWidth, isWideByThousands } from './widths.ts';

const record = (text: string): TextRecord => ({ line: 2, cells: text.split(','), text });
const ROLES: ColumnRole[] = ['day', 'description', 'amount', 'balance'];
/** The cells of a line as wide as the table, parted by bars. */
const narrow = (text: string, roles: ColumnRole[] = ROLES) =>
  inWidth([record(text)], roles).map(({ cells }) => cells.join('|'))[0];

describe('a line with too many cells', () => {
  test.each<[what: string, text: string, found: string]>([
    ['as wide as the table stays', '2026-01-13,Rent,-5.00,9.00', '2026-01-13|Rent|-5.00|9.00'],
    ['narrower stays', '2026-01-13,Rent', '2026-01-13|Rent'],
    ['narrower keeps its empty cells', '2026-01-13,', '2026-01-13|'],
    ['with empty cells behind loses them', '2026-01-13,Rent,-5.00,9.00,,', '2026-01-13|Rent|-5.00|9.00'],
    ['empty stays empty', ',,,,,', '|||'],
    ['joins thousands', '2026-01-13,Rent,-5,000.00,9.00', '2026-01-13|Rent|-5,000.00|9.00'],
    ['joins millions', '2026-01-13,Rent,-5,000,000.00,9.00', '2026-01-13|Rent|-5,000,000.00|9.00'],
    ['joins thousands of two amounts', '2026-01-13,Rent,-5,000.00,12,345.60', '2026-01-13|Rent|-5,000.00|12,345.60'],
    ['joins thousands without decimals', '2026-01-13,Rent,-15,000,9.50', '2026-01-13|Rent|-15,000|9.50'],
    ['joins a text', '2026-01-13,Rent,May,-5.00,9.00', '2026-01-13|Rent, May|-5.00|9.00'],
    ['joins a longer text', '2026-01-13,Rent,of,May,-5.00,9.00', '2026-01-13|Rent, of, May|-5.00|9.00'],
    ['joins a text and thousands', '2026-01-13,Rent,May,-5,000.00,9.00', '2026-01-13|Rent, May|-5,000.00|9.00'],
    ['with amounts in two ways stays', '2026-01-13,Rent,1,200,300.00', '2026-01-13|Rent|1|200|300.00'],
    ['with decimals torn off stays', '2026-01-13,Rent,-5,00,9.00', '2026-01-13|Rent|-5|00|9.00'],
    ['with thousands torn off stays', '2026-01-13,Rent,-5000,000.00,9.00', '2026-01-13|Rent|-5000|000.00|9.00'],
    ['with broken groups stays', '2026-01-13,Rent,-5,0000.00,9.00', '2026-01-13|Rent|-5|0000.00|9.00'],
    ['with decimals in brackets stays', '2026-01-13,Rent,(5,00),9.00', '2026-01-13|Rent|(5|00)|9.00'],
    ['joins a number into a text', '2026-01-13,Invoice,123,-5.00,9.00', '2026-01-13|Invoice, 123|-5.00|9.00'],
    ['joins a number before an amount without a sign', '2026-01-13,No,7,5.00,9.00', '2026-01-13|No, 7|5.00|9.00'],
    ['with a broken day stays', 'soon,Rent,May,-5.00,9.00', 'soon|Rent|May|-5.00|9.00'],
    ['with a broken amount stays', '2026-01-13,Rent,May,none,9.00', '2026-01-13|Rent|May|none|9.00'],
    ['without a day and an amount is joined', ',Rent,May,-,9.00', '|Rent, May|-|9.00'],
  ])('%s', (_, text, found) => {
    expect(narrow(text)).toBe(found);
  });

  test('keeps decimals that were torn off an amount before a text out of the text', () => {
    const roles: ColumnRole[] = ['day', 'amount', 'description'];
    expect(narrow('2026-01-13,-5,50,Rent', roles)).toBe('2026-01-13|-5|50|Rent');
    expect(narrow('2026-01-13,-5.50,Rent,May', roles)).toBe('2026-01-13|-5.50|Rent, May');
  });

  test.each<[what: string, text: string, found: string]>([
    ['behind decimals is text', '2026-01-13,-5.50,50,Rent', '2026-01-13|-5.50|50, Rent'],
    ['behind decimals and a space is text', '2026-01-13,-5.50 ,50,Rent', '2026-01-13|-5.50 |50, Rent'],
    ['behind no amount is text', '2026-01-13,,50,Rent', '2026-01-13||50, Rent'],
    ['behind a whole amount may be its decimals', '2026-01-13,-5, 50 ,Rent', '2026-01-13|-5| 50 |Rent'],
    ['of three figures may be thousands', '2026-01-13,-5000,000,Rent', '2026-01-13|-5000|000|Rent'],
    ['of three figures with decimals may be thousands', '2026-01-13,-5000,120.50,Rent', '2026-01-13|-5000|120.50|Rent'],
    ['of four figures is text', '2026-01-13,-5,1234,Rent', '2026-01-13|-5|1234, Rent'],
    ['of three letters is text', '2026-01-13,-5,abc,Rent', '2026-01-13|-5|abc, Rent'],
    ['with a word is text', '2026-01-13,-5,123 Main,Rent', '2026-01-13|-5|123 Main, Rent'],
  ])('a number %s', (_, text, found) => {
    expect(narrow(text, ['day', 'amount', 'description'])).toBe(found);
  });

  test('joins no more than twelve superfluous cells', () => {
    const of = (count: number) => narrow(`2026-01-13${',x'.repeat(count + 1)},-5.00,9.00`);
    expect(of(12)).toBe(`2026-01-13|${Array.from({ length: 13 }, () => 'x').join(', ')}|-5.00|9.00`);
    expect(of(13)).toBe(`2026-01-13|${Array.from({ length: 14 }, () => 'x').join('|')}|-5.00|9.00`);
  });

  test.each<[what: string, roles: ColumnRole[], text: string, found: string]>([
    [
      'a description before a reference',
      ['day', 'reference', 'description', 'amount'],
      '2026-01-13,a,b,c,-5.00',
      '2026-01-13|a|b, c|-5.00',
    ],
    ['a payee', ['day', 'payee', 'amount'], '2026-01-13,a,b,-5.00', '2026-01-13|a, b|-5.00'],
    ['the bank text', ['day', 'bank-text', 'amount'], '2026-01-13,a,b,-5.00', '2026-01-13|a, b|-5.00'],
    [
      'a reference where there is nothing else',
      ['day', 'reference', 'amount'],
      '2026-01-13,a,b,-5.00',
      '2026-01-13|a, b|-5.00',
    ],
    ['a column that means nothing', ['day', 'ignore', 'amount'], '2026-01-13,a,b,-5.00', '2026-01-13|a, b|-5.00'],
    ['no status', ['day', 'status', 'amount'], '2026-01-13,a,b,-5.00', '2026-01-13|a|b|-5.00'],
    [
      'the first of two texts',
      ['day', 'description', 'payee', 'amount'],
      '2026-01-13,a,b,c,-5.00',
      '2026-01-13|a, b|c|-5.00',
    ],
    [
      'before a value day',
      ['day', 'description', 'value-day', 'amount'],
      '2026-01-13,a,b,2026-01-14,-5.00',
      '2026-01-13|a, b|2026-01-14|-5.00',
    ],
    [
      'not behind a value day',
      ['day', 'value-day', 'description', 'amount'],
      '2026-01-13,a,b,c,-5.00',
      '2026-01-13|a|b|c|-5.00',
    ],
  ])('joins %s', (_, roles, text, found) => {
    expect(narrow(text, roles)).toBe(found);
  });

  test('keeps its line and its text', () => {
    const [whole] = inWidth([record('2026-01-13,Rent,-5,000.00,9.00')], ROLES);
    expect([whole?.line, whole?.text]).toEqual([2, '2026-01-13,Rent,-5,000.00,9.00']);
    const kept = record('2026-01-13,Rent');
    expect(inWidth([kept], ROLES)[0]).toBe(kept);
  });

  test('joins amounts in so many ways and no more', () => {
    const groups = `1${',234'.repeat(11)}`;
    expect(narrow(`2026-01-13,x,${groups}`, ['day', 'description', 'amount'])).toBe(
      `2026-01-13|x|${groups.replaceAll(',', '|')}`,
    );
  });
});

describe('lines that are too wide by thousands', () => {
  const wide = (...texts: string[]) => isWideByThousands(texts.map(record), ['day', 'description', 'amount']);

  test.each<[what: string, texts: string[], isWide: boolean]>([
    ['all of them', ['2026-01-13,Rent,-5,000.00', '2026-01-13,Rent,-1,234,567.00'], true],
    ['those that are wide', ['2026-01-13,Rent,-5.00', '2026-01-13,Rent,-5,000.00'], true],
    ['none is wide', ['2026-01-13,Rent,-5.00'], false],
    ['there are none', [], false],
    ['one by a text', ['2026-01-13,Rent,-5,000.00', '2026-01-13,Rent,May,-5.00'], false],
    ['one by two columns', ['2026-01-13,Rent,-5.00,9.00'], false],
    ['one in two ways', ['2026-01-13,1,234,567.00'], false],
    ['one with two figures behind the comma', ['2026-01-13,Rent,-5,00'], false],
    ['one with four figures behind the comma', ['2026-01-13,Rent,-5,0000.00'], false],
    ['one with four figures before the comma', ['2026-01-13,Rent,-5000,000.00'], false],
    ['one with letters before the comma', ['2026-01-13,Rent,x5,000.00'], false],
    ['one with a broken day', ['soon,Rent,-5,000.00'], false],
    ['one narrower than the table', ['2026-01-13,5,000.00', '2026-01-13,Rent,-5,000.00'], true],
  ])('%s', (_, texts, isWide) => {
    expect(wide(...texts)).toBe(isWide);
  });

  test('are no more than twelve cells too wide', () => {
    expect(wide(`2026-01-13,Rent${',x'.repeat(13)}`)).toBe(false);
    expect(wide(`2026-01-13,Rent,1${',000'.repeat(6)}`)).toBe(true);
  });
});
