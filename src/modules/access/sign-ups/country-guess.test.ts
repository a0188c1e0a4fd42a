import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessCountry, withGuessFirst } from './country-guess.ts';

test.each([
  ['Africa/Nairobi', 'en-KE', 'KE'],
  ['Africa/Nairobi', 'en-US', 'KE'],
  ['Africa/Nairobi', 'sw', 'KE'],
  // Where someone is says more than the language that their browser came with.
  ['Africa/Nairobi', 'en-ZA', 'KE'],
  ['Africa/Johannesburg', 'en-NG', 'ZA'],
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
  ['GMT', 'en', null],
  ['Etc', 'en', 'XX'],
  ['Africa/GMT', 'en', 'XX'],
  ['Europe/London', 'en_ng', 'NG'],
  ['Europe/London', 'en-NGA', 'XX'],
  ['Europe/London', 'KE', 'XX'],
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

test.each([
  ['Africa/Johannesburg', 'LS SZ'],
  ['Africa/Nairobi', 'DJ ER ET KM MG SO TZ UG YT'],
  ['Africa/Lagos', 'AO BJ CD CF CG CM GA GQ NE'],
])('countries whose zone browsers call %s are told by the language alone: %s', (timeZone, countries) => {
  for (const country of countries.split(' ')) expect(guessCountry({ timeZone, language: `en-${country}` })).toBe('XX');
});

test('the guessed country is listed first, and every country once', () => {
  const choices = ['ZA', 'KE', 'NG', 'XX'].map((value) => ({ value }));
  const listed = (guess: string) => withGuessFirst(choices, guess).map(({ value }) => value);
  expect(listed('KE')).toEqual(['KE', 'ZA', 'NG', 'XX']);
  expect(listed('XX')).toEqual(['XX', 'ZA', 'KE', 'NG']);
  expect(listed('')).toEqual(['ZA', 'KE', 'NG', 'XX']);
});
