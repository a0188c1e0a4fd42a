import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Day, daysBetween, isDay, monthOf } from '#kernel/calendar.ts';
import { dayIn, deadlineFor, deadlinesIn, lastDayOf, termInWords, type Term } from './deadlines.ts';
import {
  DONE_WORDS,
  dueWords,
  isDoneAtOnce,
  isOpen,
  mayBecome,
  needsSomebody,
  ownWayOf,
  rightsDoneBy,
  rightsIn,
  urgencyOf,
} from './rules.ts';
import { RIGHTS, STATES } from './words.ts';

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date): Day => date.toISOString().slice(0, 10));
const terms = fc.oneof(
  fc.integer({ min: 1, max: 90 }).map((count): Term => ({ days: count })),
  fc.integer({ min: 1, max: 12 }).map((count): Term => ({ months: count })),
);

describe('the last day for an answer', () => {
  test.each<[Day, Term, Day]>([
    ['2026-11-21', { days: 30 }, '2026-12-21'],
    ['2026-12-02', { days: 30 }, '2027-01-01'],
    ['2026-11-21', { days: 7 }, '2026-11-28'],
    ['2028-02-22', { days: 7 }, '2028-02-29'],
    ['2026-02-22', { days: 7 }, '2026-03-01'],
    ['2026-11-21', { months: 1 }, '2026-12-21'],
    ['2026-12-31', { months: 1 }, '2027-01-31'],
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2028-01-31', { months: 1 }, '2028-02-29'],
    ['2026-03-31', { months: 1 }, '2026-04-30'],
    ['2026-01-28', { months: 1 }, '2026-02-28'],
  ])('of what came on %s within %j is %s', (received, term, last) => {
    expect(lastDayOf(received, term)).toBe(last);
  });

  test('is a day that exists, after the day of receipt; a month ends in the month named', () => {
    fc.assert(
      fc.property(days, terms, (received, term) => {
        const last = lastDayOf(received, term);
        expect(isDay(last)).toBe(true);
        expect(daysBetween(received, last)).toBeGreaterThan(0);
        if ('days' in term) expect(daysBetween(received, last)).toBe(term.days);
        else {
          const months = (day: Day) => Number(monthOf(day).slice(0, 4)) * 12 + Number(day.slice(5, 7));
          expect(months(last) - months(received)).toBe(term.months);
          expect(Number(last.slice(8))).toBeLessThanOrEqual(Number(received.slice(8)));
        }
      }),
    );
  });

  test('of what came later is never earlier', () => {
    fc.assert(
      fc.property(days, days, terms, (a, b, term) => {
        const [first, second] = a < b ? [a, b] : [b, a];
        expect(lastDayOf(first, term) <= lastDayOf(second, term)).toBe(true);
      }),
    );
  });
});

describe('the figures', () => {
  test.each([
    ['ZA', 'access', '30 days', 'from memory'],
    ['ZA', 'correction', '30 days', 'own'],
    ['KE', 'access', '7 days', 'second-hand'],
    ['KE', 'correction', '7 days', 'conflicting'],
    ['KE', 'erasure', '7 days', 'conflicting'],
    ['KE', 'objection', '7 days', 'second-hand'],
    ['KE', 'portability', '30 days', 'second-hand'],
    ['NG', 'access', 'one month', 'own'],
    ['NG', 'restriction', 'one month', 'own'],
    ['DE', 'erasure', 'one month', 'from memory'],
    ['XX', 'access', 'one month', 'from memory'],
  ] as const)('in %s for %s: %s, %s', (country, right, term, checked) => {
    const deadline = deadlineFor(country, right);
    expect(deadline === null ? null : [termInWords(deadline.term), deadline.checked]).toEqual([term, checked]);
  });

  test('restriction is offered where a law that we know of names it, and everything else everywhere', () => {
    for (const country of ['ZA', 'KE'])
      expect(rightsIn(country)).toEqual(RIGHTS.filter((right) => right !== 'restriction'));
    for (const country of ['NG', 'FR', 'UG']) expect(rightsIn(country)).toEqual([...RIGHTS]);
  });

  test('each has its law and the day that it was checked on', () => {
    for (const country of ['ZA', 'KE', 'NG', 'XX'])
      for (const { law, checkedOn } of Object.values(deadlinesIn(country))) {
        expect(law).not.toBe('');
        expect(isDay(checkedOn)).toBe(true);
      }
  });
});

