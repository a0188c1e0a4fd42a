import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, withheldIn } from '#kernel/money.ts';
import { isOverdue, lentFrom, lentInAll, type LoanGiven, stillLent } from './loans-given.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const LOAN: LoanGiven = { amount: ZAR(2_000n), lentOn: '2026-01-05', dueOn: '2026-06-30', repayments: [] };
const back = (...minors: bigint[]) => minors.map((minor) => ({ day: '2026-02-01', amount: ZAR(minor) }));

test.each([
  ['nothing', [], 2_000n],
  ['a part', [500n, 700n], 800n],
  ['all', [2_000n], 0n],
  ['more than all', [2_500n], -500n],
])('after %s came back, the rest is still owed', (_, minors, left) => {
  expect(stillLent({ ...LOAN, repayments: back(...minors) })).toEqual(ZAR(left));
});

test('what is still owed of withheld amounts is withheld', () => {
  const amount = withheldIn('ZAR');
  expect(stillLent({ amount, repayments: [{ day: '2026-02-01', amount }] })).toEqual(amount);
});

test.each([
  ['on its day', '2026-06-30', LOAN.dueOn, [], false],
  ['a day later', '2026-07-01', LOAN.dueOn, [], true],
  ['a day later, paid back', '2026-07-01', LOAN.dueOn, [2_000n], false],
  ['without a date', '2036-07-01', null, [], false],
])('a loan is overdue %s: %s', (_, today, dueOn, minors, late) => {
  expect(isOverdue({ ...LOAN, dueOn, repayments: back(...minors) }, today)).toBe(late);
});

test('what is still owed of a loan steps down with each repayment, and never below zero', () => {
  const repayments = [
    { day: '2026-03-01', amount: ZAR(1_500n) },
    { day: '2026-01-01', amount: ZAR(700n) },
  ];
  expect(lentFrom({ ...LOAN, repayments })).toEqual([
    { day: '2026-01-05', minor: 2_000n },
    { day: '2026-01-05', minor: 1_300n },
    { day: '2026-03-01', minor: 0n },
  ]);
});

test('all loans together are owed by currency; a repayment too many settles no other loan', () => {
  const loans = [
    { ...LOAN, repayments: back(2_500n) },
    { ...LOAN, repayments: back(500n) },
    { ...LOAN, amount: money(90n, 'KES') },
    { ...LOAN, amount: money(1n, 'NGN'), repayments: [{ day: '2026-02-01', amount: money(1n, 'NGN') }] },
  ];
  expect(lentInAll(loans)).toEqual([money(90n, 'KES'), ZAR(1_500n)]);
});

test('what is owed in all is never more than what was lent, nor below zero', () => {
  const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.record({ lent: fc.bigInt({ min: 1n, max: 10n ** 12n }), amounts })), (all) => {
      const loans = all.map(({ lent, amounts: minors }) => ({
        ...LOAN,
        amount: ZAR(lent),
        repayments: back(...minors),
      }));
      const total = lentInAll(loans)[0]?.minor ?? 0n;
      expect(total >= 0n && total <= all.reduce((sum, { lent }) => sum + lent, 0n)).toBe(true);
    }),
  );
});
