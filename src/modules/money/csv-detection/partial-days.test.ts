import { expect, test } from 'vitest';
import { partialDay } from './partial-days.ts';

const numbers = (first: number, second: number, clock = '', dots = false) => ({
  kind: 'numbers',
  first,
  second,
  dots,
  clock,
});
const named = (month: number, day: number, clock = '') => ({ kind: 'named', month, day, clock });

test.each([
  ['06/07', numbers(6, 7)],
  ['6/7', numbers(6, 7)],
  ["'31/07", numbers(31, 7)],
  ['07-31', numbers(7, 31)],
  ['06 07', numbers(6, 7)],
  ['06.07', numbers(6, 7, '', true)],
  ['06.07.', numbers(6, 7, '', true)],
  ['6. 7.', numbers(6, 7, '', true)],
  ['06/07 18:20', numbers(6, 7, ' 18:20')],
  ["'06/07, 6:20 pm", numbers(6, 7, ' 6:20 pm')],
  ['06-07T18:20:30', numbers(6, 7, ' 18:20:30')],
  ['06.07. 18:20', numbers(6, 7, ' 18:20', true)],
  ['15 Sep', named(9, 15)],
  ["'15 Sep", named(9, 15)],
  ['15Sep', named(9, 15)],
  ['15-Sep-', null],
  ['15. September', named(9, 15)],
  ['1st March', named(3, 1)],
  ['Mon, 15 Sep', named(9, 15)],
  ['15 Sep 18:20', named(9, 15, ' 18:20')],
  ['06 Jul 8:05', named(7, 6, ' 8:05')],
  ['September 15', named(9, 15)],
  ['Sept. 15', named(9, 15)],
  ['September 15th', named(9, 15)],
  ['September 15, 18:20', named(9, 15, ' 18:20')],
  ['29 Feb', named(2, 29)],
  ['12 agosto', named(8, 12)],
  ['٠٦/٠٧', numbers(6, 7)],
  ['30 Feb', null],
  ['13/13', null],
  ['32/01', null],
  ['0/7', null],
  ['06/07/2026', null],
  ['06/2026', null],
  ['12 Items', null],
  ['Sep', null],
  ['15', null],
  ['06/07 paid', null],
  ['100/07', null],
  ['-06.07', null],
  ['6,07', null],
  ['', null],
])('%s', (cell, found) => {
  expect(partialDay(cell)).toEqual(found);
});
