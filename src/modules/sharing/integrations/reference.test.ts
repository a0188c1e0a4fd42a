import { expect, test } from 'vitest';
import { OPERATIONS } from './public-api.model.ts';
import { REFERENCE_WORDS } from './words.ts';

test('the reference has a title for whatever an operation is about', () => {
  const nouns = new Set(Object.values(OPERATIONS).map(({ path }) => path.split('/')[0] ?? path));
  expect([...nouns].filter((noun) => !(noun in REFERENCE_WORDS.groups))).toEqual([]);
});
