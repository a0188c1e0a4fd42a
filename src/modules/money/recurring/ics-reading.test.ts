import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { icsText } from './ics.ts';
import { eventFrom, eventsIn, isCalendarFile } from './ics-reading.ts';

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const only = (...lines: string[]) => {
  const events = eventsIn(file(...lines));
  expect(events).toHaveLength(1);
  return events[0];
};
const at = (day: string, time: string | null = null, zone: string | null = null) => ({ day, time, zone });

describe('moments', () => {
  test.each([
    ['DTSTART;VALUE=DATE:20260125', at('2026-01-25')],
    ['DTSTART:20260125', at('2026-01-25')],
    ['dtstart;tzid=Africa/Johannesburg:20260125T080000', at('2026-01-25', '080000', 'Africa/Johannesburg')],
    [
      'DTSTART;TZID="South Africa Standard Time":20260125T080000',
      at('2026-01-25', '080000', 'South Africa Standard Time'),
    ],
    ['DTSTART;X-NOTE="a:b;c";TZID=Africa/Lagos:20260125T080000', at('2026-01-25', '080000', 'Africa/Lagos')],
    ['DTSTART:20260125T220000Z', at('2026-01-25', '220000', 'UTC')],
    ['DTSTART:20260125T080000', at('2026-01-25', '080000')],
    ['DTSTART:20260230', null],
    ['DTSTART:20260125T250000', null],
    ['DTSTART:tomorrow', null],
    ['SUMMARY:Rent', null],
  ])('%s begins at %j', (line, start) => {
    expect(only(line)?.start).toEqual(start);
  });

  test('several excluded days stand in one line or in several', () => {
    expect(only('EXDATE;VALUE=DATE:20260125,20260225', 'EXDATE:20260325T080000Z')?.excluded).toEqual([
      at('2026-01-25'),
      at('2026-02-25'),
      at('2026-03-25', '080000', 'UTC'),
    ]);
  });
});

test('rules of time zones, tasks and alarms are none of an event', () => {
  const text = [
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:DAYLIGHT',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
    'BEGIN:VTODO',
    'RRULE:FREQ=DAILY',
    'END:VTODO',
    'BEGIN:VEVENT',
    'SUMMARY:Rent',
    'BEGIN:VALARM',
    'SUMMARY:Reminder',
    'DESCRIPTION:Pay now',
    'END:VALARM',
    'RRULE:FREQ=MONTHLY',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\n');
  expect(eventsIn(text)).toEqual([
    expect.objectContaining({ summary: 'Rent', description: '', rules: ['FREQ=MONTHLY'] }),
  ]);
});

test.each<[string, object]>([
  ['RDATE:20260101', { hasMore: true }],
  ['EXRULE:FREQ=DAILY', { hasMore: true }],
  ['SUMMARY:x', { hasMore: false, isCancelled: false, replaces: null, replacesLater: false, uid: null }],
  ['STATUS:Cancelled', { isCancelled: true }],
  ['RECURRENCE-ID;VALUE=DATE:20260125', { replaces: at('2026-01-25'), replacesLater: false }],
  ['RECURRENCE-ID;RANGE=THISANDFUTURE:20260125', { replaces: at('2026-01-25'), replacesLater: true }],
  ['UID:a@b', { uid: 'a@b' }],
])('%s is read', (line, read) => {
  expect(only(line)).toMatchObject(read);
});

test('what we write is read back as it was: folded lines, marks and line ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
      const event = { uid: 'u', day: '2026-01-25', summary, description: '', isCancelled: true };
      const [read] = eventsIn(icsText([event], { name: 'n', stamp: new Date(0) }));
      const written = summary.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
      expect(read).toMatchObject({ uid: 'u', start: at('2026-01-25'), summary: written.trim(), isCancelled: true });
    }),
  );
});

test('a file that is cut off, or is none, is read without trouble', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.nat(200), (text, cut) => {
      expect(() => [eventsIn(text), eventFrom(text)]).not.toThrow();
      const whole = file('SUMMARY:Rent', 'DTSTART:20260125', 'RRULE:FREQ=MONTHLY');
      expect(eventsIn(whole.slice(0, cut)).length).toBeLessThanOrEqual(1);
    }),
  );
});

describe('a rule by itself', () => {
  test.each([
    ['FREQ=MONTHLY;BYMONTHDAY=25', ['FREQ=MONTHLY;BYMONTHDAY=25']],
    ['  freq=weekly', ['freq=weekly']],
    ['RRULE:FREQ=MONTHLY', ['FREQ=MONTHLY']],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD', ['RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD']],
    ['every month', []],
  ])('%s has the rules %j', (text, rules) => {
    expect(eventFrom(text).rules).toEqual(rules);
  });

  test('may say when it begins, and what is left out', () => {
    const event = eventFrom('DTSTART:20260125\nRRULE:FREQ=MONTHLY\nEXDATE:20260325');
    expect(event).toMatchObject({ start: at('2026-01-25'), rules: ['FREQ=MONTHLY'], excluded: [at('2026-03-25')] });
  });

  test.each([
    ['BEGIN:VCALENDAR\r\nEND:VCALENDAR', true],
    ['begin:vevent', true],
    ['FREQ=MONTHLY', false],
    ['SUMMARY:BEGIN:VCALENDAR', false],
  ])('%j is a file: %s', (text, isFile) => {
    expect(isCalendarFile(text)).toBe(isFile);
  });
});
