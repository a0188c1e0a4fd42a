import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QuietHoursSchema } from './model.ts';
import { quietEnd } from './quiet.ts';

const JOHANNESBURG = 'Africa/Johannesburg';
const NEW_YORK = 'America/New_York';

describe('quiet hours', () => {
  test.each([
    // Johannesburg is two hours ahead.
    ['a night, before it begins', '22:00', '07:00', JOHANNESBURG, '2026-11-21T19:59:59Z', null],
    ['a night, at its first minute', '22:00', '07:00', JOHANNESBURG, '2026-11-21T20:00:00Z', '2026-11-22T05:00:00Z'],
    ['a night, after midnight', '22:00', '07:00', JOHANNESBURG, '2026-11-21T23:30:00Z', '2026-11-22T05:00:00Z'],
    ['a night, in its last minute', '22:00', '07:00', JOHANNESBURG, '2026-11-22T04:59:59Z', '2026-11-22T05:00:00Z'],
    ['a night, at its end', '22:00', '07:00', JOHANNESBURG, '2026-11-22T05:00:00Z', null],
    ['a lunch, before', '12:00', '13:00', 'Africa/Lagos', '2026-11-21T10:59:00Z', null],
    ['a lunch, within', '12:00', '13:00', 'Africa/Lagos', '2026-11-21T11:30:00Z', '2026-11-21T12:00:00Z'],
    ['a lunch, after', '12:00', '13:00', 'Africa/Lagos', '2026-11-21T12:00:00Z', null],
    ['until midnight', '20:00', '00:00', 'Africa/Nairobi', '2026-11-21T18:00:00Z', '2026-11-21T21:00:00Z'],
    ['the same moment in another zone', '22:00', '07:00', 'Africa/Lagos', '2026-11-21T20:30:00Z', null],
    // 8 March 2026: 02:00 becomes 03:00. The night is an hour shorter.
    ['a night in which clocks go forward', '22:00', '07:00', NEW_YORK, '2026-03-08T04:00:00Z', '2026-03-08T11:00:00Z'],
    // 1 November 2026: 02:00 becomes 01:00. The night is an hour longer.
    ['a night in which clocks go back', '22:00', '07:00', NEW_YORK, '2026-11-01T04:00:00Z', '2026-11-01T12:00:00Z'],
    // 01:15 for the second time: 01:30 comes a second time too.
    ['an end that comes twice', '22:00', '01:30', NEW_YORK, '2026-11-01T06:15:00Z', '2026-11-01T06:30:00Z'],
  ])('%s', (_, from, until, timeZone, at, end) => {
    const expected = end === null ? null : Date.parse(end);
    expect(quietEnd(new Date(at), { from, until, timeZone })).toBe(expected);
  });

  test.each([
    { from: '22:00', until: '22:00', timeZone: JOHANNESBURG },
    { from: '24:00', until: '07:00', timeZone: JOHANNESBURG },
    { from: '7:00', until: '08:00', timeZone: JOHANNESBURG },
    { from: '22:00', until: '07:00', timeZone: 'Mars/Olympus' },
  ])('%j are refused', (wrong) => expect(QuietHoursSchema.safeParse(wrong).success).toBe(false));

  test('end after now, within a day, at a moment that is not quiet itself', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const written = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        minutes,
        // Up to twenty hours: what is quiet all day but for an hour can lose that hour to a change of the clocks.
        fc.integer({ min: 1, max: 1200 }),
        fc.constantFrom(JOHANNESBURG, 'Africa/Lagos', 'Africa/Casablanca', 'Africa/Cairo', NEW_YORK, 'UTC'),
        (at, from, length, timeZone) => {
          const quiet = { from: written(from), until: written((from + length) % 1440), timeZone };
          const end = quietEnd(at, quiet);
          if (end === null) return;
          expect(end).toBeGreaterThan(at.getTime());
          expect(end - at.getTime()).toBeLessThanOrEqual(22 * 3_600_000);
          expect(quietEnd(new Date(end), quiet)).toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });
});
