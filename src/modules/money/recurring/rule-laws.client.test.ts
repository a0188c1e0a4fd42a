import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { turnsBetween, weekdayOf } from './cadences.ts';
import type { Cadence } from './model.ts';
import { readCalendar } from './rule-import.client.ts';

const SHARED = { shift: 'none', country: 'ZA' } as const;
const READER = { today: '2026-11-28', timeZone: 'Africa/Johannesburg', country: 'ZA', currency: 'ZAR' };

/** The payment that a rule becomes; null where it is refused. */
function paymentOf(rule: string, start: string) {
  const { events } = readCalendar(`DTSTART:${figures(start)}\nRRULE:${rule}`, READER);
  expect(events).toHaveLength(1);
  return events[0]?.payment ?? null;
}

const figures = (day: string) => day.replaceAll('-', '');
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const anyDay = fc.nat(2000).map((after) => addDays('2024-01-01', after));

/** The days of a rule as the library has them. */
function daysOf(rule: string, start: string, count: number): string[] {
  const dtstart = Temporal.PlainDate.from(start).toZonedDateTime('UTC');
  return new RRuleTemporal({ rruleString: `RRULE:${rule}`, dtstart })
    .all((_, at) => at < count)
    .map((at) => at.toPlainDate().toString());
}

function turnsOf(cadence: Cadence, count: number): string[] {
  const years = (count * (cadence.kind === 'weeks' ? cadence.every * 7 : cadence.every * 31)) / 365;
  const end = addDays(cadence.anchor, Math.ceil(years * 366) + 31);
  return turnsBetween(cadence, cadence.anchor, end, NONE_ANNOUNCED)
    .map(({ on }) => on)
    .slice(0, count);
}

test('whatever is taken, the first 60 days of the rule and of the cadence are the same, and the next 60 too', () => {
  const one = (least: number, most: number) => fc.integer({ min: least, max: most }).filter((number) => number !== 0);
  const several = (number: fc.Arbitrary<number>) =>
    fc.oneof(
      number.map(String),
      fc.array(number, { minLength: 2, maxLength: 4 }).map((all) => all.join(',')),
    );
  const weekday = fc
    .tuple(fc.constantFrom('', '1', '2', '4', '5', '-1', '-2'), fc.constantFrom(...WEEKDAYS))
    .map((day) => day.join(''));
  const part = fc.oneof(
    several(one(1, 12)).map((months) => `BYMONTH=${months}`),
    several(one(-3, 31)).map((days) => `BYMONTHDAY=${days}`),
    fc.array(weekday, { minLength: 1, maxLength: 2 }).map((days) => `BYDAY=${days.join(',')}`),
    fc.constantFrom('BYDAY=MO,TU;BYSETPOS=1', 'BYDAY=FR;BYSETPOS=-1', 'BYMONTHDAY=28,29,30;BYSETPOS=-1', 'WKST=SU'),
  );
  const anyRule = fc
    .tuple(
      fc.constantFrom('YEARLY', 'MONTHLY', 'MONTHLY', 'WEEKLY', 'DAILY'),
      fc.constantFrom(1, 1, 2, 3, 7, 12, 14),
      fc.uniqueArray(part, { maxLength: 2, selector: (text) => text.slice(0, 5) }),
    )
    .map(([frequency, interval, parts]) => [`FREQ=${frequency};INTERVAL=${interval}`, ...parts].join(';'));
  let taken = 0;
  fc.assert(
    fc.property(anyRule, anyDay, (rule, start) => {
      const payment = paymentOf(rule, start);
      if (payment === null) return;
      taken += 1;
      expect(turnsOf(payment.cadence, 120)).toEqual(daysOf(rule, start, 120));
    }),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(20);
});

test('every cadence that a rule can write is read back from it', () => {
  const every = fc.integer({ min: 1, max: 24 });
  const rules = fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 52 }), anyDay).map(([weeks, anchor]) => ({
      cadence: { kind: 'weeks', every: weeks, anchor, ...SHARED } as const,
      rule: `FREQ=WEEKLY;INTERVAL=${weeks}`,
    })),
    fc.tuple(every, fc.integer({ min: 1, max: 28 }), anyDay).map(([months, day, start]) => {
      const anchor = `${start.slice(0, 8)}${String(day).padStart(2, '0')}`;
      return {
        cadence: { kind: 'day-of-month', every: months, day, anchor, ...SHARED } as const,
        rule: `FREQ=MONTHLY;INTERVAL=${months}`,
      };
    }),
    fc.tuple(every, anyDay).map(([months, start]) => {
      const nth = Math.ceil(Number(start.slice(8)) / 7);
      // A fifth is a last.
      const place = nth === 5 ? -1 : nth;
      return {
        cadence: {
          kind: 'nth-weekday',
          every: months,
          nth: place,
          weekday: weekdayOf(start),
          anchor: start,
          ...SHARED,
        } as const,
        rule: `FREQ=MONTHLY;INTERVAL=${months};BYDAY=${place}${WEEKDAYS[weekdayOf(start) - 1]}`,
      };
    }),
  );
  fc.assert(
    fc.property(rules, ({ cadence, rule }) => {
      const payment = paymentOf(rule, cadence.anchor);
      expect(payment).not.toBeNull();
      expect(payment === null ? [] : turnsOf(payment.cadence, 60)).toEqual(turnsOf(cadence, 60));
    }),
    { numRuns: 100 },
  );
});
