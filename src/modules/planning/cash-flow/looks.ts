import type { Overview } from './model.ts';

/** Balances as they travel. */
export const balancesFrom = (text: string): bigint[] => text.split(' ').map(BigInt);

/**
 * About what goes out in a month, from the falls of the forecast: in minor units, for estimates that a person changes anyway.
 */
export function monthlySpending({ course }: Pick<Overview, 'course'>): bigint {
  if (course === null) return 0n;
  const balances = balancesFrom(course.balances);
  let fallen = 0n;
  balances.forEach((balance, later) => {
    const before = balances[later - 1] ?? balance;
    if (balance < before) fallen += before - balance;
  });
  return (fallen * 30n) / BigInt(Math.max(balances.length - 1, 1));
}
