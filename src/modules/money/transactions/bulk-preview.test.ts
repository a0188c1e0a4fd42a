import { expect, test } from 'vitest';
import { shownChanges } from './bulk-preview.ts';

const naming = {
  categoryOf: (id: string) => ({ fuel: 'Fuel', food: 'Groceries' })[id],
  tagOf: (id: string) => ({ trip: 'Trip', home: 'Home' })[id],
};
const before = { categoryId: 'food', description: 'Shop', note: null, tagIds: ['trip'], isReviewed: false };

test.each([
  ['nothing', {}, []],
  ['the category', { categoryId: 'fuel' }, [{ field: 'Category', from: 'Groceries', to: 'Fuel' }]],
  ['no category', { categoryId: null }, [{ field: 'Category', from: 'Groceries', to: 'Uncategorised' }]],
  ['a category that is gone', { categoryId: 'gone' }, [{ field: 'Category', from: 'Groceries', to: 'Uncategorised' }]],
  ['a note', { note: 'With Anna' }, [{ field: 'Note', from: 'none', to: 'With Anna' }]],
  ['tags, in order of their names', { tagIds: ['trip', 'home'] }, [{ field: 'Tags', from: 'Trip', to: 'Home, Trip' }]],
  ['the order of tags only', { tagIds: ['trip'] }, []],
  [
    'words and review',
    { description: 'Market', isReviewed: true },
    [
      { field: 'Description', from: 'Shop', to: 'Market' },
      { field: 'Reviewed', from: 'no', to: 'yes' },
    ],
  ],
])('before and after: %s', (_, change, expected) => {
  expect(shownChanges({ before, after: { ...before, ...change } }, naming)).toEqual(expected);
});
