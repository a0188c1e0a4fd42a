import { expect, test } from 'vitest';
import { LUNCH } from '#testing/merge-sides.ts';
import type { MergeChoices, MergeSide } from './model.ts';
import { BOTH, choicesOf, type Picked } from './picking.ts';

const side = (id: string, fields: Partial<MergeSide> = {}): MergeSide => ({ ...LUNCH, id, ...fields });

test.each<[string, Picked, Partial<MergeSide>, MergeChoices]>([
  ['nothing picked', {}, {}, {}],
  ['of the one that stays', { description: 'a' }, {}, { description: 'kept' }],
  ['of the one that goes', { description: 'b', reference: 'b' }, {}, { description: 'other', reference: 'other' }],
  ['of one that is neither', { description: 'c' }, {}, {}],
  ['both notes', { note: BOTH }, {}, { note: 'both' }],
  ['the note of one', { note: 'b' }, {}, { note: 'other' }],
  ['both, which only notes can be', { description: BOTH }, {}, {}],
  ['all', { bookedOn: 'b', categoryId: 'a', note: 'a' }, {}, { bookedOn: 'other', categoryId: 'kept', note: 'kept' }],
  ['a day that is locked', { bookedOn: 'b', description: 'b' }, { isLocked: true }, { description: 'other' }],
  ['the category of a split', { categoryId: 'b' }, { isSplit: true }, {}],
  ['the category of a transfer', { categoryId: 'b', note: 'b' }, { transferId: 't' }, { note: 'other' }],
])('%s', (_, picked, kept, choices) => {
  expect(choicesOf(picked, side('a', kept), side('b'))).toStrictEqual(choices);
});

test('what was picked holds whichever of the two stays', () => {
  const picked: Picked = { bookedOn: 'a', description: 'b', note: BOTH };
  expect(choicesOf(picked, side('a'), side('b'))).toEqual({ bookedOn: 'kept', description: 'other', note: 'both' });
  expect(choicesOf(picked, side('b'), side('a'))).toEqual({ bookedOn: 'other', description: 'kept', note: 'both' });
});
