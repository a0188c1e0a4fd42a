import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { keptText, monthAt, planFrom, readKept, sizeOf } from './kept-plan.ts';
import type { KeptPlan } from './kept-plan.ts';

const KES = (minor: number) => money(minor, 'KES');
const kept: KeptPlan = {
  currency: 'KES',
  strategy: 'custom',
  extra: KES(5_000_00),
  debts: [{ name: '=SACCO "loan"', balance: KES(95_000_00), rate: 1200, minimum: KES(4_300_00) }],
  once: [
    { month: '2026-11', amount: KES(100_00) },
    { month: '2027-01', amount: KES(200_00) },
  ],
};

test('what a browser keeps comes back as it was', () => {
  expect(readKept(keptText(kept))).toEqual(kept);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another version', keptText(kept).replace('"version":1', '"version":2')],
  ['an amount that is no whole number', keptText(kept).replace('"500000"', '"1.5"')],
  ['an amount below zero', keptText(kept).replace('"500000"', '"-1"')],
  ['an amount beyond all debts', keptText(kept).replace('"500000"', '"1234567890123456"')],
  ['a rate that is none', keptText(kept).replace('1200', '"1200"')],
  ['a rate beyond all rates', keptText(kept).replace('1200', '100001')],
  ['a strategy that is none', keptText(kept).replace('custom', 'hope')],
  ['a month that is none', keptText(kept).replace('2027-01', '2027-13')],
  ['a list where a plan should be', '[]'],
  ['debts that are no list', keptText(kept).replace('"debts":[', '"debts":{},"x":[')],
  ['a debt without a name', keptText(kept).replace(/"name":"[^}]*?",/, '"name":"",')],
])('%s is no plan', (_, text) => {
  expect(readKept(text)).toBeNull();
});

test('how much a plan holds is said', () => {
  expect([sizeOf(kept), sizeOf({ ...kept, debts: [...kept.debts, ...kept.debts] })]).toEqual([
    'one debt in KES',
    '2 debts in KES',
  ]);
});

test('what was to be paid in a month that is over is left out, and months count from the first', () => {
  const { debts, plan } = planFrom(kept, '2026-12');
  expect(plan.once).toEqual([{ month: 2, amount: KES(200_00) }]);
  expect(debts.map(({ id }) => id)).toEqual(['0']);
  expect([monthAt('2026-12', 1), monthAt('2026-12', 2), monthAt('2026-12', 14)]).toEqual([
    '2026-12',
    '2027-01',
    '2028-01',
  ]);
});
