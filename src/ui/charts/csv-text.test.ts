import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { csvText } from '#kernel/csv.ts';
import { isEmpty } from './chart-model.ts';
import { chartRows } from './csv-text.ts';

test('a cell that a spreadsheet would run is defused, an amount is not', () => {
  expect(csvText([['=1+1', '-12.50', '-x', '@a', 'a,b', 'say "x"']])).toBe(
    `'=1+1,-12.50,'-x,'@a,"a,b","say ""x"""\r\n`,
  );
});

test('plain numbers carry no currency', () => {
  const series = [{ key: 'score', name: 'Score', hue: 'green' }] as const;
  const points = [
    { key: 'a', label: 'March', values: { score: 75 } },
    { key: 'b', label: 'April', values: { score: 0 } },
  ];
  expect(chartRows({ kind: 'line', currency: null, series, points })).toEqual([
    ['', 'Score'],
    ['March', '75'],
    ['April', '0'],
  ]);
  expect(isEmpty({ points })).toBe(false);
});

test('the rows of a chart are exact, and what is not known stays empty', () => {
  const rows = chartRows({
    kind: 'bar',
    currency: 'ZAR',
    series: [
      { key: 'in', name: 'In', hue: 'green' },
      { key: 'out', name: 'Out', hue: 'ochre' },
    ],
    points: [{ key: '2026-03', label: 'March', values: { in: money(900_719_925_474_099_399n, 'ZAR'), out: null } }],
  });
  expect(rows).toEqual([
    ['', 'In (ZAR)', 'Out (ZAR)'],
    ['March', '9007199254740993.99', ''],
  ]);
});
