import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { Cadence } from './model.ts';
import { readCalendar, type ReadEvent } from './rule-import.client.ts';

const READER = { today: '2026-11-28', timeZone: 'Africa/Johannesburg', country: 'ZA', currency: 'ZAR' };
const SHARED = { shift: 'none', country: 'ZA' } as const;

function only(text: string): ReadEvent {
  const { events } = readCalendar(text, READER);
  expect(events).toHaveLength(1);
  return events[0] as ReadEvent;
}
const ruled = (rule: string, start = '20260128') => only(`DTSTART:${start}\nRRULE:${rule}`);
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:u', ...lines, 'END:VEVENT'];

describe('a rule that a cadence says', () => {
  test.each<[string, string, Partial<Cadence>]>([
    ['FREQ=MONTHLY', '20260128', { kind: 'day-of-month', every: 1, day: 28, anchor: '2026-01-28' }],
    ['FREQ=MONTHLY;BYMONTHDAY=25', '20260128', { kind: 'day-of-month', every: 1, day: 25, anchor: '2026-02-25' }],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '20260128', { kind: 'day-of-month', every: 1, day: 31, anchor: '2026-01-31' }],
    ['FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', '20260128', { kind: 'day-of-month', every: 1, day: 30 }],
    ['FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=BACKWARD', '20260131', { kind: 'day-of-month', every: 1, day: 31 }],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;BYMONTHDAY=31', '20260128', { kind: 'day-of-month', day: 31 }],
    ['FREQ=YEARLY', '20260131', { kind: 'day-of-month', every: 12, day: 31, anchor: '2026-01-31' }],
    ['FREQ=YEARLY;INTERVAL=2', '20260128', { kind: 'day-of-month', every: 24, day: 28 }],
    ['FREQ=YEARLY;RSCALE=GREGORIAN;SKIP=BACKWARD', '20240229', { kind: 'day-of-month', every: 12, day: 29 }],
    [
      'FREQ=YEARLY;BYMONTH=1,4,7,10;BYMONTHDAY=15',
      '20260128',
      { kind: 'day-of-month', every: 3, anchor: '2026-04-15' },
    ],
    ['FREQ=MONTHLY;BYDAY=2TU', '20260128', { kind: 'nth-weekday', every: 1, nth: 2, weekday: 2, anchor: '2026-02-10' }],
    ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1', '20260128', { kind: 'nth-weekday', every: 1, nth: -1, weekday: 5 }],
    ['FREQ=MONTHLY;BYDAY=MO;BYMONTHDAY=1,2,3,4,5,6,7', '20260128', { kind: 'nth-weekday', nth: 1, weekday: 1 }],
    ['FREQ=YEARLY;BYDAY=1MO', '20260128', { kind: 'nth-weekday', every: 12, nth: 1, anchor: '2027-01-04' }],
    ['FREQ=WEEKLY;INTERVAL=2', '20260128', { kind: 'weeks', every: 2, anchor: '2026-01-28' }],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '20260128', { kind: 'weeks', every: 2, anchor: '2026-02-09' }],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU', '20260128', { kind: 'weeks', every: 2, anchor: '2026-02-08' }],
    ['FREQ=DAILY;INTERVAL=28', '20260128', { kind: 'weeks', every: 4, anchor: '2026-01-28' }],
    ['FREQ=MONTHLY;BYDAY=WE', '20260128', { kind: 'weeks', every: 1, anchor: '2026-01-28' }],
  ])('%s from %s', (rule, start, cadence) => {
    const { payment, refusal } = ruled(rule, start);
    expect(refusal).toBeNull();
    expect(payment?.cadence).toMatchObject({ ...SHARED, ...cadence });
    expect(payment?.changes).toEqual([]);
  });
});

