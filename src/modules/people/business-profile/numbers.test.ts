import { expect, test } from 'vitest';
import { NUMBER_KINDS, numberForm, numberOf } from './numbers.ts';

test.each([
  ['ZA', 'registrationNumber', '2020/123456/07', '2020/123456/07'],
  ['ZA', 'registrationNumber', '2020 123456 07', '2020/123456/07'],
  ['ZA', 'registrationNumber', '202012345607', '2020/123456/07'],
  ['ZA', 'registrationNumber', '2020/12345/07', null],
  ['ZA', 'registrationNumber', '1720/123456/07', null],
  ['ZA', 'taxNumber', '9012 345 678', '9012345678'],
  ['ZA', 'taxNumber', '4012345678', null],
  ['ZA', 'vatNumber', '4 123 456 789', '4123456789'],
  ['ZA', 'vatNumber', '5123456789', null],
  ['ZA', 'vatNumber', '412345678', null],
  ['KE', 'taxNumber', 'p051234567x', 'P051234567X'],
  ['KE', 'taxNumber', 'A001234567Z', 'A001234567Z'],
  ['KE', 'taxNumber', 'B051234567X', null],
  ['KE', 'vatNumber', 'P051234567X', 'P051234567X'],
  ['KE', 'registrationNumber', 'pvt-abcd123', 'PVT-ABCD123'],
  ['KE', 'registrationNumber', 'CPR/2015/123456', 'CPR/2015/123456'],
  ['KE', 'registrationNumber', '123456', null],
  ['NG', 'registrationNumber', 'RC 1234567', 'RC1234567'],
  ['NG', 'registrationNumber', 'bn-123456', 'BN123456'],
  ['NG', 'registrationNumber', '1234567', null],
  ['NG', 'taxNumber', '12345678-0001', '12345678-0001'],
  ['NG', 'taxNumber', '123456780001', '12345678-0001'],
  ['NG', 'taxNumber', '1234567890', '1234567890'],
  ['NG', 'taxNumber', '1234567890123', '1234567890123'],
  ['NG', 'taxNumber', '123456789', null],
  ['NG', 'vatNumber', '12345678-0001', '12345678-0001'],
  ['NG', 'vatNumber', 'IKV 10012345678', 'IKV10012345678'],
  ['GB', 'registrationNumber', 'sc 123456', 'SC 123456'],
  ['GB', 'vatNumber', 'GB<script>', null],
  ['ZA', 'vatNumber', '  ', ''],
] as const)('%s %s: %s is kept as %s', (country, kind, text, kept) => {
  expect(numberOf(country, kind, text)).toBe(kept);
});

test('what is kept is kept again as it is', () => {
  for (const kept of ['2020/123456/07', 'RC1234567', '12345678-0001', 'P051234567X', 'SC 123456'])
    for (const country of ['ZA', 'KE', 'NG', 'GB'])
      for (const kind of NUMBER_KINDS) {
        const once = numberOf(country, kind, kept);
        if (once !== null) expect(numberOf(country, kind, once)).toBe(once);
      }
});

test('every number of every country says how it looks', () => {
  for (const country of ['ZA', 'KE', 'NG', 'GB'])
    for (const kind of NUMBER_KINDS) {
      const { label, hint } = numberForm(country, kind);
      expect([label, hint].every((text) => text.length > 5)).toBe(true);
    }
});
