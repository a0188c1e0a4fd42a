import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AboutSchema } from './model.ts';
import { isBirthday } from './rules.ts';

test.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['1906-11-21', true],
  ['1906-11-20', false],
  ['1990-02-28', true],
  ['0001-01-01', false],
])('on 21 November 2026 somebody can have been born on %s: %s', (day, possible) => {
  expect(isBirthday(day, '2026-11-21')).toBe(possible);
});

const about = { firstName: 'Thandi', lastName: 'Nkosi', country: 'ZA' };

test.each(['superuser', 'admin', '', null, 7, { role: 'admin' }])(
  'the account type %o counts as individual',
  (type) => {
    expect(AboutSchema.parse({ ...about, userType: type }).userType).toBe('individual');
  },
);

test('whatever is sent along, nothing but what we ask for is looked at', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (extras) => {
      const known = ['country', 'dateOfBirth', 'firstName', 'lastName', 'monthStart', 'userType'];
      expect(
        Object.keys(AboutSchema.parse({ ...extras, ...about, userType: 'advisor', dateOfBirth: null })).sort(),
      ).toEqual(known);
    }),
  );
});

test('in a year before the oldest there is, nobody has too long a life to write down', () => {
  expect(isBirthday('0001-01-01', '0119-01-01')).toBe(true);
  expect(isBirthday('0009-05-05', '0130-05-05')).toBe(false);
  expect(isBirthday('0010-05-05', '0130-05-05')).toBe(true);
});
