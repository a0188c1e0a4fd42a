import { expect, test } from 'vitest';
import { renamedMerchants } from './renamed.ts';

const ENGEN = 'POS PURCHASE ENGEN 1234 SANDTON';
const rows = (bankText: string, description: string, count: number, isIn = false) =>
  Array.from({ length: count }, () => ({ bankText, description, isIn }));
const found = (...groups: ReturnType<typeof rows>[]) => renamedMerchants(groups.flat(), { country: 'ZA', times: 3 });

test.each([
  ['once and again', [rows(ENGEN, 'Petrol', 2)], []],
  ['three times', [rows(ENGEN, 'Petrol', 3)], [{ name: 'Engen', description: 'Petrol', corrections: 3 }]],
  [
    'three times, by lines that differ in digits',
    [rows(ENGEN, 'Petrol', 2), rows('POS PURCHASE ENGEN 99 SANDTON', 'Petrol', 1)],
    [{ description: 'Petrol', corrections: 3 }],
  ],
  ['differently', [rows(ENGEN, 'Petrol', 2), rows(ENGEN, 'Fuel', 2)], []],
  ['mostly alike', [rows(ENGEN, 'Petrol', 3), rows(ENGEN, 'Fuel', 2)], [{ description: 'Petrol', corrections: 3 }]],
  ['often in two ways', [rows(ENGEN, 'Petrol', 3), rows(ENGEN, 'Fuel', 3)], []],
  ['money in and out apart', [rows(ENGEN, 'Petrol', 2), rows(ENGEN, 'Petrol', 2, true)], []],
  ['to what an import calls it', [rows(ENGEN, 'Engen', 5)], []],
  ['at great length', [rows(ENGEN, 'x'.repeat(301), 3)], []],
  ['lines that name nobody', [rows('', 'Petrol', 5)], []],
])('a merchant renamed %s', (_, groups, expected) => {
  const proposed = found(...groups);
  expect(proposed).toHaveLength(expected.length);
  expect(proposed).toMatchObject(expected);
});
