import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type Day, daysBetween, daysOf, monthOf } from './calendar.ts';
import { isMonthStart, monthStartOf, startOf } from './month-start.ts';
import { lastPeriods, periodAt, type Periods, periodsFrom } from './period-rules.ts';
import { lastStart, withStart } from './new-month-start.ts';
import { withDaysOff } from './days-off.ts';
import { type DatedStart, monthsOf } from './person-months.ts';
import { isWorkingDayWith, NONE_ANNOUNCED } from './working-days.ts';

const at = (country: string) => ({ country, gazetted: NONE_ANNOUNCED });
const from = (start: string, country = 'ZA') => monthsOf([{ since: null, start }], at(country));
const monthAt = (day: Day, periods: Periods) => {
  const { from: begin, to } = periodAt(day, periods);
  return `${begin} ${to}`;
};

describe('the month a day is in', () => {
  test.each([
    ['1', '2026-11-22', '2026-11-01 2026-11-30'],
    ['1', '2024-02-29', '2024-02-01 2024-02-29'],
    ['15', '2026-11-14', '2026-10-15 2026-11-14'],
    ['15', '2026-11-15', '2026-11-15 2026-12-14'],
    ['16', '2026-11-15', '2026-10-16 2026-11-15'],
    ['25', '2026-11-24', '2026-10-25 2026-11-24'],
    ['25', '2026-11-25', '2026-11-25 2026-12-24'],
    // The last day of a month that is too short.
    ['31', '2026-02-27', '2026-01-31 2026-02-27'],
    ['31', '2026-02-28', '2026-02-28 2026-03-30'],
    ['30', '2024-02-29', '2024-02-29 2024-03-29'],
    // 25 October 2026 is a Sunday, and 25 December a holiday.
    ['25-or-before', '2026-10-23', '2026-10-23 2026-11-24'],
    ['25-or-before', '2026-12-24', '2026-12-24 2027-01-24'],
    // 1 January 2027 is a holiday: that month begins in December.
    ['1-or-before', '2026-12-31', '2026-12-31 2027-01-31'],
    ['last-working-day', '2026-10-30', '2026-10-30 2026-11-29'],
    ['last-working-day', '2026-11-30', '2026-11-30 2026-12-30'],
  ])('that starts on %s: that of %s is %s', (start, day, expected) => {
    expect(monthAt(day, from(start))).toBe(expected);
  });

  test('goes by the holidays of the country, and by those that were announced', () => {
    // 24 September is Heritage Day in South Africa alone.
    const startIn = (country: string) => periodAt('2026-09-30', from('24-or-before', country)).from;
    expect([startIn('ZA'), startIn('KE'), startIn('XX')]).toEqual(['2026-09-23', '2026-09-24', '2026-09-24']);
    const announced = { country: 'KE', day: '2026-09-24', isHoliday: true, occasion: null };
    const known = { country: 'KE', gazetted: [announced] };
    expect(monthAt('2026-09-30', monthsOf([{ since: null, start: '24-or-before' }], known))).toBe(
      '2026-09-23 2026-10-22',
    );
  });
});

test.each(['', '0', '32', '01', '25-or-after', '1.5', ' 1', '-1', 'first', '31-or-before-or-before'])(
  '"%s" is no month start',
  (text) => {
    expect(isMonthStart(text)).toBe(false);
    expect(() => periodAt('2026-01-01', from(text))).toThrow(RangeError);
  },
);

test('days off move a payday as public holidays do, and the same days give the same list', () => {
  const known = at('ZA');
  const days = ['2026-11-24', '2026-11-25'].map((day) => ({ day, name: 'Office closed' }));
  const off = withDaysOff(known, days);
  expect(monthAt('2026-11-30', monthsOf([{ since: null, start: '25-or-before' }], off))).toBe('2026-11-23 2026-12-23');
  expect(withDaysOff(known, [...days]).gazetted).toBe(off.gazetted);
  expect(withDaysOff(known, [])).toBe(known);
});

test('a start is read as it is written', () => {
  expect(startOf(monthStartOf({ day: 25, movesBack: true }))).toEqual({ day: 25, movesBack: true });
  expect(startOf(monthStartOf({ day: 7, movesBack: false }))).toEqual({ day: 7, movesBack: false });
});

