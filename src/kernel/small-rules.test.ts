import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryName } from './country-name.ts';
import { clampScore } from './clamp-score.ts';
import { marketIn, MARKETS } from './markets.ts';
import { DATE_FORMATS, LANGUAGES, TIME_FORMATS } from './preferences.ts';
import { SEVERITIES } from './severity.ts';

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [99, 99],
  [100, 100],
  [101, 100],
])('of %i points, %i count: a score lies within 0 and 100 (§4)', (points, counted) => {
  expect(clampScore(points)).toBe(counted);
});

test('a score that is clamped already stays', () => {
  fc.assert(
    fc.property(fc.integer(), (points) => {
      expect(clampScore(clampScore(points))).toBe(clampScore(points));
    }),
  );
});

describe('a country', () => {
  test.each([
    ['ZA', undefined, 'South Africa'],
    ['KE', 'en', 'Kenya'],
    ['DE', 'de', 'Deutschland'],
    ['XQ', 'en', 'XQ'],
  ])('%s is called in the language %s: %s', (code, locale, name) => {
    expect(countryName(code, locale)).toBe(name);
  });
});

describe('a market', () => {
  test('has its name, its currency and its way to write figures', () => {
    expect(MARKETS.map(({ id, name, currency, locale }) => [id, name, currency, locale])).toEqual([
      ['za', 'South Africa', 'ZAR', 'en-ZA'],
      ['ke', 'Kenya', 'KES', 'en-KE'],
      ['ng', 'Nigeria', 'NGN', 'en-NG'],
      ['other', 'Elsewhere', 'USD', 'en-GB'],
    ]);
  });

  test.each([
    ['ZA', 'za'],
    ['za', 'za'],
    ['FR', 'other'],
    ['', 'other'],
  ])('of "%s" is %s', (country, id) => expect(marketIn(country).id).toBe(id));
});

test('one may choose among six kinds of English, five ways to write a day and two clocks', () => {
  expect(LANGUAGES).toEqual(['en', 'en-ZA', 'en-KE', 'en-NG', 'en-GB', 'en-US']);
  expect(DATE_FORMATS).toEqual(['MM/dd/yyyy', 'dd/MM/yyyy', 'yyyy/MM/dd', 'yyyy-MM-dd', 'words']);
  expect(TIME_FORMATS).toEqual(['12h', '24h']);
});

test('severities go from the lightest to the gravest (§3)', () => {
  expect(SEVERITIES).toEqual(['low', 'medium', 'high', 'critical']);
});
