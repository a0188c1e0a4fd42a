import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessCountry } from './country-guess.ts';

test.each([
  ['Africa/Nairobi', 'en-KE', 'KE'],
  ['Africa/Nairobi', 'en-US', 'KE'],
  ['Africa/Nairobi', 'sw', 'KE'],
  ['Africa/Nairobi', 'sw-TZ', 'XX'],
  ['Africa/Lagos', 'en-GB', 'NG'],
  ['Africa/Lagos', 'fr-CM', 'XX'],
  ['Africa/Johannesburg', 'af', 'ZA'],
  ['Africa/Johannesburg', 'st-LS', 'XX'],
  ['Europe/London', 'en-ZA', 'ZA'],
  ['Europe/Berlin', 'de-DE', 'XX'],
  ['Europe/Berlin', 'de', 'XX'],
  ['UTC', 'en-NG', 'NG'],
  ['UTC', 'en-US', null],
  ['', 'en', null],
  ['Etc/GMT-2', '', null],
])('a browser in %s that speaks %s is guessed to be in %s', (timeZone, language, country) => {
  expect(guessCountry({ timeZone, language })).toBe(country);
});

test('whatever a browser says, the guess is a country of ours, another, or none', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (timeZone, language) => {
      expect(['ZA', 'KE', 'NG', 'XX', null]).toContain(guessCountry({ timeZone, language }));
    }),
  );
});
