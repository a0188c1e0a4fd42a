import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { plainTerms } from './agreed.ts';
import type { DebtMonth, LiveDebt } from './model.ts';
import { newsOf } from './news.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const TODAY = '2026-11-20';

type Made = { owed?: bigint; paid?: bigint | null; isCharged?: boolean; until?: string | null };
const debt = ({ owed = 900_00n, paid = 0n, isCharged = false, until = null }: Made = {}): LiveDebt => ({
  id: 'card',
  name: 'Card',
  kind: 'card',
  accountId: paid === null ? null : 'account',
  balance: ZAR(0n),
  balanceOn: TODAY,
  agreed: { ...plainTerms(2000, ZAR(100_00n)), promotion: until === null ? null : { rate: 0, until } },
  agreedOn: null,
  paymentDay: null,
  owed: ZAR(owed),
  opening: ZAR(owed),
  paid: paid === null ? null : ZAR(paid),
  isCharged,
});
const row = (month: string, planned: bigint, paid: bigint | null, more: Partial<DebtMonth> = {}): DebtMonth => ({
  debtId: 'card',
  month,
  owed: ZAR(1000_00n),
  planned: ZAR(planned),
  freeMonth: '2027-06',
  paid: paid === null ? null : ZAR(paid),
  ...more,
});
const kinds = (debts: readonly LiveDebt[], months: readonly DebtMonth[]) =>
  newsOf({ debts: [...debts], months: [...months] }, TODAY).map(({ kind }) => kind);

describe('a short payment', () => {
  test.each<[string, Made, bigint, bigint, boolean]>([
    ['is told once this month has transactions', { isCharged: true }, 100_00n, 50_00n, true],
    ['or a payment', { paid: 20_00n }, 100_00n, 0n, true],
    ['not while a statement may be to come', {}, 100_00n, 50_00n, false],
    ['not where banks round', { isCharged: true }, 100_00n, 95_00n, false],
    ['but below that', { isCharged: true }, 100_00n, 94_99n, true],
    ['not where nothing was planned', { isCharged: true }, 0n, 0n, false],
    ['not of a debt without an account', { paid: null }, 100_00n, 0n, false],
  ])('%s', (_, made, planned, paid, isTold) => {
    const months = [row('2026-10', planned, made.paid === null ? null : paid)];
    expect(kinds([debt(made)], months)).toEqual(isTold ? ['short'] : []);
  });

  test('of an earlier month is no news', () => {
    expect(kinds([debt({ isCharged: true })], [row('2026-09', 100_00n, 0n)])).toEqual([]);
  });
});

test.each([
  ['2026-11', ['special-ends']],
  ['2026-12', []],
  ['2026-10', []],
])('a special rate until %s: %j', (until, told) => {
  expect(kinds([debt({ until })], [])).toEqual(told);
});

test.each<[string, Made, string[]]>([
  ['an account that owes nothing any more', { owed: 0n }, ['paid-off']],
  ['one that was paid too much', { owed: -5n }, ['paid-off']],
  ['a debt that the person changed to nothing', { owed: 0n, paid: null }, []],
  ['one that still owes a cent', { owed: 1n }, []],
])('%s', (_, made, told) => {
  expect(kinds([debt(made)], [row('2026-10', 100_00n, made.paid === null ? null : 100_00n)])).toEqual(told);
});

describe('the debt-free date', () => {
  const dates = (was: string | null, is: string | null) =>
    newsOf(
      {
        debts: [],
        months: [row('2026-10', 1n, null, { freeMonth: was }), row('2026-11', 1n, null, { freeMonth: is })],
      },
      TODAY,
    );
  test.each([
    ['2027-06', '2027-08', [{ kind: 'later', month: '2026-11', free: '2027-08', months: 2 }]],
    ['2027-06', null, [{ kind: 'endless', month: '2026-11' }]],
    ['2027-06', '2027-06', []],
    ['2027-06', '2027-01', []],
    [null, null, []],
    [null, '2027-01', []],
  ])('from %s to %s', (was, is, told) => {
    expect(dates(was, is)).toEqual(told);
  });

  test('is that of the debts that both months have', () => {
    const added = row('2026-11', 1n, null, { debtId: 'car', freeMonth: '2031-01' });
    expect(kinds([], [row('2026-10', 1n, null), row('2026-11', 1n, null), added])).toEqual([]);
  });
});
