import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfDay, lastDayOf } from './admin.words.ts';

test.each([
  ['2026-12-01', 'Africa/Johannesburg', '2026-12-01T22:00:00Z'],
  ['2026-12-31', 'Africa/Nairobi', '2026-12-31T21:00:00Z'],
  ['2026-12-31', 'UTC', '2027-01-01T00:00:00Z'],
  // The day on which clocks go forward has 23 hours.
  ['2026-03-29', 'Europe/London', '2026-03-29T23:00:00Z'],
])('a role until %s in %s ends at %s', (day, zone, end) => {
  expect(endOfDay(day, zone)).toBe(end);
});

test('no day is no end', () => {
  expect(endOfDay('', 'UTC')).toBeNull();
});

test('the last day of a role is the day that was chosen', () => {
  const zones = fc.constantFrom('Africa/Johannesburg', 'Africa/Lagos', 'Europe/London', 'Pacific/Apia', 'UTC');
  const days = fc.integer({ min: 0, max: 3650 }).map((n) => Temporal.PlainDate.from('2026-01-01').add({ days: n }));
  fc.assert(
    fc.property(days, zones, (day, zone) => {
      expect(lastDayOf(endOfDay(day.toString(), zone) ?? '', zone)).toBe(day.toString());
    }),
  );
});
