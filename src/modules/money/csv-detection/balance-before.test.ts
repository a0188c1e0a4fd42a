import { expect, test } from 'vitest';
import { balanceBefore } from './balance-before.ts';

test.each<[what: string, balances: (bigint | null)[], columns: (bigint | null)[][], opening: bigint | null]>([
  ['the first of oldest first', [220n, 165n, 64n], [[20n, 220n, 165n]], 20n],
  ['the last of newest first', [64n, 165n, 220n], [[165n, 220n, 20n]], 20n],
  [
    'a column behind others',
    [220n, 165n, 64n],
    [
      [1n, 2n, 3n],
      [20n, 220n, 165n],
    ],
    20n,
  ],
  ['one that breaks off', [220n, 165n, 64n], [[20n, 220n, 166n]], null],
  ['one with a gap', [220n, 165n, 64n], [[20n, null, 165n]], null],
  ['a balance with a gap', [220n, null, 64n], [[20n, 220n, 165n]], null],
  ['a balance that never changes', [5n, 5n, 5n], [[5n, 5n, 5n]], null],
  ['two rows', [220n, 165n], [[20n, 220n]], null],
  ['no column', [220n, 165n, 64n], [], null],
])('%s', (_, balances, columns, opening) => {
  expect(balanceBefore(balances, columns)).toBe(opening);
});
