import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFull, type KeptTag, MOST_TAGS, shownTags, tagsThere } from './rules.ts';

test.each([
  [0, false],
  [MOST_TAGS - 1, false],
  [MOST_TAGS, true],
  [MOST_TAGS + 1, true],
])('with %i tags the list is full: %s', (count, full) => {
  expect(isFull(count)).toBe(full);
});

const tag = (id: string, more: Partial<KeptTag> = {}): KeptTag => {
  return { id, name: `the ${id}`, isRemoved: more.mergedInto != null, mergedInto: null, ...more };
};

test('a tag has the transactions of those merged into it, through others too', () => {
  const kept = [tag('a'), tag('b', { mergedInto: 'a' }), tag('c', { mergedInto: 'b' }), tag('d')];
  expect(tagsThere(kept)).toEqual([
    { id: 'a', name: 'the a', ids: ['a', 'b', 'c'], formerNames: ['the b', 'the c'] },
    { id: 'd', name: 'the d', ids: ['d'], formerNames: [] },
  ]);
  expect(shownTags(tagsThere(kept), ['d', 'c', 'b'])).toEqual(['a', 'd']);
});

test('a deleted tag is gone, with those merged into it', () => {
  const kept = [tag('a', { isRemoved: true }), tag('b', { mergedInto: 'a' }), tag('c')];
  expect(tagsThere(kept).map(({ id }) => id)).toEqual(['c']);
  expect(shownTags(tagsThere(kept), ['a', 'b'])).toEqual([]);
});

test('tags that were merged in a circle are gone', () => {
  const kept = [tag('a', { mergedInto: 'b' }), tag('b', { mergedInto: 'a' }), tag('c', { mergedInto: 'a' }), tag('d')];
  expect(tagsThere(kept).map(({ ids }) => ids)).toEqual([['d']]);
});

/** Tags of which each may be merged into an earlier one, as commands leave them, or be deleted. */
const books = fc
  .array(fc.record({ into: fc.option(fc.nat(), { nil: null }), isRemoved: fc.boolean() }), { maxLength: 12 })
  .map((made) =>
    made.map(({ into, isRemoved }, at) => {
      const mergedInto = into === null || at === 0 ? null : `t${into % at}`;
      return tag(`t${at}`, { mergedInto, isRemoved: isRemoved || mergedInto !== null });
    }),
  );

test('each id belongs to one tag at most, and no tag that is there is lost', () => {
  fc.assert(
    fc.property(books, (kept) => {
      const there = tagsThere(kept);
      const all = there.flatMap(({ ids }) => ids);
      expect(new Set(all).size).toBe(all.length);
      expect(there.map(({ id }) => id)).toEqual(kept.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id));
      for (const { id } of kept) expect(shownTags(there, [id]).length).toBe(all.includes(id) ? 1 : 0);
    }),
  );
});
