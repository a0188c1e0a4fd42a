import { expect, test } from 'vitest';
import { formOf, HolidayFormSchema } from './form.ts';
import type { PublicHoliday } from './model.ts';

const ENTERED: PublicHoliday = {
  id: '0197a3b0-0000-7000-8000-000000000000',
  country: 'NG',
  day: '2026-05-28',
  isHoliday: false,
  occasion: 'eid-al-adha',
  name: 'Eid al-Adha',
  source: 'Gazette 12',
};

test('a day that is there stays as it is where nothing is changed', () => {
  const { id: _, ...entered } = ENTERED;
  expect(HolidayFormSchema.parse(formOf(ENTERED))).toEqual(entered);
  const election = { ...ENTERED, isHoliday: true, occasion: null };
  expect(HolidayFormSchema.parse(formOf(election))).toMatchObject({ isHoliday: true, occasion: null });
});

test('an expected day begins as a holiday under its name, and lacks its source alone', () => {
  const form = formOf({ country: 'KE', occasion: 'eid-al-fitr', day: '2027-03-09', days: 1 });
  expect(form).toMatchObject({ country: 'KE', day: '2027-03-09', kind: 'yes', occasion: 'eid-al-fitr' });
  const { error } = HolidayFormSchema.safeParse(form);
  expect(error?.issues.map(({ path }) => path)).toEqual([['source']]);
});

test('an empty form lacks a date, a name and a source', () => {
  const { error } = HolidayFormSchema.safeParse(formOf(null));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['day', 'name', 'source']);
});
