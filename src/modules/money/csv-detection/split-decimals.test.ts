import { expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { recordsOf } from './cells.ts';
import { withDecimalsJoined } from './split-decimals.ts';

const cellsOf = (...lines: string[]) =>
  withDecimalsJoined(recordsOf(`${lines.join('\n')}\n`, ',')).map(({ cells }) => cells.join('|'));

test.each<[what: string, lines: string[], rows: string[]]>([
  [
    'two rows, one of them whole',
    ['Datum,Text,Belopp', '2026-01-25,Pay,35000', '2026-01-26,Shop,-350,50'],
    ['2026-01-25|Pay|35000', '2026-01-26|Shop|-350,50'],
  ],
  ['one row', ['Datum,Text,Belopp,Saldo', '2026-01-26,Shop,-350,50,1200,00'], ['2026-01-26|Shop|-350,50|1200,00']],
  [
    'what is whole on some rows and has decimals on others',
    ['Datum,Text,Belopp,Saldo', '2026-01-24,Shop,-12,3000,25', '2026-01-25,Pay,100,50,3100', '2026-01-26,Bus,-5,3095'],
    ['2026-01-24|Shop|-12|3000,25', '2026-01-25|Pay|100,50|3100', '2026-01-26|Bus|-5|3095'],
  ],
  [
    'what may be joined in two ways stays as it is',
    ['Datum,Text,Belopp,Saldo', '2026-01-24,Shop,-12,30,25', '2026-01-25,Pay,100,50,3100', '2026-01-26,Bus,-5,50,3095'],
    ['2026-01-24|Shop|-12|30|25', '2026-01-25|Pay|100,50|3100', '2026-01-26|Bus|-5,50|3095'],
  ],
  [
    'cents below no name of an amount',
    ['Datum,Belopp,Text', '2026-01-25,-35000,Lotto,6,49', '2026-01-26,-20,Shop'],
    ['2026-01-25|-35000|Lotto|6|49', '2026-01-26|-20|Shop'],
  ],
  [
    'an amount that is whole by itself',
    ['Datum,Text,Belopp', '2026-01-25,Pay,35000.25', '2026-01-26,Shop,-350,50'],
    ['2026-01-25|Pay|35000.25', '2026-01-26|Shop|-350|50'],
  ],
])('%s', (_, lines, rows) => {
  expect(cellsOf(...lines).slice(1)).toEqual(rows);
});

test('a period above the heading is no row, and balances in lines of their own are joined too', () => {
  const lines = [
    'Period,2026-04-01,2026-04-30',
    'Opening balance,500,25',
    '',
    'Date,Value date,Description,Amount,Balance',
    '2026-04-13,2026-04-14,Shop,-100,25,400,00',
    '2026-04-15,,Bus,-50,00,350,00',
    ',,Closing balance,,350,00',
  ];
  expect(cellsOf(...lines)).toEqual([
    'Period|2026-04-01|2026-04-30',
    'Opening balance|500,25',
    '',
    'Date|Value date|Description|Amount|Balance',
    '2026-04-13|2026-04-14|Shop|-100,25|400,00',
    '2026-04-15||Bus|-50,00|350,00',
    '||Closing balance||350,00',
  ]);
  expect(read(lines)).toEqual(['-100.25 ZAR', '-50.00 ZAR']);
});

test('a row that stays too wide is not read as another amount', () => {
  const wide = [
    'Datum,Text,Belopp,Saldo',
    '2026-01-24,Shop,-12,30,25',
    '2026-01-25,Pay,100,50,3100',
    '2026-01-26,Bus,-5,3095',
  ];
  expect(read(wide)).toEqual(['100.50 ZAR', '-5.00 ZAR']);
});
