import { expect, test } from 'vitest';
import { readTime } from './time-text.ts';

test.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['09.05', '09:05'],
  ['9h30', '09:30'],
  ['930', '09:30'],
  ['1430', '14:30'],
  ['7', '07:00'],
  ['0:00', '00:00'],
  ['23:59', '23:59'],
  ['2:30 pm', '14:30'],
  ['2:30\u202Fp.m.', '14:30'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  [' 8 am ', '08:00'],
])('%s is the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each(['', '24:00', '12:60', '13 pm', '0 am', '1:2', 'noon', '12345', '14:30:10'])('%s is no time', (text) => {
  expect(readTime(text)).toBeNull();
});
