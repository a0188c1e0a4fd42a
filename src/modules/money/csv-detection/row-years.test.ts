import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { yearsInOrder, type RowDay } from './row-years.ts';

/** `2018-08-28` or, without its year, `08-28`. */
function rowOf(text: string): RowDay {
  const parts = text.split('-').map(Number);
  const [day = 0, month = 0, year = null] = parts.toReversed();
  return { day, month, year };
}
/** The years that are sure, or those under an answer; `open` where there is none. */
function years(rows: readonly string[], latest?: number) {
  const found = yearsInOrder(rows.map(rowOf));
  if (found === null || found === 'no-order') return found;
  if (found.kind === 'sure') return found.years;
  return latest === undefined ? 'open' : found.inYear(latest);
}

describe('rows without any year', () => {
  test.each<[what: string, rows: string[], found: number[] | 'no-order' | null]>([
    ['oldest first', ['07-06', '07-31', '08-02'], [2026, 2026, 2026]],
    ['newest first', ['08-02', '07-31', '07-06'], [2026, 2026, 2026]],
    ['over New Year', ['12-28', '12-31', '01-03'], [2025, 2025, 2026]],
    ['over New Year, newest first', ['01-03', '12-31', '12-28'], [2026, 2025, 2025]],
    ['one alone', ['07-06'], [2026]],
    [
      'a year and a half',
      ['09-01', '12-01', '03-01', '06-01', '09-01', '12-01', '03-01'],
      [2024, 2024, 2025, 2025, 2025, 2025, 2026],
    ],
    ['some days late', ['07-06', '07-31', '07-29', '08-02'], [2026, 2026, 2026, 2026]],
    ['late over New Year', ['12-20', '01-02', '12-31', '01-04', '02-01'], [2025, 2026, 2025, 2026, 2026]],
    ['a quiet half year', ['01-05', '01-29', '10-10', '11-03'], [2026, 2026, 2026, 2026]],
    ['in the other order as well, but for some days', ['01-05', '01-09', '10-10', '11-03'], null],
    ['in no order', ['03-29', '07-14', '05-01', '09-01'], 'no-order'],
    ['in either order with other years', ['12-05', '01-10'], null],
  ])('%s', (_, rows, found) => {
    expect(years(rows)).toBe(found === null || found === 'no-order' ? found : 'open');
    expect(years(rows, 2026)).toEqual(found);
  });

  test('a 29 February is in leap years alone', () => {
    expect(years(['02-29', '03-14'], 2024)).toEqual([2024, 2024]);
    expect(years(['02-29', '03-14'], 2025)).toBeNull();
    expect(years(['11-20', '12-30', '02-29'], 2024)).toEqual([2023, 2023, 2024]);
    expect(years(['02-20', '02-29', '05-30', '09-10', '01-04'], 2025)).toEqual([2024, 2024, 2024, 2024, 2025]);
  });

  test('whatever a bank exports comes back with the right year, and never without an answer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 4, maxLength: 40 }),
        fc.boolean(),
        (start, steps, isNewestFirst) => {
          let day = addDays('2018-01-01', start);
          const days = [day, ...steps.map((step) => (day = addDays(day, step)))];
          const written = isNewestFirst ? days.toReversed() : days;
          const rows = written.map((one) => one.slice(5));
          const latest = Number(days.at(-1)?.slice(0, 4));
          const found = years(rows, latest);
          // A few rows a year apart or less may run either way: then there is no answer, and none is wrong.
          if (found !== null) expect(found).toEqual(written.map((one) => Number(one.slice(0, 4))));
          expect([null, 'open']).toContain(years(rows));
          if (steps.length > 9 && steps.every((step) => step > 4)) expect(found).not.toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('rows of which some have a year', () => {
  test.each<[what: string, rows: string[], found: number[] | 'open' | 'no-order' | null]>([
    ['between two of one year', ['2018-09-20', '09-15', '2018-08-28'], [2018, 2018, 2018]],
    ['between two years', ['2018-12-20', '12-28', '01-03', '2019-01-10'], [2018, 2018, 2019, 2019]],
    [
      'in the year after the last that has one',
      ['03-03', '01-02', '2018-12-28', '2018-08-28'],
      [2019, 2019, 2018, 2018],
    ],
    ['before the first that has one', ['06-02', '06-20', '2018-07-01', '2018-08-01'], [2018, 2018, 2018, 2018]],
    ['written where it changes', ['2018-08-28', '09-15', '2018-10-01', '11-01'], [2018, 2018, 2018, 2018]],
    ['of that year, or of one that is left out', ['09-15', '2018-08-28', '2018-07-02'], 'open'],
    ['over New Year after them', ['2018-08-28', '2018-10-28', '12-15', '01-03'], 'open'],
    ['with years between them', ['2016-01-01', '06-15', '2018-12-31'], null],
    ['against those that have one', ['2018-09-20', '03-15', '2018-08-28'], 'no-order'],
    ['in either order, where one leaves the year open', ['2018-02-05', '01-10'], 'open'],
    ['that have one against each other', ['2018-09-20', '09-21', '2018-03-01', '2018-10-01'], 'no-order'],
    ['on a day that is not in that year', ['2018-02-20', '02-29', '2018-03-28'], null],
  ])('%s', (_, rows, found) => {
    expect(years(rows)).toEqual(found);
  });

  test('the answer is of those that are open alone, and never before the others', () => {
    const rows = ['09-15', '2018-08-28', '08-01', '2018-07-02'];
    expect(years(['09-15', '2018-08-28', '2018-07-02'], 2020)).toEqual([2020, 2018, 2018]);
    expect(years(['09-15', '2018-08-28', '2018-07-02'], 2017)).toBeNull();
    expect(years(rows)).toEqual([2018, 2018, 2018, 2018]);
    expect(yearsInOrder(['09-15', '2018-08-28', '2018-07-02'].map(rowOf))).toMatchObject({
      kind: 'open',
      nearest: 2018,
    });
  });
});
