import { expect, test } from 'vitest';
import { KINDS } from './model.ts';
import { KIND_WORDS } from './words.ts';

test('every kind has its words', () => {
  expect(Object.keys(KIND_WORDS).toSorted()).toEqual([...KINDS].toSorted());
});