describe('a rule that none says is refused with the reason', () => {
  test.each([
    ['FREQ=MONTHLY;BYMONTHDAY=31', 'SHORT_MONTHS'],
    ['FREQ=MONTHLY;BYMONTHDAY=29', 'SHORT_MONTHS'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 'TOO_SELDOM'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'SEVERAL_DAYS'],
    ['FREQ=WEEKLY;BYDAY=MO,TH', 'SEVERAL_DAYS'],
    ['FREQ=MONTHLY;BYDAY=5MO', 'OTHER'],
    ['FREQ=MONTHLY;BYDAY=-2FR', 'OTHER'],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'OTHER'],
    ['FREQ=DAILY', 'OTHER'],
    ['FREQ=DAILY;INTERVAL=30', 'OTHER'],
    ['FREQ=YEARLY;BYYEARDAY=60', 'OTHER'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'WORKING_DAYS'],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'NEVER'],
    ['FREQ=MONTHLY;COUNT=12', 'ENDS'],
    ['FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=FORWARD;BYMONTHDAY=31', 'OTHER'],
    ['FREQ=MONTHLY;BYMONTHDAY=99', 'NOT_A_RULE'],
  ])('%s: %s', (rule, refusal) => {
    expect(ruled(rule)).toMatchObject({ payment: null, refusal });
  });

  test.each([
    [['DTSTART:20260125', 'RRULE:FREQ=MONTHLY', 'RRULE:FREQ=WEEKLY'], 'SEVERAL_RULES'],
    [['DTSTART:20260125', 'RRULE:FREQ=MONTHLY', 'RDATE:20260126'], 'MORE_DATES'],
    [['DTSTART:20260125', 'RDATE:20260126'], 'MORE_DATES'],
    [['DTSTART:20260125', 'RRULE:FREQ=MONTHLY', 'STATUS:CANCELLED'], 'CANCELLED'],
    [['DTSTART:20260231', 'RRULE:FREQ=MONTHLY'], 'NO_START'],
    [['DTSTART:20260125T080000', 'RRULE:FREQ=DAILY;INTERVAL=7;BYHOUR=8,17'], 'TOO_OFTEN'],
  ])('%j: %s', (lines, refusal) => {
    expect(only(file(...event(...lines)))).toMatchObject({ refusal });
  });

  test('one that changes from a date on, or has more exceptions than a payment can have', () => {
    const later = event('RECURRENCE-ID;RANGE=THISANDFUTURE:20260325', 'DTSTART:20260326');
    const rule = ['DTSTART:20260125', 'RRULE:FREQ=MONTHLY'];
    const [changed] = readCalendar(file(...event(...rule), ...later), READER).events;
    expect(changed).toMatchObject({ refusal: 'CHANGES_LATER' });
    const weeks = Array.from({ length: 201 }, (_, week) => addDays('2026-01-25', 7 * week).replaceAll('-', ''));
    const without = (days: string[]) =>
      only(file(...event('DTSTART:20260125', 'RRULE:FREQ=WEEKLY', `EXDATE:${days.join(',')}`)));
    expect(without(weeks)).toMatchObject({ refusal: 'TOO_MANY_SKIPPED' });
    expect(without(weeks.slice(1)).payment?.changes).toHaveLength(200);
  });
});

