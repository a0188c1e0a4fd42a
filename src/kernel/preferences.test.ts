import { expect, test } from 'vitest';
import { preferencesAt } from './preferences.ts';
import { PreferencesSchema, TimeZoneSchema } from './preference-schemas.ts';

test('who has said nothing has the defaults of §9, with the zone of their browser [§9 default preferences]', () => {
  expect(preferencesAt('XX')).toEqual({
    language: 'en',
    currency: 'USD',
    timezone: null,
    dateFormat: 'MM/dd/yyyy',
    timeFormat: '12h',
    monthStarts: [{ since: null, start: '1' }],
    daysOff: [],
    skipsWelcome: false,
  });
});

test.each([
  ['ZA', 'ZAR', '24h'],
  ['KE', 'KES', '12h'],
  ['NG', 'NGN', '12h'],
])('in %s the usual currency is %s and the clock has %s', (country, currency, timeFormat) => {
  const found = preferencesAt(country);
  expect(found).toMatchObject({ currency, timeFormat, dateFormat: 'words' });
  expect(PreferencesSchema.parse(found)).toEqual(found);
});

test.each(['Africa/Nairobi', 'UTC', 'America/New_York'])('%s is a time zone', (zone) => {
  expect(TimeZoneSchema.safeParse(zone).success).toBe(true);
});

test.each(['', 'Nairobi', 'Africa/Nowhere', `A${'b'.repeat(70)}`])('%j is none', (zone) => {
  expect(TimeZoneSchema.safeParse(zone).success).toBe(false);
});
