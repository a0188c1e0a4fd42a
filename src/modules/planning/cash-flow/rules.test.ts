import { describe, expect, test } from 'vitest';
import { isWorkingDayWith, NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { money } from '#kernel/money.ts';
import { budgetPath } from './budget-moves.ts';
import { ofExpected, paidBy } from './known-moves.ts';
import type { Expected } from './model.ts';
import { taxDates } from './official-dates.ts';
import { heldForGoals, safeToSpend } from './safe.ts';
import { daysOfRhythm, scenarioMoves } from './scenario-moves.ts';
import { changeFrom, storedChange } from './stored-changes.ts';
import { changesOf, roundly } from './templates.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');

describe('what a line of the budget leaves', () => {
  const line = {
    lineId: 'food',
    periods: [
      { from: 0, to: 9, limit: 1000 },
      { from: 10, to: 19, limit: 500 },
      { from: 20, to: 29, limit: null },
    ],
    spent: new Float64Array([100, 0, 0, 200]),
    committed: new Float64Array(30),
  };

  test('is spread evenly over the days that are left of the period', () => {
    expect([...budgetPath(line, 5, 5)]).toEqual([-140, -140, -140, -140, -140]);
    expect([...budgetPath(line, 5, 2, 0.25)]).toEqual([-35, -35]);
  });

  test('leaves out what known payments will take, and is never above zero', () => {
    const committed = new Float64Array(30);
    committed[12] = 300;
    committed[2] = 5000;
    expect([...budgetPath({ ...line, committed }, 10, 10)]).toEqual(Array.from({ length: 10 }, () => -20));
    expect([...budgetPath({ ...line, committed: committed.fill(900) }, 10, 2)]).toEqual([0, 0]);
  });

  test('says nothing of days that were not planned', () => {
    expect(budgetPath(line, 19, 2)[0]).toBe(-500);
    expect(budgetPath(line, 19, 2)[1]).toBeNaN();
  });
});

