import { expect, test } from 'vitest';
import { OPERATIONS } from './public-api.model.ts';
import { API_SAMPLE } from './public-api.sample.ts';
import { SAMPLES } from './webhooks.samples.ts';
import { REFERENCE_WORDS } from './words.ts';

test('the reference has a title for whatever an operation is about', () => {
  const nouns = new Set(Object.values(OPERATIONS).map(({ path }) => path.split('/')[0] ?? path));
  expect([...nouns].filter((noun) => !(noun in REFERENCE_WORDS.groups))).toEqual([]);
});

/** Characters of a line that the widest card for reading shows. */
const WIDEST = 88;

test.each([['API', API_SAMPLE] as const, ...SAMPLES.map(({ label, code }) => [label, code] as const)])(
  'no line of the example for %s is wider than its card',
  (_, code) => {
    expect(code.split('\n').filter(({ length }) => length > WIDEST)).toEqual([]);
  },
);
