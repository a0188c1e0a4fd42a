import { expect, test } from 'vitest';
import { dayInSix } from './existing-day.ts';

test.each<[digits: string, ymd: string | null, dmy: string | null]>([
  ['260301', '2026-03-01', '2001-03-26'],
  ['010326', '2001-03-26', '2026-03-01'],
  ['791231', '2079-12-31', null],
  ['800101', '1980-01-01', null],
  ['280228', '2028-02-28', '2028-02-28'],
  ['290228', '2029-02-28', '2028-02-29'],
  ['260230', null, '2030-02-26'],
  ['260001', null, null],
  ['320299', null, null],
  ['261301', null, null],
  ['260100', null, '2000-01-26'],
  ['000000', null, null],
  ['26030', null, null],
  ['      ', null, null],
])('%s', (digits, ymd, dmy) => {
  expect([dayInSix(digits, 'ymd'), dayInSix(digits, 'dmy')]).toEqual([ymd, dmy]);
});
