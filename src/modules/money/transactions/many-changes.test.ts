import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BeforeMany, planOf, tagChange } from './many-changes.ts';

const row = (more: Partial<BeforeMany> = {}): BeforeMany => ({
  id: 'row',
  categoryId: 'food',
  categorySource: 'person',
  description: 'Shop',
  note: null,
  tagIds: [],
  needsReview: true,
  isLinked: false,
  ...more,
});
const NOTHING = { addTagIds: [], removeTagIds: [] };

describe('a change of many', () => {
  test.each([
    ['another category', row(), { categoryId: 'fuel' }, { refiles: true }],
    ['no category', row(), { categoryId: null }, { refiles: true }],
    ['the same category', row(), { categoryId: 'food' }, null],
    [
      'a category that a rule chose, confirmed',
      row({ categorySource: 'rule' }),
      { categoryId: 'food' },
      { refiles: true },
    ],
    ['no category where there is none', row({ categoryId: null, categorySource: null }), { categoryId: null }, null],
    ['another description', row(), { description: 'Market' }, { refiles: false }],
    ['the same description', row(), { description: 'Shop' }, null],
    ['a note', row(), { note: 'Ask' }, { refiles: false }],
    ['no note where there is none', row(), { note: null }, null],
    ['a tag', row(), { addTagIds: ['a'] }, { refiles: false }],
    ['a tag that is there', row({ tagIds: ['a'] }), { addTagIds: ['a'] }, null],
    ['a tag less', row({ tagIds: ['a'] }), { removeTagIds: ['a'] }, { refiles: false }],
    ['a tag less that is not there', row(), { removeTagIds: ['a'] }, null],
    ['reviewed', row(), { isReviewed: true }, { refiles: false }],
    ['reviewed already', row({ needsReview: false }), { isReviewed: true }, null],
    ['to review again', row({ needsReview: false }), { isReviewed: false }, { refiles: false }],
  ])('%s', (_name, before, change, wanted) => {
    const { changing, linked } = planOf([before], { ...NOTHING, ...change }, false);
    expect(changing).toEqual(wanted === null ? [] : [{ id: 'row', ...wanted }]);
    expect(linked).toBe(0);
  });

  test('leaves the category of a side of a transfer, and changes the rest of it', () => {
    const rows = [row({ isLinked: true }), row({ id: 'other', isLinked: true, note: 'x' })];
    const change = { ...NOTHING, categoryId: 'fuel', note: 'x' };
    expect(planOf(rows, change, false)).toEqual({ changing: [{ id: 'row', refiles: false }], linked: 2 });
    expect(planOf(rows, change, true).changing).toEqual([
      { id: 'row', refiles: true },
      { id: 'other', refiles: true },
    ]);
  });
});

describe('a change of tags', () => {
  const tags = [
    { id: 'a', ids: ['a', 'old'] },
    { id: 'b', ids: ['b'] },
  ];
  test.each([
    [['b'], [], ['b'], []],
    [['a'], [], ['a'], ['old']],
    [['a', 'a'], [], ['a'], ['old']],
    [[], ['a'], [], ['a', 'old']],
    // What is both added and taken away is taken away.
    [['b'], ['b'], [], ['b']],
    // A tag that is not there is not taken away.
    [[], ['gone'], [], []],
  ])('add %j, remove %j', (add, remove, addTagIds, removeTagIds) => {
    expect(tagChange(tags, { add, remove })).toEqual({ addTagIds, removeTagIds });
  });

  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'old', 'older'));
  test('leaves nothing to change where it was made', () => {
    const families = [
      { id: 'a', ids: ['a', 'old', 'older'] },
      { id: 'b', ids: ['b'] },
      { id: 'c', ids: ['c'] },
    ];
    const wished = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(ids, wished, wished, (tagIds, add, remove) => {
        const change = tagChange(families, { add, remove });
        const after = [
          ...tagIds.filter((id) => !change.removeTagIds.some((one) => one === id)),
          ...change.addTagIds.filter((id) => !tagIds.some((one) => one === id)),
        ];
        expect(planOf([row({ tagIds: after })], change, false).changing).toEqual([]);
      }),
    );
  });
});