test.each([
  ['ZA', '2026-11-21T21:59:59Z', '2026-11-21'],
  ['ZA', '2026-11-21T22:00:00Z', '2026-11-22'],
  ['KE', '2026-11-21T21:00:00Z', '2026-11-22'],
  ['NG', '2026-11-21T22:59:59Z', '2026-11-21'],
  ['NG', '2026-11-21T23:00:00Z', '2026-11-22'],
  ['FR', '2026-11-21T23:59:59Z', '2026-11-21'],
])('in %s it is at %s the %s', (country, instant, day) => {
  expect(dayIn(country, new Date(instant))).toBe(day);
});

test.each<[Day, string, ReturnType<typeof urgencyOf>]>([
  ['2026-11-24', 'Answer to request due in 3 days', 'calm'],
  ['2026-11-23', 'Answer to request due in 2 days', 'attention'],
  ['2026-11-22', 'Answer to request due tomorrow', 'attention'],
  ['2026-11-21', 'Answer to request due today', 'attention'],
  ['2026-11-20', 'Answer to request overdue by one day', 'overdue'],
  ['2026-11-11', 'Answer to request overdue by 10 days', 'overdue'],
])('due on %s is, on 2026-11-21, "%s" (%s)', (due, words, urgency) => {
  expect(dueWords(due, '2026-11-21')).toBe(words);
  expect(urgencyOf(due, '2026-11-21')).toBe(urgency);
});

describe('the states', () => {
  test('what is closed stays closed, and what is open comes to an end', () => {
    for (const from of STATES) {
      const next = STATES.filter((to) => mayBecome(from, to));
      if (isOpen(from)) expect(next).toEqual(expect.arrayContaining(['answered', 'refused', 'withdrawn']));
      else expect(next).toEqual([]);
      expect(next).not.toContain(from);
      expect(next).not.toContain('received');
    }
  });
});

describe('what the product does by itself', () => {
  test.each([
    ['access', '', false, false],
    ['access', 'Who else has seen it', true, false],
    ['objection', '', false, true],
    ['objection', 'To profiling', true, false],
    ['restriction', '', true, false],
    ['erasure', '', false, false],
  ] as const)('%s with %j: somebody has to read it %s, done at once %s', (right, details, somebody, atOnce) => {
    expect(needsSomebody(right, details)).toBe(somebody);
    expect(isDoneAtOnce(right, details)).toBe(atOnce);
  });

  test('every right that a deed answers has a way that leads to the deed', () => {
    for (const action of ['export.made', 'profile.saved', 'erasure.asked'])
      for (const right of rightsDoneBy(action)) expect(ownWayOf(right)?.path).toMatch(/^\/app\/settings/);
    expect(rightsDoneBy('accounts.created')).toEqual([]);
  });
});

test('a request goes these ways and no others', () => {
  const ways = STATES.flatMap((from) => STATES.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`));
  expect(ways.toSorted()).toEqual(
    [
      'received → in-progress',
      'received → answered',
      'received → refused',
      'received → withdrawn',
      'in-progress → answered',
      'in-progress → refused',
      'in-progress → withdrawn',
    ].toSorted(),
  );
  expect(STATES.filter(isOpen)).toEqual(['received', 'in-progress']);
});

describe('what somebody can do by themselves', () => {
  test.each([
    ['access', '/app/settings/advanced', 'Download everything', 'download all your data now'],
    ['portability', '/app/settings/advanced', 'Download everything', 'in a format for other programs'],
    ['correction', '/app/settings', 'Open your profile', 'correct your profile now'],
    ['erasure', '/app/settings/advanced', 'Delete your account', 'fourteen days to change your mind'],
  ] as const)('for %s is done under %s, and completes the request', (right, path, label, note) => {
    expect(ownWayOf(right)).toEqual({ path, label, note: expect.stringContaining(note) });
    expect(ownWayOf(right)?.note).toContain('completes your request');
  });

  test('is nothing where a person has to read or the essential is all that runs', () => {
    expect(RIGHTS.filter((right) => ownWayOf(right) === null)).toEqual(['objection', 'restriction']);
  });

  test.each([
    ['export.made', ['access', 'portability']],
    ['profile.saved', ['correction']],
    ['erasure.asked', ['erasure']],
    ['password.changed', []],
  ])('%s answers %j', (action, rights) => {
    expect(rightsDoneBy(action)).toEqual(rights);
  });

  test('is told once it is done, in words of its own', () => {
    expect(DONE_WORDS.access).toContain('downloaded all your data');
    expect(DONE_WORDS.portability).toContain('formats for other programs');
    expect(DONE_WORDS.correction).toContain('changed your profile');
    expect(DONE_WORDS.erasure).toContain('unless you sign in before');
    expect(DONE_WORDS.objection).toContain('is now off');
    expect(DONE_WORDS.restriction).toBeUndefined();
  });
});
