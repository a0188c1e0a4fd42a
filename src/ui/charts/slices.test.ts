import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import type { Figure } from './chart-model.ts';
import { slicesOf } from './slices.ts';

const SERIES = [{ key: 'spent', name: 'Spent', hue: 'green' }] as const;
const slicesWith = (values: readonly Figure[]) =>
  slicesOf({
    series: SERIES,
    points: values.map((spent, place) => ({ key: `${place}`, label: `Part ${place}`, values: { spent } })),
  });

test('the largest part comes first, and what is not known, nothing or below it has none', () => {
  const slices = slicesWith([money(100, 'ZAR'), null, money(300, 'ZAR'), money(0, 'ZAR'), money(-50, 'ZAR')]);
  expect(slices.map(({ name }) => name)).toEqual(['Part 2', 'Part 0']);
});

test('five parts are shown as they are', () => {
  expect(slicesWith([5, 4, 3, 2, 1]).map(({ name }) => name)).toEqual([
    'Part 0',
    'Part 1',
    'Part 2',
    'Part 3',
    'Part 4',
  ]);
});

test('of more than five the smallest stand together, to the cent', () => {
  const slices = slicesWith([9007199254740993n, 700n, 600n, 500n, 400n, 301n].map((minor) => money(minor, 'ZAR')));
  expect(slices.map(({ name }) => name)).toEqual(['Part 0', 'Part 1', 'Part 2', 'Part 3', 'All smaller parts']);
  expect(slices.at(-1)).toMatchObject({ value: money(701n, 'ZAR'), point: null });
  expect(new Set(slices.map(({ hue }) => hue)).size).toBe(5);
});
