import { describe, expect, test } from 'vitest';
import { profilesOf, type Profile } from './column-profiles.ts';

const NOTHING: Profile = {
  filled: 0,
  days: 0,
  figures: 0,
  digitDays: 0,
  money: 0,
  texts: 0,
  markers: 0,
  codes: 0,
  statuses: 0,
  distinct: 0,
  length: 0,
};
/** What a column of these cells looks like; a second one keeps every record a row. */
const profile = (...cells: string[]) =>
  profilesOf(
    cells.map((cell, at) => ({ line: at + 1, cells: [cell, 'x'], text: cell })),
    1,
  )[0];

describe('a column', () => {
  test.each<[cells: string[], found: Partial<Profile>]>([
    [[], {}],
    [['', '-', 'n/a'], {}],
    [['2026-01-13', '2026-02-30'], { filled: 2, days: 2, distinct: 2, length: 20 }],
    [['10122026', '2026-01-13'], { filled: 2, days: 2, digitDays: 1, distinct: 2, length: 18 }],
    [['12', '7'], { filled: 2, figures: 2, distinct: 2, length: 3 }],
    [['12.50', '7'], { filled: 2, figures: 2, money: 1, distinct: 2, length: 6 }],
    [['1,000'], { filled: 1, figures: 1, money: 1, distinct: 1, length: 5 }],
    [['-7'], { filled: 1, figures: 1, money: 1, distinct: 1, length: 2 }],
    [['R7'], { filled: 1, figures: 1, money: 1, distinct: 1, length: 2 }],
    [['7 Dr'], { filled: 1, figures: 1, money: 1, distinct: 1, length: 4 }],
    [['Rent', 'Rent', '#'], { filled: 3, texts: 2, distinct: 2, length: 9 }],
    [['ZAR', 'eur'], { filled: 2, texts: 2, codes: 2, distinct: 2, length: 6 }],
    [['ZARX', 'XZAR', 'abc', 'R'], { filled: 4, texts: 4, distinct: 4, length: 12 }],
    [['fcf', '€'], { filled: 2, texts: 1, distinct: 2, length: 4 }],
    [['CFA'], { filled: 1, texts: 1, distinct: 1, length: 3 }],
    [['DR', 'cr', '+'], { filled: 3, texts: 2, markers: 3, distinct: 3, length: 5 }],
    [['Completed', 'Pending', 'Zigzag'], { filled: 3, texts: 3, statuses: 2, distinct: 3, length: 22 }],
    [[`Failed${'x'.repeat(34)}`], { filled: 1, texts: 1, statuses: 1, distinct: 1, length: 40 }],
    [[`Failed${'x'.repeat(35)}`], { filled: 1, texts: 1, distinct: 1, length: 41 }],
  ])('%j', (cells, found) => {
    expect(profile(...cells)).toEqual({ ...NOTHING, ...found });
  });

  test('counts a thousand different cells', () => {
    const of = (count: number) => profile(...Array.from({ length: count }, (_, at) => `c${at}`))?.distinct;
    expect([of(999), of(1000), of(1001)]).toEqual([999, 1000, 1000]);
  });
});

test('records of one cell or none are no rows, and every column has a profile', () => {
  const body = ['a', '', '|', 'a|1.50'].map((text, at) => ({ line: at + 1, cells: text.split('|'), text }));
  expect(profilesOf(body, 3)).toEqual([
    { ...NOTHING, filled: 1, texts: 1, markers: 1, distinct: 1, length: 1 },
    { ...NOTHING, filled: 1, figures: 1, money: 1, distinct: 1, length: 4 },
    NOTHING,
  ]);
});
