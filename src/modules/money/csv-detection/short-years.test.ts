import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, writtenDay } from './dates.ts';

const dayOf = (text: string, order: 'dmy' | 'mdy'): string | null => {
  const value = writtenDay(text);
  return value === null ? null : dayIn(value, order);
};

describe('a year written short', () => {
  it.each([
    ["12/31'26", 'mdy', '2026-12-31'],
    ["1/5' 6", 'mdy', '2006-01-05'],
    ["1/ 5'6", 'mdy', '2006-01-05'],
    ["31.12'26", 'dmy', '2026-12-31'],
    ['31/12’26', 'dmy', '2026-12-31'],
    ["31/12'2026", 'dmy', '2026-12-31'],
    ["31/12'98", 'dmy', '1998-12-31'],
    ['10/ 5/ 6', 'dmy', '2006-05-10'],
    ['03/25/099', 'mdy', '1999-03-25'],
    ['03/25/126', 'mdy', '2026-03-25'],
    ['10-Nov-9', 'dmy', '2009-11-10'],
    ['6-Nov-9', 'mdy', '2009-11-06'],
    ["14 Sep '22", 'dmy', '2022-09-14'],
    ["14 Sep '9", 'dmy', '2009-09-14'],
    ["'2026-03-13", 'dmy', '2026-03-13'],
    ["'13/03/2026", 'dmy', '2026-03-13'],
  ] as const)('%s is %s', (text, order, day) => {
    expect(dayOf(text, order)).toBe(day);
  });

  it.each(['1/5/6', '10-11-9', '10.5.3', '12.5.126', '03/25/999', '03/25/016', '10 Nov 9', '10-Nov-9:30', '1 2 3'])(
    '%s is none',
    (text) => {
      expect(writtenDay(text)).toBeNull();
    },
  );

  it('behind an apostrophe is never one that stands first', () => {
    expect(writtenDay("12/11'10")).toEqual({ kind: 'open', first: 12, second: 11, year: 2010, dots: false });
  });

  it('names the same day with two digits, three or an apostrophe', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1970, max: 2069 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        (year, month, day) => {
          const whole = dayOf(`${day}/${month}/${year}`, 'dmy');
          const two = String(year % 100).padStart(2, '0');
          expect(dayOf(`${day}/${month}'${two}`, 'dmy')).toBe(whole);
          expect(dayOf(`${day}/${month}/${String(year - 1900).padStart(3, '0')}`, 'dmy')).toBe(whole);
        },
      ),
    );
  });
});
