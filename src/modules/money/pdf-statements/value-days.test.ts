import { expect, test } from 'vitest';
import { withDaysParted } from './value-days.ts';

const NAMES = ['Date', 'Value Date Description', 'Debit'];

test('a day and words in one column become two', () => {
  const rows = [
    ['01/03/2026', '02/03/2026 Shop', '5.00'],
    ['03/03/2026', '03/03/2026', '5.00'],
    ['', 'A note', ''],
  ];
  const more = Array.from({ length: 10 }, () => ['01/03/2026', '3 Mar 2026 Inn', '1.00']);
  expect(withDaysParted(NAMES, [...rows, ...more]).slice(0, 5)).toEqual([
    ['Date', 'Value Date', 'Description', 'Debit'],
    ['01/03/2026', '02/03/2026', 'Shop', '5.00'],
    ['03/03/2026', '03/03/2026', '', '5.00'],
    ['', '', 'A note', ''],
    ['01/03/2026', '3 Mar 2026', 'Inn', '1.00'],
  ]);
});

test.each([
  ['cells without days', NAMES, [['01/03/2026', 'Shop', '5.00']]],
  ['a name of one column', ['Transaction Date', 'Description', 'Debit'], [['01/03/2026', '02/03/2026 Shop', '5.00']]],
  ['no rows', NAMES, []],
])('%s stay as they are', (_, names, rows) => expect(withDaysParted(names, rows)).toEqual([names, ...rows]));
