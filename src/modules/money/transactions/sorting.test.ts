import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsOnPage, namesInOrder } from './sorting.ts';

test('names stand in alphabetical order, whatever their case', () => {
  const named = ['zebra', 'Apple', 'éclair', 'banana'].map((name) => ({ id: name, name }));
  expect(namesInOrder(named)).toEqual(['Apple', 'banana', 'éclair', 'zebra']);
});

const groups = fc.uniqueArray(
  fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', null), count: fc.integer({ min: 1, max: 9 }) }),
  { selector: ({ key }) => key },
);
const RANKS = ['c', 'a', 'd', 'b'];

test('the pages of a list are its rows, each once and in order, up and down', () => {
  fc.assert(
    fc.property(groups, fc.integer({ min: 1, max: 7 }), fc.constantFrom('up', 'down'), (all, limit, direction) => {
      const total = all.reduce((sum, { count }) => sum + count, 0);
      const rowsOf = (key: string | null) => {
        const count = all.find((group) => group.key === key)?.count ?? 0;
        return Array.from({ length: count }, (_, row) => `${key ?? 'none'} ${row}`);
      };
      const upwards = [...RANKS, null].flatMap((key) => rowsOf(key));
      const down = [...RANKS, null].toReversed().flatMap((key) => rowsOf(key));
      const pages: string[] = [];
      for (let offset = 0; offset < total; offset += limit)
        for (const part of groupsOnPage(all, RANKS, direction, { offset, limit }))
          pages.push(...rowsOf(part.key).slice(part.offset, part.offset + part.limit));
      expect(pages).toEqual(direction === 'up' ? upwards : down);
    }),
  );
});
