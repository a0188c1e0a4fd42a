import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { periodAt, type Periods } from '#kernel/period-rules.ts';
import { courseOf, dueLately, finishOn, nextDue, paceOf, pacePerPeriod, paydaysUntil, perPayday } from './pace.ts';

const byRule = (rule: string): Periods => ({ rules: [{ since: null, rule }], country: 'ZA', gazetted: [] });
const today = '2026-11-20';

describe('when a cost is due next', () => {
  test.each([
    ['a goal keeps its date, also a past one', '2026-01-31', null, '2026-01-31'],
    ['a coming cost', '2026-12-01', 12, '2026-12-01'],
    ['one of today', today, 12, today],
    ['a yearly cost of last year', '2025-03-31', 12, '2027-03-31'],
    ['a half-yearly one', '2025-08-31', 6, '2027-02-28'],
    ['after short months the day is that of the first again', '2024-12-31', 2, '2026-12-31'],
  ])('%s', (_, dueOn, everyMonths, expected) => {
    expect(nextDue(dueOn, everyMonths, today)).toBe(expected);
  });
  test('a goal without a date has none', () => {
    expect(nextDue(null, null, today)).toBe(null);
  });
});

describe('a cost that was due lately', () => {
  const yearly = { dueOn: '2025-11-10', everyMonths: 12 };
  test.each([
    ['is asked about', yearly, [], '2026-11-10'],
    ['on its day too', { ...yearly, dueOn: '2026-11-20' }, [], '2026-11-20'],
    ['for a month', { dueOn: '2026-10-20', everyMonths: 12 }, [], '2026-10-20'],
    ['and no longer', { dueOn: '2026-10-19', everyMonths: 12 }, [], null],
    ['not before its first day', { ...yearly, dueOn: '2026-11-21' }, [], null],
    ['not once it was taken out, a week before at most', yearly, [{ day: '2026-11-03', minor: -1n }], null],
    ['still where it was taken out earlier', yearly, [{ day: '2026-11-02', minor: -1n }], '2026-11-10'],
    ['still where more was set aside', yearly, [{ day: '2026-11-12', minor: 1n }], '2026-11-10'],
    ['not of other goals', { dueOn: '2026-11-10', everyMonths: null }, [], null],
  ])('%s', (_, goal, given, expected) => {
    expect(dueLately(goal, given, today)).toBe(expected);
  });
});

describe('what each payday has to bring', () => {
  test.each([
    ['months', 'month:1', '2027-02-28', 4],
    ['up to the day before the next one', 'month:1', '2026-11-30', 1],
    ['up to the next one', 'month:1', '2026-12-01', 2],
    ['from payday to payday, moved by a holiday', 'month:25-or-before', '2026-12-24', 3],
    ['weeks', 'week:1', '2026-11-30', 3],
  ])('counts %s', (_, rule, due, expected) => {
    const periods = byRule(rule);
    expect(paydaysUntil({ due, startedOn: '2026-01-01' }, periodAt(today, periods), periods)).toBe(expected);
  });
  test.each([
    ['that of the period is over for a goal that began after it', '2026-11-02', '2026-12-01', 1],
    ['one of the payday itself has it', '2026-11-01', '2026-12-01', 2],
    ['there is at least one', '2026-11-02', '2026-11-30', 1],
  ])('%s', (_, startedOn, due, expected) => {
    const periods = byRule('month:1');
    expect(paydaysUntil({ due, startedOn }, periodAt(today, periods), periods)).toBe(expected);
  });

  test.each([
    [1000n, 0n, 4, 250n],
    [1000n, 1n, 4, 250n],
    [1001n, 0n, 4, 251n],
    [1000n, 1000n, 4, 0n],
    [1000n, 2000n, 4, 0n],
    [1000n, -200n, 1, 1200n],
  ])('%s less %s over %s', (target, saved, count, expected) => {
    expect(perPayday(target, saved, count)).toBe(expected);
  });

  test('paid each time it reaches the target, and one less by the amount would not', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 400 }), (target, saved, count) => {
        const each = perPayday(target, saved, count);
        expect(saved + each * BigInt(count) >= target).toBe(true);
        if (each > 0n) expect(saved + (each - 1n) * BigInt(count) < target).toBe(true);
      }),
    );
  });
});

describe('pace and finish', () => {
  const given = [
    { day: '2026-08-22', minor: 1n },
    { day: '2026-08-23', minor: 10n },
    { day: '2026-11-20', minor: 80n },
    { day: '2026-11-21', minor: 1000n },
  ];
  test('counts the last ninety days', () => {
    expect(paceOf(given, '2025-01-01', today)).toEqual({ minor: 90n, days: 90 });
  });
  test('counts since it began, without what it began with', () => {
    expect(paceOf([{ day: '2026-10-01', minor: 500n }, ...given], '2026-10-01', today)).toEqual({
      minor: 80n,
      days: 50,
    });
  });
  test('is not known of a goal younger than two weeks', () => {
    expect(paceOf(given, '2026-11-07', today)).toBe(null);
    expect(paceOf(given, '2026-11-06', today)).toEqual({ minor: 80n, days: 14 });
  });
  test.each([
    ['at once where nothing is left', 0n, 0n, 90, today],
    ['never without a pace', 1n, 0n, 90, null],
    ['never where more was taken out', 1n, -5n, 90, null],
    ['after as many days again', 90n, 90n, 90, '2027-02-18'],
    ['rounded up to whole days', 1n, 90n, 90, '2026-11-21'],
    ['not in a hundred years', 10n ** 9n, 1n, 90, null],
  ])('finishes %s', (_, left, minor, days, expected) => {
    expect(finishOn(left, { minor, days }, today)).toBe(expected);
  });
  test('a faster pace never finishes later', () => {
    const minor = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(minor, minor, minor, (left, slow, more) => {
        const late = finishOn(left, { minor: slow, days: 90 }, today);
        const early = finishOn(left, { minor: slow + more, days: 90 }, today);
        if (late !== null) expect(early !== null && early <= late).toBe(true);
      }),
    );
  });
  test('says what a pace comes to in a period', () => {
    const period = { key: '2026-11-01', from: '2026-11-01', to: '2026-11-30' };
    expect(pacePerPeriod({ minor: 900n, days: 90 }, period)).toBe(300n);
  });
});

describe('how a goal stands', () => {
  const facts = {
    isReached: false,
    isPaused: false,
    due: '2026-12-31',
    today,
    pace: { minor: 1n, days: 90 },
    finish: '2026-12-31',
  };
  test.each([
    ['reached, even late or paused', { isReached: true, isPaused: true, due: '2026-01-01' }, 'reached'],
    ['paused', { isPaused: true }, 'paused'],
    ['late', { due: addDays(today, -1) }, 'late'],
    ['new', { pace: null, finish: null }, 'new'],
    ['stalled', { finish: null }, 'stalled'],
    ['open', { due: null }, 'open'],
    ['on track', {}, 'on-track'],
    ['on track within three days', { finish: '2027-01-03' }, 'on-track'],
    ['behind', { finish: '2027-01-04' }, 'behind'],
  ] as const)('%s', (_, more, expected) => {
    expect(courseOf({ ...facts, ...more })).toBe(expected);
  });
});
