import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { hasExpectedHolidays } from './expected-holidays.ts';
import { isWorkingDay } from './holidays.ts';
import { type GazettedDay, isWorkingDayWith, type MoonShift, NONE_ANNOUNCED } from './working-days.ts';

const holiday = (country: string, day: string, more: Partial<GazettedDay> = {}): GazettedDay => ({
  country,
  day,
  isHoliday: true,
  occasion: null,
  ...more,
});
const works =
  (country: string, gazetted: GazettedDay[], moon: -1 | 0 | 1 = 0) =>
  (day: string) =>
    isWorkingDayWith(day, country, { gazetted, moon });

describe('expected days', () => {
  // Eid al-Adha of 2026 is expected on Wednesday 27 May, in Nigeria with the day after it.
  test.each([
    ['NG', 0, ['2026-05-27', '2026-05-28']],
    ['NG', 1, ['2026-05-28', '2026-05-29']],
    ['NG', -1, ['2026-05-26', '2026-05-27']],
    ['KE', 0, ['2026-05-27']],
    ['KE', 1, ['2026-05-28']],
    ['ZA', 0, []],
  ] as const)('in %s, %i days later', (country, moon, free) => {
    const days = ['2026-05-25', '2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29'];
    expect(days.filter((day) => !works(country, [], moon)(day))).toEqual(free);
  });

  test('in Kenya one on a Sunday brings the next free day, in Nigeria not', () => {
    // Eid al-Fitr of 2025 is expected on Sunday 30 March.
    expect(works('KE', [])('2025-03-31')).toBe(false);
    expect(works('NG', [])('2025-03-31')).toBe(false);
    expect(works('NG', [])('2025-04-01')).toBe(true);
    expect(works('KE', [], -1)('2025-03-31')).toBe(true);
  });
});

describe('announced days', () => {
  test('one more holiday is one in its country alone', () => {
    const gazetted = [holiday('ZA', '2026-11-04')];
    expect([works('ZA', gazetted)('2026-11-04'), works('KE', gazetted)('2026-11-04')]).toEqual([false, true]);
    expect(works('XX', [holiday('XX', '2026-11-04')])('2026-11-04')).toBe(false);
  });

  test('a holiday that is none after all is a working day, unless it is a weekend', () => {
    expect(works('KE', [holiday('KE', '2026-10-20', { isHoliday: false })])('2026-10-20')).toBe(true);
    expect(works('KE', [holiday('KE', '2026-10-10', { isHoliday: false })])('2026-10-10')).toBe(false);
  });

  test('one for an occasion takes the place of all expected days of it, wherever the moon is', () => {
    const gazetted = [
      holiday('NG', '2026-05-28', { occasion: 'eid-al-adha' }),
      holiday('NG', '2026-05-29', { occasion: 'eid-al-adha' }),
    ];
    for (const moon of [-1, 0, 1] as const)
      expect(['2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29'].map(works('NG', gazetted, moon))).toEqual([
        true,
        true,
        false,
        false,
      ]);
    // Neither that of another year, nor another occasion.
    expect(works('NG', gazetted)('2027-05-17')).toBe(false);
    expect(works('NG', gazetted)('2026-03-20')).toBe(false);
  });

  test('an expected day is cancelled, and a fixed holiday on its day stays', () => {
    expect(
      works('KE', [holiday('KE', '2026-05-27', { isHoliday: false, occasion: 'eid-al-adha' })])('2026-05-27'),
    ).toBe(true);
    // Eid al-Fitr of 2022 is expected on Monday 2 May; Labour Day of Kenya was the Sunday before it.
    const cancelled = holiday('KE', '2022-05-02', { isHoliday: false, occasion: 'eid-al-fitr' });
    expect(works('KE', [cancelled])('2022-05-02')).toBe(false);
  });
});

test.each([
  // What the Kenya Gazette said: 25 May 2020 and 14 May 2021 for Idd-ul-Fitr, 12 August 2019 and 28 June 2023 for Idd-ul-Azha.
  ['2020-05-25', [0, 1]],
  ['2021-05-14', [1]],
  ['2019-08-12', [0, 1]],
  ['2023-06-28', [0]],
] as const)('%s was a holiday in Kenya, as it is with the moon %j days later', (day, moons) => {
  const fits = ([-1, 0, 1] as const).filter((moon) => !works('KE', [], moon)(day));
  expect(fits).toEqual(moons);
});

test('without announced and expected days nothing differs from what is calculated, and no day is gained', () => {
  const anyDay = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2015-01-01', days));
  const countries = fc.constantFrom('ZA', 'KE', 'NG', 'XX');
  fc.assert(
    fc.property(anyDay, countries, fc.constantFrom<MoonShift>(-1, 0, 1), (day, country, moon) => {
      const isWorking = isWorkingDayWith(day, country, { gazetted: NONE_ANNOUNCED, moon });
      if (isWorking || !hasExpectedHolidays(country)) expect(isWorkingDay(day, country)).toBe(isWorking);
    }),
    { numRuns: 500 },
  );
});
