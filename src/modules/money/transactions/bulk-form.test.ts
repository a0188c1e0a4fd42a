import { expect, test } from 'vitest';
import { bulkChangeOf, type BulkForm, EMPTY_BULK_FORM } from './bulk-form.ts';
import { BulkChangeSchema } from './bulk.parts.ts';

const ID = '0198f3a0-0000-7000-8000-00000000000a';

test.each<[string, Partial<BulkForm>, object | null]>([
  ['nothing', {}, null],
  ['spaces', { description: '  ', note: '\n' }, null],
  ['a category', { category: ID }, { categoryId: ID }],
  ['no category', { noCategory: true }, { categoryId: null }],
  ['no category after one was chosen', { category: ID, noCategory: true }, { categoryId: null }],
  ['no note', { noNote: true }, { note: null }],
  ['no note after one was written', { note: 'a', noNote: true }, { note: null }],
  ['texts', { description: 'Shop', note: 'a\nb' }, { description: 'Shop', note: 'a\nb' }],
  ['tags', { addTags: [ID], removeTags: [ID] }, { addTags: [ID], removeTags: [ID] }],
  ['reviewed', { review: 'reviewed' }, { isReviewed: true }],
  ['to review', { review: 'unreviewed' }, { isReviewed: false }],
])('a form with %s asks for just that, and the server takes it', (_name, form, asked) => {
  const change = bulkChangeOf({ ...EMPTY_BULK_FORM, ...form });
  expect(change).toEqual(asked === null ? null : { addTags: [], removeTags: [], ...asked });
  if (change !== null) expect(BulkChangeSchema.parse(change)).toEqual(change);
});
