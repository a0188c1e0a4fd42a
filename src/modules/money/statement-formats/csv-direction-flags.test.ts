import { describe, expect, test } from 'vitest';
import { accountsOfLines as accountsIn } from '#testing/csv-lines.ts';

describe('a column that says whether a row is income', () => {
  test.each<[heading: string, yes: string, no: string]>([
    ['income', 'true', 'false'],
    ['isIncome', 'TRUE', 'FALSE'],
    ['is_income', '1', '0'],
    ['Is expense', 'no', 'yes'],
    ['доход', 'да', 'нет'],
    ['Einnahme', 'wahr', 'falsch'],
    ['ingreso', 'sí', 'no'],
  ])('%s: %s or %s', (heading, yes, no) => {
    const signed = [`account,amount,currency,title,date,${heading}`, `A,7.00,PKR,x,2026-04-08,${yes}`];
    const expected = { 'A PKR': ['7.00', '-5.00'], 'B USD': ['-2.00'] };
    const rows = (sign: string) => [`A,${sign}5.00,PKR,y,2026-04-09,${no}`, `B,${sign}2.00,USD,z,2026-04-10,${no}`];
    expect(accountsIn([...signed, ...rows('-')])).toEqual(expected);
    expect(accountsIn([...signed, ...rows('')])).toEqual(expected);
  });

  test('amounts of money in are none', () => {
    expect(accountsIn(['Date,Text,Amount,Income', '2026-04-08,a,-5.00,0', '2026-04-09,b,7.00,1'])).toEqual({
      ' ZAR': ['-5.00', '7.00'],
    });
  });
});
