import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDateFormat, numberText, serialText } from './cell-text.ts';

test.each([
  ['500', '500'],
  ['-0', '-0'],
  ['12.5', '12.50'],
  ['-1234.56', '-1234.56'],
  ['1234.5599999999999', '1234.56'],
  ['0.30000000000000004', '0.30'],
  ['1.234', '1.2340'],
  ['29.0004', '29.0004'],
  ['1E5', '100000'],
  ['1.5e3', '1500'],
  ['-2.5E-3', '-0.0025'],
  ['1.2E-2', '0.0120'],
  ['12345678901234567', '12345678901234567'],
  ['100.00', '100'],
  ['.5', '0.50'],
  ['Total', 'Total'],
  ['1,234.50', '1,234.50'],
  ['1E999', '1E999'],
])('%s is %s', (written, text) => {
  expect(numberText(written)).toBe(text);
});

test('an amount in cents comes back from the number that a spreadsheet stores', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_99, max: 999_999_999_99 }), (cents) => {
      const text = numberText(String(cents / 100));
      expect(Math.round(Number(text) * 100)).toBe(cents);
      // Never three decimals, which could be thousands.
      expect(text).toMatch(/^-?\d+(?:\.\d{2}|\.\d{4,})?$/);
    }),
  );
});

test.each([
  ['45658', false, '2025-01-01'],
  ['45658.5', false, '2025-01-01 12:00:00'],
  ['45658.999988426', false, '2025-01-01 23:59:59'],
  ['60', false, '1900-02-28'],
  ['61', false, '1900-03-01'],
  ['1', false, '1900-01-01'],
  ['44196', true, '2025-01-01'],
  ['0.75', false, '18:00:00'],
  ['0', false, null],
  ['-3', false, null],
  ['2958466', false, null],
  ['many', false, null],
])('the day %s (counted from 1904: %s) is %s', (serial, is1904, text) => {
  expect(serialText(serial, is1904)).toBe(text);
});

test.each([
  [14, undefined, true],
  [22, undefined, true],
  [2, undefined, false],
  [0, undefined, false],
  [164, 'yyyy-mm-dd', true],
  [164, 'dd/mm/yyyy;@', true],
  [164, '[$-1C09]dd mmmm yyyy', true],
  [164, 'h:mm:ss.000', true],
  [164, '[Red]-#,##0.00', false],
  [164, '"R" #,##0.00', false],
  [164, '[$R-1C09] #,##0.00', false],
  [164, '#,##0.00\\ "days"', false],
  [164, 'General', false],
  [164, '0.00E+00', false],
])('format %i %s shows days: %s', (id, code, isDate) => {
  expect(isDateFormat(id, code)).toBe(isDate);
});