describe('days', () => {
  const anchored = (start: string, ...more: string[]) =>
    only(file(...event(start, 'RRULE:FREQ=MONTHLY', ...more))).payment?.cadence;

  test.each([
    ['DTSTART;TZID=America/New_York:20260125T233000', 25, '2026-01-25'],
    ['DTSTART;TZID=Customized Zone 7:20260125T233000', 25, '2026-01-25'],
    ['DTSTART:20260125T233000', 25, '2026-01-25'],
    // Of UTC it is the next one in Johannesburg.
    ['DTSTART:20260124T220000Z', 25, '2026-01-25'],
    ['DTSTART:20260125T215959Z', 25, '2026-01-25'],
  ])('%s is the %i.', (start, day, anchor) => {
    expect(anchored(start)).toMatchObject({ day, anchor });
  });

  test('a rule of UTC that is on the last day of a month here is one of the first here', () => {
    const { payment } = only(file(...event('DTSTART:20260131T230000Z', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1')));
    expect(payment?.cadence).toMatchObject({ kind: 'day-of-month', day: 1, anchor: '2026-02-01' });
  });

  test('hours that a rule names count for nothing where the event is of whole days', () => {
    expect(ruled('FREQ=MONTHLY;BYHOUR=8,17').refusal).toBeNull();
  });

  test('a rule that does not say when begins today', () => {
    expect(only('FREQ=WEEKLY').payment?.cadence).toMatchObject({ kind: 'weeks', anchor: '2026-11-28' });
  });
});

describe('exceptions', () => {
  const changesOf = (start: string, ...lines: string[]) =>
    only(file(...event(start, 'RRULE:FREQ=MONTHLY', ...lines))).payment?.changes.map(({ on, isSkipped }) => [
      on,
      isSkipped,
    ]);

  test.each([
    ['whole days', 'DTSTART:20260125', 'EXDATE:20260325,20260425', ['2026-03-25', '2026-04-25']],
    ['a day that the rule does not give', 'DTSTART:20260125', 'EXDATE:20260326', []],
    ['one before it begins', 'DTSTART:20260125', 'EXDATE:20251225', []],
    ['the first', 'DTSTART:20260125', 'EXDATE:20260125', ['2026-01-25']],
    [
      'the same zone',
      'DTSTART;TZID=Africa/Lagos:20260125T080000',
      'EXDATE;TZID=Africa/Lagos:20260325T080000',
      ['2026-03-25'],
    ],
    ['another time', 'DTSTART;TZID=Africa/Lagos:20260125T080000', 'EXDATE;TZID=Africa/Lagos:20260325T090000', []],
    ['UTC for a zone', 'DTSTART;TZID=Africa/Lagos:20260125T003000', 'EXDATE:20260324T233000Z', ['2026-03-25']],
    ['UTC for UTC', 'DTSTART:20260124T230000Z', 'EXDATE:20260324T230000Z', ['2026-03-25']],
    ['a whole day for a time', 'DTSTART:20260125T080000', 'EXDATE;VALUE=DATE:20260325', ['2026-03-25']],
    [
      'a zone that nobody knows',
      'DTSTART;TZID=My Zone:20260125T080000',
      'EXDATE;TZID=My Zone:20260325T080000',
      ['2026-03-25'],
    ],
  ])('%s', (_, start, excluded, skipped) => {
    expect(changesOf(start, excluded)).toEqual(skipped.map((on) => [on, true]));
  });

  test('of a zone that nobody knows, written in another: nobody can say which', () => {
    const read = only(
      file(...event('DTSTART;TZID=My Zone:20260125T080000', 'RRULE:FREQ=MONTHLY', 'EXDATE:20260325T060000Z')),
    );
    expect(read.refusal).toBe('UNKNOWN_ZONE');
  });

  test('single occurrences that were moved or cancelled', () => {
    const text = file(
      ...event('DTSTART:20260125', 'RRULE:FREQ=MONTHLY', 'SUMMARY:Rent'),
      ...event('RECURRENCE-ID:20260325', 'DTSTART:20260327', 'SUMMARY:Rent'),
      ...event('RECURRENCE-ID:20260425', 'DTSTART:20260425', 'STATUS:CANCELLED'),
      ...event('RECURRENCE-ID:20260525', 'DTSTART:20260525', 'SUMMARY:Rent, with a note'),
    );
    const { events, single } = readCalendar(text, READER);
    expect([events.length, single]).toEqual([1, 0]);
    expect(events[0]?.payment?.changes).toEqual([
      { on: '2026-03-25', isSkipped: false, movedTo: '2026-03-27', amount: null },
      { on: '2026-04-25', isSkipped: true, movedTo: null, amount: null },
    ]);
  });
});

test('a name and an amount stand in the texts of an event; what does not repeat is counted', () => {
  const text = file(
    ...event('DTSTART:20260125', 'RRULE:FREQ=MONTHLY', String.raw`SUMMARY:Rent\, R 9 500\,00`),
    ...event('DTSTART:20260125', 'RRULE:FREQ=MONTHLY', 'SUMMARY:Water', 'DESCRIPTION:About R450 a month'),
    ...event('DTSTART:20260125', 'RRULE:FREQ=MONTHLY', `SUMMARY:${'x'.repeat(200)}`),
    ...event('DTSTART:20260125', 'SUMMARY:Dentist'),
  );
  const { events, single } = readCalendar(text, READER);
  expect(events.map(({ name, amount }) => [name.slice(0, 12), name.length, amount?.minor])).toEqual([
    ['Rent', 4, 950_000n],
    ['Water', 5, 45_000n],
    ['xxxxxxxxxxxx', 120, undefined],
  ]);
  expect(events[0]?.amount).toEqual(money(950_000n, 'ZAR'));
  expect(single).toBe(1);
});

test('a text without a rule has no events', () => {
  expect(readCalendar('every month', READER)).toEqual({ events: [], single: 0, isTooMany: false });
  expect(readCalendar(file(), READER)).toEqual({ events: [], single: 0, isTooMany: false });
});

test('a file with more repeating events than are read at once is not read', () => {
  const weekly = event('DTSTART:20260125', 'RRULE:FREQ=WEEKLY');
  const many = (count: number) => readCalendar(file(...Array.from({ length: count }, () => weekly).flat()), READER);
  expect(many(200).events).toHaveLength(200);
  expect(many(201)).toEqual({ events: [], single: 0, isTooMany: true });
});
