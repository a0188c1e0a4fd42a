import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Money, money, withheldIn } from '#kernel/money.ts';
import type { Figure } from './chart-model.ts';
import { type Flow, sankeyOf, streamsOf } from './sankey.ts';

type Row = readonly [from: string, to: string, value: Figure];
const sankeyWith = (rows: readonly Row[]) =>
  sankeyOf({
    currency: 'ZAR',
    name: 'Amount',
    flows: rows.map<Flow>(([from, to, value], place) => ({ key: `${place}`, from, to, value })),
  });
const rand = (minor: bigint | number) => money(minor, 'ZAR');
const told = (rows: readonly Row[]) =>
  sankeyWith(rows)
    .points.slice(rows.length)
    .map(({ key, label, values }) => [key, label, values['flow']]);

test.each<[name: string, rows: readonly Row[], told: ReturnType<typeof told>]>([
  [
    'what passes a place whole needs no word',
    [
      ['Salary', 'Cheque', rand(500)],
      ['Cheque', 'Rent', rand(300)],
      ['Cheque', 'Food', rand(200)],
    ],
    [],
  ],
  [
    'what stays is told',
    [
      ['Salary', 'Cheque', rand(500)],
      ['Cheque', 'Rent', rand(300)],
    ],
    [['left:Cheque', 'Cheque to Money left in Cheque', rand(200)]],
  ],
  [
    'what was there before is told',
    [
      ['Salary', 'Cheque', rand(500)],
      ['Cheque', 'Rent', rand(700)],
    ],
    [['before:Cheque', 'Money already in Cheque to Cheque', rand(200)]],
  ],
  [
    'what came back counts',
    [
      ['Salary', 'Cheque', rand(500)],
      ['Cheque', 'Rent', rand(550)],
      ['Cheque', 'Shop', rand(-50)],
    ],
    [],
  ],
  [
    'of what is not known, nothing is said',
    [
      ['Salary', 'Cheque', rand(500)],
      ['Cheque', 'Rent', null],
      ['Cheque', 'Food', rand(100)],
    ],
    [],
  ],
  [
    'nor of what is not shared',
    [
      ['Salary', 'Cheque', withheldIn('ZAR')],
      ['Cheque', 'Food', rand(100)],
    ],
    [],
  ],
  ['no flows', [], []],
])('%s', (_, rows, expected) => {
  expect(told(rows)).toEqual(expected);
});

test.each<[name: string, rows: readonly Row[], drawn: number, undrawn: number]>([
  [
    'nothing, below it and what is not known stand in the table alone',
    [
      ['A', 'B', rand(0)],
      ['A', 'B', rand(-5)],
      ['A', 'B', null],
      ['A', 'B', rand(5)],
    ],
    1,
    3,
  ],
  ['what leads back to itself cannot be drawn', [['A', 'A', rand(5)]], 0, 1],
  [
    'nor what closes a circle',
    [
      ['A', 'B', rand(5)],
      ['B', 'C', rand(5)],
      ['C', 'A', rand(5)],
    ],
    2,
    1,
  ],
  [
    'two flows between the same places stay two',
    [
      ['A', 'B', rand(5)],
      ['A', 'B', rand(7)],
    ],
    2,
    0,
  ],
])('%s', (_, rows, drawn, undrawn) => {
  const found = streamsOf(sankeyWith(rows));
  expect(found.streams).toHaveLength(drawn);
  expect(found.undrawn).toBe(undrawn);
});

test('flows of a place add up to the cent, and what ends stands last', () => {
  const { places } = streamsOf(
    sankeyWith([
      ['Salary', 'Cheque', rand(9_007_199_254_740_993n)],
      ['Interest', 'Cheque', rand(1)],
      ['Cheque', 'Savings', rand(9_007_199_254_740_994n)],
      ['Interest', 'Tax', rand(2)],
    ]),
  );
  expect(places.map(({ name, figure, depth, hue }) => [name, figure, depth, hue])).toEqual([
    ['Salary', rand(9_007_199_254_740_993n), 0, 'green'],
    ['Cheque', rand(9_007_199_254_740_994n), 1, 'slate'],
    ['Interest', rand(3), 0, 'ochre'],
    ['Savings', rand(9_007_199_254_740_994n), 2, 'teal'],
    ['Tax', rand(2), 2, 'clay'],
  ]);
});

const names = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
const anyRows = fc.array(fc.tuple(names, names, fc.bigInt({ min: -(10n ** 15n), max: 10n ** 17n }).map(rand)));

test('what flows into a place in the middle flows out of it again, or is told', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const { points } = sankeyWith(rows);
      const into = new Set(rows.map(([, to]) => to));
      for (const name of new Set(rows.map(([from]) => from).filter((name) => into.has(name)))) {
        const sum = (end: 'from' | 'to') =>
          points
            .filter(({ ends }) => ends?.[end] === name)
            .reduce((total, { values }) => total + (values['flow'] as Money).minor, 0n);
        expect(sum('to'), name).toBe(sum('from'));
      }
    }),
  );
});

test('every flow is drawn or counted as not drawn, and what is drawn always leads onwards', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const data = sankeyWith(rows);
      const { places, streams, undrawn } = streamsOf(data);
      expect(streams.length + undrawn).toBe(data.points.length);
      for (const { source, target, value } of streams) {
        expect(value).toBeGreaterThan(0);
        expect(places[source]?.depth ?? 0).toBeLessThan(places[target]?.depth ?? 0);
      }
    }),
  );
});
