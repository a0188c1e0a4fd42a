import { expect, test } from 'vitest';
import { recordsOf } from './cells.ts';
import { withHeadingJoined } from './heading-lines.ts';

const headed = (...lines: string[]): string[] =>
  withHeadingJoined(
    recordsOf([...lines, '01/07/2026,Shop,4.50,,100.00', '02/07/2026,Pay,,9.00,109.00'].join('\n'), ','),
  ).map(({ cells }) => cells.join('|'));
const ROWS = ['01/07/2026|Shop|4.50||100.00', '02/07/2026|Pay||9.00|109.00'];

test.each<[what: string, lines: string[], heading: string[]]>([
  [
    'a lower line that is whole',
    ['Posting,Transaction,Amount,Amount,Running', 'date,description,debit,credit,balance'],
    ['Posting|Transaction|Amount|Amount|Running', 'date|description|debit|credit|balance'],
  ],
  [
    'the kind of amount above',
    ['Posting,Transaction,Debit,Credit,Running', 'date,description,amount,amount,balance'],
    ['Posting date|Transaction description|Debit amount|Credit amount|Running balance'],
  ],
  [
    'names that are whole',
    ['My bank,,,,', 'Date,Description,Debit,Credit,Balance'],
    ['My bank||||', 'Date|Description|Debit|Credit|Balance'],
  ],
  [
    'units below',
    ['Date,Description,Debit,Credit,Balance', 'dd/mm/yyyy,text,ZAR,ZAR,ZAR'],
    ['Date|Description|Debit|Credit|Balance', 'dd/mm/yyyy|text|ZAR|ZAR|ZAR'],
  ],
  [
    'a period above',
    ['From,01/07/2026,To,31/07/2026,', 'Date,Description,Debit,Credit,Balance'],
    ['From|01/07/2026|To|31/07/2026|', 'Date|Description|Debit|Credit|Balance'],
  ],
])('a heading on two lines, with %s', (_, lines, heading) => {
  expect(headed(...lines)).toEqual([...heading, ...ROWS]);
});

test('a table without a heading stays as it is', () => {
  expect(headed()).toEqual(ROWS);
});
