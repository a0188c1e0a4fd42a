import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Money, money, withheldIn } from '#kernel/money.ts';
import type { Figure } from './chart-model.ts';
import { barsOf, RUNNING, waterfallOf } from './waterfall.ts';

const SUM = { key: 'left', label: 'Left over' };
const waterfallWith = (values: readonly Figure[], currency: string | null = 'ZAR') =>
  waterfallOf({
    currency,
    name: 'Amount',
    steps: values.map((value, place) => ({ key: `${place}`, label: `Step ${place}`, value })),
    sum: SUM,
  });
const rand = (minor: bigint | number) => money(minor, 'ZAR');
const rangesOf = (values: readonly Figure[], currency?: string | null) =>
  barsOf(waterfallWith(values, currency)).map(({ range }) => range);

test.each<[name: string, values: readonly Figure[], ranges: ReturnType<typeof rangesOf>]>([
  [
    'each bar starts where the one before it ended, the last at nothing',
    [rand(1000), rand(-300), rand(50)],
    [
      [0, 10],
      [7, 10],
      [7, 7.5],
      [0, 7.5],
    ],
  ],
  [
    'a bar may lead below nothing',
    [rand(100), rand(-400)],
    [
      [0, 1],
      [-3, 1],
      [-3, 0],
    ],
  ],
  [
    'a change of nothing is a bar without a length',
    [rand(200), rand(0)],
    [
      [0, 2],
      [2, 2],
      [0, 2],
    ],
  ],
  ['after what is not known, nothing is', [rand(100), null, rand(100)], [[0, 1], null, null, null]],
  ['nor after what is not shared', [rand(100), withheldIn('ZAR'), rand(100)], [[0, 1], null, null, null]],
  ['no changes, no bars', [], []],
])('%s', (_, values, ranges) => {
  expect(rangesOf(values)).toEqual(ranges);
});

test('plain numbers fall as amounts do', () => {
  expect(rangesOf([40, -15], null)).toEqual([
    [0, 40],
    [25, 40],
    [0, 25],
  ]);
});

test('what adds, what takes away and what they come to differ in colour', () => {
  expect(barsOf(waterfallWith([rand(5), rand(-2)])).map(({ hue }) => hue)).toEqual(['green', 'ochre', 'indigo']);
});

test('the last point is the sum of all changes, to the cent, and each bar joins the one before it', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), { minLength: 1 }), (minors) => {
      const data = waterfallWith(minors.map(rand));
      const running = data.points.map(({ values }) => (values[RUNNING] as Money).minor);
      const total = minors.reduce((sum, minor) => sum + minor, 0n);
      expect(data.points.at(-1)).toMatchObject({ key: 'left', values: { change: rand(total), running: rand(total) } });
      expect(running.slice(0, -1)).toEqual(
        minors.map((_, place) => minors.slice(0, place + 1).reduce((a, b) => a + b)),
      );
      const ranges = barsOf(data).map<readonly number[]>(({ range }) => range ?? []);
      for (const [place, range] of ranges.slice(1, -1).entries())
        expect((ranges[place] ?? []).some((end) => range.includes(end))).toBe(true);
      expect(ranges.at(-1)).toContain(0);
    }),
  );
});
