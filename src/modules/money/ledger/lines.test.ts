import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idOf } from '#kernel/id.ts';
import { isLineId, lineIdRange, lineIds } from './line-ids.ts';
import { filedAsLargest, followingLine } from './lines.ts';

const WHOLE = '019abc00-0000-7000-8000-000000000000';
const id = (hex: string) => `019abc00-0000-7000-8000-${hex.padStart(12, '0')}`;

describe('ids of lines', () => {
  test.each<[string, (string | null)[], string[], string[]]>([
    ['stand above the row, the first highest', [null, null, null], [], [id('3e8'), id('3e7'), id('3e6')]],
    ['stay where lines stay', [id('3e7'), null], [id('3e8'), id('3e7')], [id('3e7'), id('3e6')]],
    ['pass over what is taken', [null, null], [id('3e8'), id('3e6')], [id('3e7'), id('3e5')]],
    ['go below the lines that stand before them', [id('3e8'), null, id('3e7')], [], [id('3e8'), id('3e6'), id('3e7')]],
    ['begin again above where there is no room below', [id('1'), null], [], [id('1'), id('3e8')]],
  ])('%s', (_name, known, taken, expected) => {
    expect(lineIds(WHOLE, known, taken)).toEqual(expected);
  });

  test('are told from others by their place', () => {
    expect(lineIdRange(WHOLE)).toEqual({ first: id('1'), last: id('3e8') });
    expect([id('1'), id('3e8')].map((one) => isLineId(WHOLE, one))).toEqual([true, true]);
    expect([WHOLE, id('3e9')].map((one) => isLineId(WHOLE, one))).toEqual([false, false]);
  });

  test('of new lines fall, are all different and stand next to the row', () => {
    const dice = fc.uint8Array({ minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(
        dice,
        fc.integer({ min: 2, max: 50 }),
        fc.array(fc.integer({ min: 1, max: 1000 })),
        (bytes, count, used) => {
          const whole = idOf(1_700_000_000_000, bytes);
          const number = (text: string) => BigInt(`0x${text.replaceAll('-', '')}`);
          const near = (place: number) =>
            (number(whole) + BigInt(place))
              .toString(16)
              .padStart(32, '0')
              .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
          const taken = used.map(near);
          const ids = lineIds(
            whole,
            Array.from({ length: count }, () => null),
            taken,
          );
          expect(ids).toEqual(ids.toSorted().toReversed());
          expect(new Set([...ids, ...taken]).size).toBe(count + new Set(taken).size);
          expect(ids.every((one) => isLineId(whole, one))).toBe(true);
        },
      ),
    );
  });
});

describe('a split that ends', () => {
  test.each([
    [[-10n, -30n, -20n], 'b'],
    [[-10n, 40n, -30n], 'b'],
    [[-20n, -20n], 'a'],
  ])('of lines %s is filed as its largest', (minors, expected) => {
    const lines = minors.map((minor, at) => ({
      minor,
      categoryId: 'abc'[at] ?? null,
      categorySource: 'person' as const,
    }));
    expect(filedAsLargest(lines)).toEqual({ categoryId: expected, categorySource: 'person' });
  });

  test('without lines has no category', () => {
    expect(filedAsLargest([])).toEqual({ categoryId: null, categorySource: null });
  });
});

const line = (minor: bigint) => ({ minor, transferId: null });
const side = (minor: bigint) => ({ minor, transferId: 't' });
test.each([
  ['the last line, as it was', -100n, [line(-60n), line(-40n)], { at: 1, minor: -40n }],
  ['the last line', -110n, [line(-60n), line(-40n)], { at: 1, minor: -50n }],
  ['none where nothing would be left of it', -60n, [line(-60n), line(-40n)], null],
  ['the last line, turned round', -50n, [line(-60n), line(-40n)], { at: 1, minor: 10n }],
  ['the last that is no side of a transfer', -110n, [line(-60n), side(-40n)], { at: 0, minor: -70n }],
  ['a side where nothing would be left of another', -40n, [line(-60n), side(-40n)], { at: 1, minor: 20n }],
  ['the last side where all are', -110n, [side(-60n), side(-40n)], { at: 1, minor: -50n }],
  ['none where nothing would be left of the last side', -60n, [side(-60n), side(-40n)], null],
])('a difference of the whole goes to %s', (_, whole, lines, expected) => {
  expect(followingLine(whole, lines)).toEqual(expected);
});
