import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeDay } from './formats.tsx';
import { addDays } from '#kernel/calendar.ts';
import { dayOrderOf, readDay } from './day-text.ts';
import { DATE_FORMATS, LANGUAGES } from '#kernel/preferences.ts';

describe('a day as someone wrote it', () => {
  test.each([
    ['25/03/2026', 'dmy', '2026-03-25'],
    ['25.3.2026', 'dmy', '2026-03-25'],
    ['25-3-26', 'dmy', '2026-03-25'],
    [' 25 3 2026 ', 'dmy', '2026-03-25'],
    ['03/25/2026', 'mdy', '2026-03-25'],
    ['3/4/2026', 'dmy', '2026-04-03'],
    ['3/4/2026', 'mdy', '2026-03-04'],
    ['3/4/2026', 'ymd', '2026-04-03'],
    ['2026-03-25', 'mdy', '2026-03-25'],
    ['2026/3/4', 'dmy', '2026-03-04'],
    ['25 Mar 2026', 'dmy', '2026-03-25'],
    ['25 march 2026', 'mdy', '2026-03-25'],
    ['Mar 25, 2026', 'dmy', '2026-03-25'],
    ['1 Sept 2026', 'dmy', '2026-09-01'],
    ['2026 May 4', 'dmy', '2026-05-04'],
    ['29/2/2024', 'dmy', '2024-02-29'],
    ['1/1/49', 'dmy', '2049-01-01'],
    ['1/1/50', 'dmy', '1950-01-01'],
  ] as const)('%s in the order %s is %s', (text, order, day) => {
    expect(readDay(text, order)).toBe(day);
  });

  test.each([
    '',
    '25',
    '25/03',
    '25/13/2026',
    '29/2/2026',
    '0/1/2026',
    '32 Jan 2026',
    '25 Foo 2026',
    '25/03/202',
    '25/03/3026',
    '1/2/3/2026',
    'yesterday',
    '25/03/026',
    '-1/2/2026x',
  ])('%j is none', (text) => {
    expect(readDay(text, 'dmy')).toBeNull();
  });

  test('every day comes back from how it is written, in every format and region', () => {
    const days = fc.integer({ min: -26_000, max: 46_000 }).map((count) => addDays('2000-01-01', count));
    fc.assert(
      fc.property(days, fc.constantFrom(...DATE_FORMATS), fc.constantFrom(...LANGUAGES), (day, dateFormat, locale) => {
        expect(readDay(writeDay(day, { locale, dateFormat }), dayOrderOf(dateFormat, locale))).toBe(day);
      }),
    );
  });
});
