import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextRecord } from './cells.ts';
import { withWholeDays } from './whole-days.ts';

const record = (line: number, ...cells: string[]): TextRecord => ({ line, cells, text: cells.join(',') });
const days = (heading: string, ...cells: string[]): string[] =>
  withWholeDays(
    cells.map((cell, at) => record(at + 2, cell, '1.00')),
    record(1, heading, 'Amount'),
    [],
  ).body.map(({ cells: [first = ''] }) => first);

describe('a Unix time', () => {
  test.each([
    ['timestamp', '1767312000', '2026-01-02 00:00:00'],
    ['Date', '1767398399', '2026-01-02 23:59:59'],
    ['created', '1767398400123', '2026-01-03 00:00:00'],
    ['Unix time', '1767398400.5', '2026-01-03 00:00:00'],
    ['completed_at', '1000000000', '2001-09-09 01:46:40'],
  ])('under %s, %s, is %s', (heading, cell, day) => {
    expect(days(heading, cell)).toEqual([day]);
  });

  test.each([
    ['phone', '1767312000'],
    ['Reference', '1767312000'],
    ['Date', '0767312000'],
    ['Date', '9767312000'],
    ['Date', '17673120001'],
    ['timestamp', '20260102'],
  ])('is none under %s as %s', (heading, cell) => {
    expect(days(heading, cell)).toEqual([cell]);
  });

  test('is none where another cell of its column is not', () => {
    expect(days('timestamp', '1767312000', '17')).toEqual(['1767312000', '17']);
  });

  test('is one above a total too', () => {
    const body = [record(2, 'Shop', '1767312000', '1.00'), record(3, 'Total', '1 row')];
    const whole = withWholeDays(body, record(1, 'Details', 'Date', 'Amount'), []);
    expect(whole.body.map(({ cells }) => cells[1])).toEqual(['2026-01-02 00:00:00', '1 row']);
  });

  test('is the moment it counts to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000, max: 4_099_999_999 }), (seconds) => {
        const moment = new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
        expect(days('timestamp', `${seconds}`)).toEqual([moment]);
        expect(days('timestamp', `${seconds}999`)).toEqual([moment]);
      }),
    );
  });
});
