import { expect, test } from 'vitest';
import { periodAt } from '#kernel/period-rules.ts';
import { monthsFrom } from '#testing/months.ts';
import { isCalendarMonth, writePeriod, writeSpan } from './period-text.client.ts';

const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');
const formats = { locale: 'en-ZA', dateFormat: 'words' } as const;

test('days of one month share its name, those of two have one each', () => {
  expect(plain(writeSpan({ from: '2026-10-01', to: '2026-10-22' }, formats))).toBe('1–22 Oct');
  expect(plain(writeSpan({ from: '2026-10-25', to: '2026-11-24' }, formats))).toBe('25 Oct – 24 Nov');
});

test('a calendar month has its name, another its days, and the year where it is not this one', () => {
  const written = (start: string, day: string) =>
    plain(writePeriod(periodAt(day, monthsFrom(start)), formats, '2026-11-22'));
  expect(written('1', '2026-11-09')).toBe('November 2026');
  expect(written('25', '2026-11-09')).toBe('25 Oct – 24 Nov');
  expect(written('25', '2025-11-09')).toBe('25 Oct – 24 Nov 2025');
});

test.each([
  ['2026-11-01', '2026-11-30', true],
  ['2028-02-01', '2028-02-29', true],
  ['2026-11-01', '2026-11-24', false],
  ['2026-10-25', '2026-11-24', false],
  ['2026-11-01', '2026-12-31', false],
])('%s to %s is a month of the calendar: %s', (begin, to, expected) => {
  expect(isCalendarMonth({ from: begin, to })).toBe(expected);
});
