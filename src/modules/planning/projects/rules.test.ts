import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { alertsOf } from './alerts.ts';
import { tripsAmong } from './first-projects.ts';
import { milestonesOf, overdueAmong } from './milestones.ts';
import type { Rule } from './project-model.ts';
import { burnDrawing } from './report-burn.ts';
import { hoursOf, reportName, writtenAmount } from './report-text.ts';
import { collects, isFull, ranked } from './rules.ts';
import { scheduledIn } from './scheduled.ts';
import { shiftedTask } from './template.ts';

const NO_RULE: Rule = { tagIds: [], categoryIds: [], accountIds: [], from: null, to: null };
const ZAR = (minor: bigint) => money(minor, 'ZAR');

describe('which project counts a transaction', () => {
  const project = (id: string, day: number, rule: Partial<Rule>) => {
    return { id, rule: { ...NO_RULE, ...rule }, createdAt: new Date(2026, 0, day) };
  };
  test('tags come before categories, these before accounts, and of equals the older', () => {
    const all = [
      project('accounts', 1, { accountIds: ['a'] }),
      project('categories', 2, { categoryIds: ['c'] }),
      project('new tags', 4, { tagIds: ['t'] }),
      project('old tags', 3, { tagIds: ['t'], accountIds: ['a'] }),
    ];
    expect(ranked(all).map(({ id }) => id)).toEqual(['old tags', 'new tags', 'categories', 'accounts']);
  });

  test.each([
    [{}, false],
    [{ tagIds: ['t'] }, true],
    [{ categoryIds: ['c'] }, true],
    [{ accountIds: ['a'] }, true],
    [{ from: '2026-01-01' }, false],
  ])('a rule of %o collects: %s', (parts, wanted) => {
    expect(collects({ ...NO_RULE, ...parts })).toBe(wanted);
  });

  test.each([
    [0, 2, false],
    [1, 2, false],
    [2, 2, true],
  ])('%i of %i are full: %s', (count, most, wanted) => {
    expect(isFull(count, most)).toBe(wanted);
  });
});

describe('what is still due', () => {
  const payment = {
    name: 'Skip',
    accountId: 'a',
    categoryId: 'c',
    isIncome: false,
    latestRowId: null,
    due: ['2026-11-01', '2026-12-01', '2027-01-01'].map((day) => ({ day, amount: ZAR(5n) })),
  };
  const projects = [{ id: 'p', startsOn: '2026-11-02', endsOn: '2026-12-31' }];
  const rules = [{ ...NO_RULE, id: 'p', categoryIds: ['c'] }];
  const dueIn = (parts: object, more: Partial<Parameters<typeof scheduledIn>[1]> = {}) =>
    (scheduledIn([{ ...payment, ...parts }], { projects, rules, counted: new Map(), ...more }).get('p') ?? []).map(
      ({ due }) => due,
    );
  test('counts between the start and the end of the project whose rule fits', () => {
    expect(dueIn({})).toEqual(['2026-12-01']);
    expect(dueIn({ categoryId: 'other' })).toEqual([]);
    expect(dueIn({}, { rules: [{ ...NO_RULE, id: 'p', tagIds: ['t'], categoryIds: ['c'] }] })).toEqual([]);
    expect(dueIn({}, { rules: [{ ...NO_RULE, id: 'p' }] })).toEqual([]);
    expect(dueIn({}, { rules: [{ ...NO_RULE, id: 'p', accountIds: ['a'], to: '2026-11-30' }] })).toEqual([]);
  });
  test('follows the transaction that paid it last', () => {
    expect(dueIn({ latestRowId: 'row', categoryId: 'other' }, { counted: new Map([['row', 'p']]) })).toEqual([
      '2026-12-01',
    ]);
    expect(dueIn({ latestRowId: 'row' })).toEqual([]);
  });
});

