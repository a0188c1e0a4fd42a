import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line } from './model.ts';
import { blocksOf, pitchOf } from './pitch.ts';

type One = { readonly line: Line; readonly isAnchor: boolean; readonly isPart: boolean; readonly row: number };

const line = (y: number, page = 0): Line => ({ page, y, h: 10, space: 3, cells: [] });
const one = (y: number, kind: 'day' | 'words' | 'other', row = 0): One => ({
  line: line(y),
  isAnchor: kind === 'day',
  isPart: kind === 'words',
  row,
});
const sizes = (all: readonly One[]) => blocksOf(all)?.map(({ length }) => length) ?? null;

/** Rows of so many lines, with the day on the first, the middle or the last of them. */
function pageOf(rows: readonly number[], align: 'top' | 'middle' | 'bottom', inside: number, between: number): One[] {
  let y = 50;
  return rows.flatMap((count, row) => {
    const day = align === 'top' ? 0 : align === 'bottom' ? count - 1 : Math.floor((count - 1) / 2);
    const lines = Array.from({ length: count }, (_, at) => one(y + at * inside, at === day ? 'day' : 'words', row));
    y += (count - 1) * inside + between;
    return lines;
  });
}

describe('rows whose lines stand closer to each other than to the next row', () => {
  test('are told apart, wherever their day stands', () => {
    const align = fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const);
    const rows = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(
        rows,
        align,
        fc.integer({ min: 8, max: 14 }),
        fc.integer({ min: 110, max: 400 }),
        (counts, at, inside, by) => {
          fc.pre(counts.some((count) => count > 1));
          const all = pageOf(counts, at, inside, (inside * by) / 100);
          expect(blocksOf(all)?.map((block) => block.map(({ row }) => row))).toEqual(
            counts.map((count, row) => Array.from({ length: count }, () => row)),
          );
        },
      ),
    );
  });

  test.each([
    ['rows of one line', pageOf([1, 1, 1, 1], 'top', 10, 12)],
    ['all lines alike far', pageOf([2, 1, 3, 1], 'top', 10, 10)],
    ['rows closer than the lines in them', pageOf([2, 2, 1, 2], 'top', 12, 9)],
    ['nothing', []],
    ['one line', [one(10, 'day')]],
  ])('%s do not say so', (_, all) => expect(sizes(all)).toBeNull());

  test('words far from every row are none of it, and many of them mean that distances say nothing', () => {
    const all = pageOf([2, 2, 2], 'top', 10, 13);
    const last = all.at(-1)?.line.y ?? 0;
    expect(sizes([...all, one(last + 13, 'words'), one(last + 26, 'other')])).toEqual([2, 2, 2, 1, 1]);
    const between = [...all, one(last + 13, 'words'), one(last + 26, 'words'), one(last + 39, 'day')];
    expect(sizes(between)).toBeNull();
  });

  test('a page ends a block', () => {
    const all = pageOf([2, 2, 2], 'top', 10, 13).map((each, at) =>
      at < 3 ? each : { ...each, line: { ...each.line, page: 1 } },
    );
    expect(sizes(all)).toEqual([2, 1, 1, 2]);
  });
});

test('the pitch is the largest distance within a row', () => {
  expect(pitchOf(pageOf([2, 1, 3], 'bottom', 11, 13))).toBe(11);
});
