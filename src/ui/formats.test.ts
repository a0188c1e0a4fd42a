import { expect, test } from 'vitest';
import { dayAt } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { preferencesAt } from '#kernel/preferences.ts';
import { monthsFrom } from '#testing/months.ts';
import { dayPattern, type Formats, formatsOf, writeDay, writeMoment, writePeriod, writeTime } from './formats.tsx';
import { currencySymbol, writeAmount, writeDecimal, writeMoney, writeTick } from './written-money.ts';

const american: Formats = {
  locale: 'en-US',
  dateFormat: 'words',
  timeFormat: '12h',
  timeZone: 'America/New_York',
  currency: 'USD',
  months: monthsFrom('1', 'US'),
};

test('an amount beyond what a float can hold is written to the cent', () => {
  expect(writeMoney(money(900_719_925_474_099_399n, 'USD'), american)).toBe('$9,007,199,254,740,993.99');
  expect(writeAmount(money(-900_719_925_474_099_399n, 'USD'), american)).toBe('-9,007,199,254,740,993.99');
});

test('the sign is a real minus, a plus where it is asked for, and nothing at nought', () => {
  expect(writeMoney(money(-5_00n, 'ZAR'), american)).toBe('−R 5.00'.replace(' ', '\u00a0'));
  expect(writeMoney(money(5_00n, 'ZAR'), american, { sign: 'always' })).toContain('+');
  expect(writeMoney(money(0n, 'ZAR'), american, { sign: 'always' })).not.toContain('+');
  expect(writeMoney(money(-5_00n, 'ZAR'), american, { sign: 'never' })).not.toContain('−');
});

test.each(['en', 'en-ZA', 'en-KE', 'en-NG', 'en-GB', 'en-US'])(
  'shillings have one symbol, KSh, for who reads %s: in lists, on cards, beside fields and on charts',
  (locale) => {
    const amount = money(-1_250_00n, 'KES');
    const written = [
      writeMoney(amount, { locale }),
      writeMoney(amount, { locale }, { whole: true, sign: 'never' }),
      currencySymbol('KES', { locale }),
      writeTick(1250, 'KES', { locale }),
    ];
    expect(written.map((text) => /\p{L}{2,}/u.exec(text)?.[0])).toEqual(['KSh', 'KSh', 'KSh', 'KSh']);
    expect(writeMoney(amount, { locale }, { code: true })).toContain('KES');
  },
);

test('a currency keeps its own decimals and the sign people know it by', () => {
  expect(writeMoney(money(1_250n, 'JPY'), american)).toBe('¥1,250');
  expect(writeMoney(money(1_250_00n, 'KES'), american)).toMatch(/^KSh\s1,250\.00$/);
  expect(writeMoney(money(1_250_00n, 'KES'), american, { code: true })).toMatch(/^KES\s1,250\.00$/);
  expect(writeMoney(money(1_250_00n, 'NGN'), american)).toBe('₦1,250.00');
});

test('a day does not slip, whatever the clock of the machine', () => {
  expect(writeDay('2026-03-01', { ...american, locale: 'en-GB' }, 'long')).toBe('1 March 2026');
  expect(writeDay('2026-03', { ...american, locale: 'en-GB' }, 'month')).toBe('March 2026');
  expect(writeDay('2026-12-31', american, 'figures')).toBe('12/31/2026');
});

test.each(['en-ZA', 'en-KE', 'en-NG', 'en-GB'])(
  'a day in words has no nought before it, for who reads %s',
  (locale) => {
    const words = { ...american, locale };
    expect(writeDay('2026-03-01', words)).toBe('1 Mar 2026');
    expect(writePeriod('2026-03-01', '2026-03-09', words)).toMatch(/^1\s?–\s?9 Mar 2026$/u);
    expect(writePeriod('2026-03-01', '2027-04-02', words)).toMatch(/^1 Mar 2026\s–\s2 Apr 2027$/u);
    expect(writePeriod('2026-03-01', '2026-03-09', { ...words, dateFormat: 'dd/MM/yyyy' })).toBe(
      '01/03/2026 – 09/03/2026',
    );
  },
);

test.each([
  ['MM/dd/yyyy', '03/01/2026'],
  ['dd/MM/yyyy', '01/03/2026'],
  ['yyyy/MM/dd', '2026/03/01'],
  ['yyyy-MM-dd', '2026-03-01'],
  ['words', 'Mar 1, 2026'],
] as const)('a day as %s is %s, and where there are words it keeps them', (dateFormat, written) => {
  expect(writeDay('2026-03-01', { ...american, dateFormat })).toBe(written);
  expect(writeDay('2026-03-01', { ...american, dateFormat }, 'weekday')).toBe('Sunday, March 1');
  expect(writeDay('2026-03', { ...american, dateFormat }, 'month')).toBe('March 2026');
});

test('an instant falls on the day and the hour of the place where the person is', () => {
  const instant = new Date('2026-03-01T02:30:00Z');
  const kenyan: Formats = { ...american, locale: 'en-KE', timeFormat: '24h', timeZone: 'Africa/Nairobi' };
  expect(dayAt(instant, 'America/New_York')).toBe('2026-02-28');
  expect(dayAt(instant, 'Africa/Nairobi')).toBe('2026-03-01');
  expect(writeTime(instant, kenyan)).toBe('05:30');
  expect(writeTime(instant, american)).toMatch(/^9:30\sPM$/);
  expect(writeMoment(instant, { ...kenyan, dateFormat: 'yyyy-MM-dd' })).toBe('2026-03-01, 05:30');
  expect(writeTime(new Date('2026-03-01T21:05:00Z'), kenyan)).toBe('00:05');
});

const local = (language: string, country: string | null) =>
  formatsOf(preferencesAt('XX'), { language, timeZone: 'UTC' }, country).locale;

test('without a choice the browser decides the notation, and the country where it says nothing', () => {
  expect(local('de-DE', 'KE')).toBe('en-DE');
  expect(local('zh-Hant-TW', null)).toBe('en-TW');
  expect(local('en', 'KE')).toBe('en-KE');
  expect(local('en', 'XX')).toBe('en-ZA');
});

test('what a person chose outranks the browser', () => {
  const place = { language: 'de-DE', timeZone: 'Europe/Berlin' };
  const chosen = { ...preferencesAt('XX'), language: 'en-KE', timezone: 'Africa/Lagos' } as const;
  expect(formatsOf(chosen, place, 'ZA')).toMatchObject({ locale: 'en-KE', timeZone: 'Africa/Lagos', currency: 'USD' });
  expect(formatsOf({ ...chosen, timezone: null }, place, 'ZA').timeZone).toBe('Europe/Berlin');
});

test.each([
  ['words', 'en-ZA', 'DD MMM YYYY'],
  ['words', 'en-US', 'MMM DD, YYYY'],
  ['dd/MM/yyyy', 'en-ZA', 'DD/MM/YYYY'],
  ['yyyy-MM-dd', 'en-ZA', 'YYYY-MM-DD'],
] as const)('an empty field of a day, in %s of %s, shows how to write one: %s', (dateFormat, locale, pattern) => {
  expect(dayPattern({ dateFormat, locale })).toBe(pattern);
});

test.each([
  ['-111.50', 'en-US', '−111.50'],
  ['1234567.5', 'de-DE', '1.234.567,5'],
  ['12', 'en-US', '12'],
  ['cannot be read', 'en-US', 'cannot be read'],
  ['12-34', 'en-US', '12-34'],
])('%s of a file is written in %s as %s', (text, locale, written) => {
  expect(writeDecimal(text, { locale })).toBe(written);
});