describe('scenarios', () => {
  test.each([
    ['2026-01-31', 'month', '2026-04-30', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['2024-02-29', 'year', '2026-03-01', ['2024-02-29', '2025-02-28', '2026-02-28']],
    ['2026-01-05', 'fortnight', '2026-02-01', ['2026-01-05', '2026-01-19']],
    ['2026-01-05', 'week', '2026-01-04', []],
  ] as const)('from %s every %s to %s', (from, every, to, days) => {
    expect(daysOfRhythm(from, every, to)).toEqual(days);
  });

  const known = [
    { ...move('rent', '2026-12-01', -900_00n) },
    { ...move('rent', '2027-01-01', -900_00n) },
    { ...move('pay', '2026-12-24', 3000_00n) },
  ];
  const where = { today: '2026-11-20', to: '2027-01-31', accountIds: new Set(['cheque']), known };

  test('a known payment is more from a day on', () => {
    expect(scenarioMoves([{ kind: 'adjust', itemId: 'rent', from: '2027-01-01', percent: 10 }], where)).toEqual([
      { day: '2027-01-01', accountId: 'cheque', name: 'rent', minor: -90_00n },
    ]);
  });

  test('one that ends moves back all that it would have moved', () => {
    const moves = scenarioMoves([{ kind: 'end', itemId: 'rent', from: '2026-12-15' }], where);
    expect(moves.map(({ day, minor }) => [day, minor])).toEqual([['2027-01-01', 900_00n]]);
  });

  test('one that is late comes later, and beyond the forecast not at all', () => {
    const moves = scenarioMoves([{ kind: 'delay', itemId: 'pay', from: '2026-11-20', days: 60 }], where);
    expect(moves.map(({ day, minor }) => [day, minor])).toEqual([['2026-12-24', -3000_00n]]);
  });

  test('are the same after they were stored', () => {
    const once = { kind: 'once', name: 'Roof', accountId: 'cheque', day: '2026-12-01', amount: ZAR(-5n) } as const;
    const end = { kind: 'end', itemId: 'rent', from: '2026-12-01' } as const;
    for (const change of [once, end]) expect(changeFrom(storedChange(change))).toEqual(change);
  });

  test('a template begins with the own figures, rounded', () => {
    const item = { id: 'pay', name: 'Pay', accountId: 'cheque', amount: ZAR(25_431_00n), next: '2026-12-24' };
    const own = { today: '2026-11-20', accountId: 'cheque', currency: 'ZAR', items: [item], spending: 18_000_00n };
    expect(changesOf('job', own)).toMatchObject([
      { kind: 'end', itemId: 'pay' },
      { kind: 'repeat', from: '2026-12-24', amount: ZAR(30_000_00n) },
    ]);
    expect(changesOf('rent', { ...own, items: [] })).toMatchObject([{ kind: 'repeat', amount: ZAR(-540_00n) }]);
    expect(roundly(987_654n)).toBe(980_000n);
  });
});

describe('payments that are expected once', () => {
  const invoice: Omit<Expected, 'paid'> = {
    id: 'one',
    name: 'Invoice 7',
    party: 'Blue Crane',
    accountId: 'cheque',
    due: '2026-12-01',
    amount: ZAR(1_000_00n),
    likelihood: 80,
    delay: 10,
    isExtra: false,
  };

  test('count as far as they are likely, on the day they usually come', () => {
    expect(ofExpected([{ ...invoice, paid: null }], '2026-11-20')).toMatchObject([
      { day: '2026-12-11', minor: 800_00n, isLate: false },
    ]);
  });

  test('that are overdue come tomorrow; those that were paid not at all', () => {
    expect(ofExpected([{ ...invoice, paid: null }], '2026-12-20')).toMatchObject([{ day: '2026-12-21', isLate: true }]);
    expect(ofExpected([{ ...invoice, paid: { id: 'row', day: '2026-12-02' } }], '2026-12-20')).toEqual([]);
  });

  test('a transaction pays one of them, the one that was due first', () => {
    const rows = [{ id: 'row', day: '2026-12-03', minor: 1_000_00n, accountId: 'cheque' }];
    const later = { ...invoice, id: 'two', due: '2026-12-05' };
    expect([...paidBy([later, invoice], rows)]).toEqual([['one', { id: 'row', day: '2026-12-03' }]]);
    expect(paidBy([{ ...invoice, amount: ZAR(-1_000_00n) }], rows).size).toBe(0);
  });
});

describe('safe to spend', () => {
  test('is the lowest balance before payday, less the floor and what is set aside', () => {
    const asked = { today: '2026-11-20', until: '2026-11-23', floor: 100n, setAside: 50n };
    expect(safeToSpend([900n, 400n, 600n, 1n], asked)).toEqual({
      amount: 250n,
      lowest: { day: '2026-11-21', minor: 400n },
    });
    expect(safeToSpend([20n], asked).amount).toBe(-130n);
  });

  test.each<[string, bigint, bigint | undefined, bigint]>([
    ['nothing', 100n, undefined, 0n],
    ['a part', 100n, 40n, 40n],
    ['no more than there is', 100n, 140n, 100n],
    ['nothing of what is overdrawn', -5n, 40n, 0n],
  ])('goals have %s of an account', (_, balance, wanted, held) => {
    const aside = new Map(wanted === undefined ? [] : [['one', wanted]]);
    const accounts = [
      { id: 'one', balance },
      { id: 'other', balance: 7n },
    ];
    expect(heldForGoals(accounts, aside)).toBe(held);
  });
});

describe('dates of taxes', () => {
  const asked = (country: string) => ({
    from: '2026-12-01',
    to: '2027-01-31',
    country,
    hasVat: true,
    hasPayroll: true,
    isWorkingDay: (day: string) => isWorkingDayWith(day, country, { gazetted: NONE_ANNOUNCED }),
  });
  test.each([
    ['ZA', ['payroll 2026-12-07', 'vat 2026-12-24', 'payroll 2027-01-07', 'vat 2027-01-25']],
    ['KE', ['payroll 2026-12-09', 'vat 2026-12-18', 'payroll 2027-01-08', 'vat 2027-01-20']],
    ['NG', ['payroll 2026-12-10', 'vat 2026-12-21', 'payroll 2027-01-08', 'vat 2027-01-21']],
    ['GB', []],
  ])('%s', (country, dates) => {
    expect(taxDates(asked(country)).map(({ kind, day }) => `${kind} ${day}`)).toEqual(dates);
  });
});

function move(itemId: string, day: string, minor: bigint) {
  return { day, accountId: 'cheque', name: itemId, minor, itemId, categoryId: null, expectedId: null, isLate: false };
}
