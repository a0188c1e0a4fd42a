import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountsOfLines as accounts } from '#testing/csv-lines.ts';

/** Rows of a prepaid card, newest first: what was spent, charged with a minus, and what is left. */
function card(spent: readonly number[], charged: number, before = 0): string[] {
  let left = before + charged;
  const rows = [`2020/03/20,Charge,-${charged},${left}`];
  for (const [at, amount] of spent.entries()) {
    left -= amount;
    rows.push(`2020/03/2${Math.min(9, at + 1)},Ride,${amount},${left}`);
  }
  return ['利用年月日,メモ,利用額(円),残額(円)', ...rows.toReversed()];
}

describe('the first row of a column that holds what was spent', () => {
  test('is what there is after it where there was nothing before', () => {
    expect(accounts(card([473, 473, 79], 3000))).toEqual({ ' JPY': ['-79', '-473', '-473', '3000'] });
  });

  test('is left to the person where it has a minus and something may have been there before', () => {
    expect(accounts(card([473, 473, 79], 3000, 120))).toEqual({ ' JPY': ['-79', '-473', '-473', '5 bad-sign'] });
  });

  test('is never read the other way', () => {
    const spent = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(spent, fc.integer({ min: 4000, max: 9000 }), fc.constantFrom(0, 55), (drawn, charged, before) => {
        const found = accounts(card(drawn, charged, before));
        const rows = typeof found === 'string' ? [] : Object.values(found).flat();
        expect(rows).not.toContain(`-${charged}`);
        expect(rows.slice(0, drawn.length)).toEqual(drawn.toReversed().map((amount) => `-${amount}`));
      }),
      { numRuns: 25 },
    );
  });
});
