import { expect, test } from 'vitest';
import { THERE } from '#modules/people/billing/plan-words.ts';
import { SCREENS } from './screens.tsx';

test('lists of plans call there what has a page, and nothing else', () => {
  // The page of plans is itself what `pricing` opens.
  expect(new Set([...SCREENS.map(({ module }) => module), 'pricing'])).toEqual(new Set(THERE));
});
