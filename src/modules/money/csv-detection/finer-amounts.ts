import { decimalUnder } from './amounts.ts';
import type { Marks } from './money-columns.ts';
import type { Movement } from './movements.ts';

/** Half of the amounts or one of those that are all printed so have decimals that the currency does not: it is hardly theirs. */
export function areFiner(movements: readonly Movement[], marks: Marks, decimals: number): boolean {
  let [finer, long, all] = [0, 0, 0];
  for (const { figures } of movements)
    for (const role of ['amount', 'money-in', 'money-out', 'balance'] as const) {
      const value = figures[role] === undefined ? null : decimalUnder(figures[role].body, marks.of(role));
      if (value === null || value.digits === '0') continue;
      all += 1;
      if (value.scale > decimals) long += 1;
      if (value.scale > decimals && !value.digits.endsWith('0'.repeat(value.scale - decimals))) finer += 1;
    }
  return finer > 0 && (finer * 2 >= all || long === all);
}
