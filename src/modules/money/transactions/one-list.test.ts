import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listed, MOST_IN_LIST, outdated, pagesNear, placeAfter, ROWS_AT_ONCE, rowsIn } from './one-list.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));

describe('the rows that are loaded', () => {
  test('each stands at its place among all', () => {
    const { at, placeOf } = listed([
      { page: 3, rows: rows('c', 'd') },
      { page: 0, rows: rows('a', 'b') },
    ]);
    expect([...at].map(([place, { id }]) => [place, id])).toEqual([
      [0, 'a'],
      [1, 'b'],
      [300, 'c'],
      [301, 'd'],
    ]);
    expect(placeOf.get('d')).toBe(301);
    expect(at.get(2)).toBeUndefined();
  });

  test('a row that moved from one page to the next between two answers is shown once', () => {
    const { at, placeOf } = listed([
      { page: 0, rows: rows('a', 'b') },
      { page: 1, rows: rows('b', 'c') },
    ]);
    expect(placeOf.get('b')).toBe(1);
    expect(at.has(100)).toBe(false);
    expect(at.get(101)).toEqual({ id: 'c' });
  });
});

describe('the pages to load', () => {
  test.each([
    ['at the top only the first', { first: 0, last: 30 }, [], 10_000, [0]],
    ['the next, half a page before it is seen', { first: 20, last: 50 }, [], 10_000, [0, 1]],
    ['the one before, too', { first: 100, last: 130 }, [], 10_000, [0, 1]],
    ['only what is near, in the middle', { first: 5050, last: 5080 }, [], 10_000, [50, 51]],
    ['the last, without any behind it', { first: 9970, last: 9999 }, [], 10_000, [99]],
    ['those of rows that stay, in order', { first: 9970, last: 9999 }, [250, 3], 10_000, [0, 2, 99]],
    ['a row that stays in view adds none', { first: 0, last: 30 }, [7], 10_000, [0]],
    ['nothing beyond the end', { first: 0, last: 30 }, [700], 40, [0]],
    ['none of an empty list', { first: 0, last: 0 }, [], 0, []],
  ] as const)('%s', (_, view, stays, count, pages) => {
    expect(pagesNear(view, stays, count)).toEqual(pages);
  });

  test('all rows in view are on them, and never more than four pages for a view of a page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MOST_IN_LIST }),
        fc.nat(MOST_IN_LIST),
        fc.integer({ min: 1, max: ROWS_AT_ONCE }),
        (count, start, size) => {
          const first = Math.min(start, count - 1);
          const last = Math.min(first + size - 1, count - 1);
          const pages = pagesNear({ first, last }, [], count);
          for (const place of [first, last]) expect(pages).toContain(Math.floor(place / ROWS_AT_ONCE));
          expect(pages.length).toBeLessThanOrEqual(4);
          expect(Math.max(...pages) * ROWS_AT_ONCE).toBeLessThan(count);
        },
      ),
    );
  });
});

describe('where a key leads', () => {
  const view = { first: 40, last: 70 };
  test.each([
    ['ArrowDown', 41, 42],
    ['j', 41, 42],
    ['ArrowUp', 41, 40],
    ['k', 41, 40],
    ['PageDown', 41, 71],
    [']', 41, 71],
    ['PageUp', 41, 11],
    ['[', 41, 11],
    ['Home', 41, 0],
    ['End', 41, 9999],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 9999, 9999],
    ['PageUp', 3, 0],
    ['PageDown', 9990, 9999],
    // Before the first key, with what is in view.
    ['ArrowDown', null, 40],
    ['k', null, 40],
    ['PageDown', null, 70],
    ['x', 41, null],
    ['Enter', 41, null],
  ])('%s at %s: %s', (pressed, at, place) => {
    expect(placeAfter(pressed, at, view, 10_000)).toBe(place);
  });

  test('nowhere in an empty list', () => {
    expect(placeAfter('End', null, { first: 0, last: 0 }, 0)).toBeNull();
  });

  test('a view of one row still turns', () => {
    expect(placeAfter('PageDown', 5, { first: 5, last: 5 }, 10)).toBe(6);
  });
});

const answer = (count: number, asOf: number, isLeast = false) => ({ count, asOf, isLeast });

describe('how many rows the list has', () => {
  test.each([
    ['as known before the first answer', [], 120, 120],
    ['none where nothing is known', [], null, 0],
    ['as the newest answer says', [answer(10_000, 1), answer(10_001, 2)], 10_000, 10_001],
    ['fewer after a deletion', [answer(9_999, 2), answer(10_000, 1)], 10_000, 9_999],
    ['at least what was found, while a search goes on', [answer(201, 2, true), answer(401, 1, true)], null, 401],
    ['what the totals know of a search', [answer(201, 2, true)], 4_000, 4_000],
    ['no more than can be drawn', [answer(1_000_000, 1)], null, MOST_IN_LIST],
  ])('%s', (_, answers, known, count) => {
    expect(rowsIn(answers, known)).toBe(count);
  });
});

test('answers given before rows came or went are asked for again, and none for ever', () => {
  const [old, fresh, other] = [answer(100, 1), answer(101, 3), answer(101, 2)];
  expect(outdated([old, fresh, other])).toEqual([old]);
  expect(outdated([fresh, other])).toEqual([]);
  expect(outdated([answer(100, 1, true), answer(201, 2, true)])).toEqual([]);
  expect(outdated([])).toEqual([]);
});