describe('another start of months', () => {
  const CALENDAR: readonly DatedStart[] = [{ since: null, start: '1' }];

  test.each<[string, readonly DatedStart[], string, Day, readonly DatedStart[]]>([
    ['holds from the next payday', CALENDAR, '25', '2026-11-10', [...CALENDAR, { since: '2026-11-25', start: '25' }]],
    [
      'on that day itself, from the one after',
      CALENDAR,
      '25',
      '2026-11-25',
      [...CALENDAR, { since: '2026-12-25', start: '25' }],
    ],
    [
      'takes the place of one that does not hold yet',
      [...CALENDAR, { since: '2026-11-25', start: '25' }],
      '15',
      '2026-11-10',
      [...CALENDAR, { since: '2026-11-15', start: '15' }],
    ],
    [
      'that holds now takes back what was to come',
      [...CALENDAR, { since: '2026-11-25', start: '25' }],
      '1',
      '2026-11-10',
      CALENDAR,
    ],
    [
      'goes by the holidays',
      CALENDAR,
      '25-or-before',
      '2026-12-10',
      [...CALENDAR, { since: '2026-12-24', start: '25-or-before' }],
    ],
    [
      'keeps the beginning of a month that moved to before the day by which it is named',
      [{ since: null, start: '13-or-before' }],
      '12',
      '2022-02-11',
      [
        { since: null, start: '13-or-before' },
        { since: '2022-03-12', start: '12' },
      ],
    ],
  ])('%s', (_, starts, start, today, expected) => {
    expect(withStart(starts, start, today, at('ZA'))).toEqual(expected);
  });

  test('cuts the month that was running short, and has no day twice', () => {
    const changed = monthsOf(withStart([{ since: null, start: '25' }], '1', '2026-11-26', at('ZA')), at('ZA'));
    const days = ['2026-11-24', '2026-11-25', '2026-11-30', '2026-12-01'].map((day) => monthAt(day, changed));
    expect(days).toEqual([
      '2026-10-25 2026-11-24',
      '2026-11-25 2026-11-30',
      '2026-11-25 2026-11-30',
      '2026-12-01 2026-12-31',
    ]);
  });
});

const starts = [
  ...Array.from({ length: 31 }, (_, index) => index + 1).flatMap((day) =>
    [false, true].map((movesBack) => monthStartOf({ day, movesBack })),
  ),
  'last-working-day',
];
const COUNTRIES = ['ZA', 'KE', 'NG', 'XX'];
const [FIRST, LAST] = ['2000-01-01', '2035-12-31'];

test.each(starts)('months that start on %s partition all days from 2000 to 2035, in order', (start) => {
  for (const country of start === '1' ? ['ZA'] : COUNTRIES) {
    const periods = from(start, country);
    const found = periodsFrom(FIRST, LAST, periods);
    expect(found).toHaveLength(new Set(found.map(({ key }) => key)).size);
    for (const [place, period] of found.entries()) {
      const length = daysBetween(period.from, period.to) + 1;
      // One month is between 28 and 31 days, and what moves it back at both ends.
      if (length < 20 || length > 40) throw new Error(`${start} in ${country}: ${period.from} to ${period.to}`);
      const next = found[place + 1];
      if (next !== undefined && next.from !== addDays(period.to, 1))
        throw new Error(`${start} in ${country}: ${period.to} is followed by ${next.from}`);
    }
    const [first, last] = [found[0], found.at(-1)];
    expect([(first?.from ?? LAST) <= FIRST, (last?.to ?? FIRST) >= LAST]).toEqual([true, true]);
  }
});

const day = fc.integer({ min: 0, max: daysBetween(FIRST, LAST) }).map((count) => addDays(FIRST, count));
const country = fc.constantFrom(...COUNTRIES);
/** Changes of the start, each made on a day after the one before. */
const changes = fc
  .array(fc.tuple(fc.constantFrom(...starts), day), { minLength: 1, maxLength: 5 })
  .map((made) => made.toSorted(([, a], [, b]) => (a < b ? -1 : 1)));

test('whatever starts were chosen and when, months have every day once, and none that had begun is another', () => {
  fc.assert(
    fc.property(changes, country, day, (made, where, one) => {
      let held: readonly DatedStart[] = [{ since: null, start: '1' }];
      for (const [start, today] of made) {
        const before = periodAt(today, monthsOf(held, at(where)));
        held = withStart(held, start, today, at(where));
        const periods = monthsOf(held, at(where));
        // The running month keeps its first day; those before it keep both.
        expect(periodAt(today, periods).from).toBe(before.from);
        expect(lastPeriods(periodAt(addDays(before.from, -1), periods), 3, periods).at(-1)?.to).toBe(
          addDays(before.from, -1),
        );
        expect(lastStart(held)).toBe(start);
      }
      const periods = monthsOf(held, at(where));
      const period = periodAt(one, periods);
      expect(period.from <= one && one <= period.to).toBe(true);
      expect([periodAt(period.from, periods), periodAt(period.to, periods)]).toEqual([period, period]);
      expect(periodAt(addDays(period.to, 1), periods).from).toBe(addDays(period.to, 1));
    }),
  );
});

test('a start that moves back falls on a working day, and no working day lies between it and the day it is named by', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), country, day, (number, where, one) => {
      const moved = periodAt(one, from(monthStartOf({ day: number, movesBack: true }), where));
      const isWorking = (which: Day) => isWorkingDayWith(which, where, at(where));
      expect(isWorking(moved.from)).toBe(true);
      for (let between = addDays(moved.from, 1); between <= moved.key; between = addDays(between, 1))
        expect(isWorking(between)).toBe(false);
    }),
  );
});

test('the last twelve months of someone with calendar months are those of the calendar', () => {
  fc.assert(
    fc.property(day, (one) => {
      const calendar = from('1');
      const found = lastPeriods(periodAt(one, calendar), 12, calendar);
      const named = Array.from({ length: 12 }, (_, place) => daysOf(addMonths(monthOf(one), place - 11)));
      expect(found.map(({ from: begin, to }) => [begin, to])).toEqual(named.map(({ first, last }) => [first, last]));
    }),
  );
});
