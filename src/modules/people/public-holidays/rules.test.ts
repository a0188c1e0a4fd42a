import { expect, test } from 'vitest';
import { expectedBetween } from './rules.ts';

const days = (country: string, from: string, to: string, announced: Parameters<typeof expectedBetween>[3] = []) =>
  expectedBetween(country, from, to, announced).map(({ occasion, day }) => `${occasion} ${day}`);

test('what is expected between two days, both included, also over the end of a year', () => {
  expect(days('NG', '2026-05-27', '2027-03-09')).toEqual([
    'eid-al-adha 2026-05-27',
    'mawlid 2026-08-25',
    'eid-al-fitr 2027-03-09',
  ]);
  expect(days('NG', '2026-05-28', '2027-03-08')).toEqual(['mawlid 2026-08-25']);
  // Thirteen months from December reach into the year after the next.
  expect(days('KE', '2026-12-01', '2028-01-01')).toEqual(['eid-al-fitr 2027-03-09', 'eid-al-adha 2027-05-16']);
});

test('what was announced or cancelled is expected no more, in its country and its year', () => {
  const announced = [{ country: 'KE', day: '2026-05-28', isHoliday: false, occasion: 'eid-al-adha' as const }];
  expect(days('KE', '2026-05-01', '2027-06-01', announced)).toEqual([
    'eid-al-fitr 2027-03-09',
    'eid-al-adha 2027-05-16',
  ]);
  expect(days('NG', '2026-05-01', '2026-06-01', announced)).toEqual(['eid-al-adha 2026-05-27']);
});