describe('tasks', () => {
  const task = (id: string, more: object) => {
    return { id, kind: 'milestone' as const, name: id, dueOn: '2026-11-20', doneOn: null, ...more };
  };
  const all = [
    task('later', { dueOn: '2026-12-01' }),
    task('next', {}),
    task('done', { doneOn: '2026-11-01' }),
    task('no day', { dueOn: null }),
    task('task', { kind: 'task', dueOn: '2026-11-01' }),
  ];
  test('the next milestones come in order, and what is late is found', () => {
    expect(milestonesOf(all).map(({ id }) => id)).toEqual(['next', 'later']);
    expect(overdueAmong(all, '2026-11-20').map(({ id }) => id)).toEqual(['task']);
    expect(overdueAmong(all, '2026-11-21').map(({ id }) => id)).toEqual(['next', 'task']);
  });
  test('are moved along with the start', () => {
    expect(shiftedTask({ startsOn: null, dueOn: '2026-12-30' }, 5)).toEqual({ startsOn: null, dueOn: '2027-01-04' });
  });
});

describe('what is told', () => {
  const milestones = [{ id: 'm', name: 'Tiling', dueOn: '2026-11-23' }];
  test.each([
    ['active', 799, '2026-11-01', []],
    ['active', 800, '2026-11-01', ['near']],
    ['planned', 1000, '2026-11-01', ['over']],
    ['on-hold', 1000, '2026-11-23', []],
    ['closed', 1000, '2026-11-23', []],
    ['active', null, '2026-11-19', []],
    ['active', null, '2026-11-20', ['milestone']],
  ])('%s, %s thousandths used, on %s', (state, usedPermille, today, wanted) => {
    expect(alertsOf({ id: 'p', state, usedPermille, milestones }, today).map(({ alert }) => alert)).toEqual(wanted);
  });
});

describe('trips', () => {
  const row = (id: string, day: string, minor = -10n, currency = 'ZAR') => ({ id, day, minor, currency });
  test('are three transactions or more with no week between them, each in one currency', () => {
    const rows = [
      row('a', '2026-07-01'),
      row('b', '2026-07-08'),
      row('c', '2026-07-15'),
      row('d', '2026-07-23'),
      row('e', '2026-07-24'),
      row('f', '2026-08-01', -5n, 'USD'),
      row('g', '2026-08-02', -5n, 'USD'),
      row('h', '2026-08-02', -5n, 'USD'),
    ];
    expect(tripsAmong(rows.toReversed())).toEqual([
      { from: '2026-08-01', to: '2026-08-02', rowIds: ['f', 'g', 'h'], spent: money(15n, 'USD') },
      { from: '2026-07-01', to: '2026-07-15', rowIds: ['a', 'b', 'c'], spent: ZAR(30n) },
    ]);
  });
});

describe('texts of the report', () => {
  test.each([
    [ZAR(1_234_567_89n), 'ZAR 1 234 567.89'],
    [ZAR(-5n), '−ZAR 0.05'],
    [ZAR(0n), 'ZAR 0.00'],
    [money(1500n, 'JPY'), 'JPY 1 500'],
  ])('%o is written', (amount, wanted) => {
    expect(writtenAmount(amount).replaceAll('\u00a0', ' ')).toBe(wanted);
  });
  test.each([
    [0, '0:00'],
    [95, '1:35'],
    [600, '10:00'],
  ])('%i minutes are %s', (minutes, wanted) => {
    expect(hoursOf(minutes)).toBe(wanted);
  });
  test.each([
    ['Kitchen / 2026', 'Kitchen 2026.pdf'],
    ['../..', 'project.pdf'],
  ])('the file of %s', (name, wanted) => {
    expect(reportName(name)).toBe(wanted);
  });
  test('the lines of the drawing reach from corner to corner', () => {
    const points = [
      { day: '2026-11-01', spent: 0n, planned: 0n },
      { day: '2026-11-02', spent: null, planned: 10n },
    ];
    expect(burnDrawing(points, ['2026-11-02', '2027-01-01'])).toMatchObject({
      milestones: [496],
      spent: [{ x: 0, y: 110 }],
      planned: [
        { x: 0, y: 110 },
        { x: 496, y: 0 },
      ],
    });
    expect(burnDrawing([{ day: '2026-11-01', spent: 0n, planned: null }], [])).toBeNull();
  });
});
